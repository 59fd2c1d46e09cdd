/** A table in lines of text: what has happened, what may be done now, how it ended. */
import type { Language } from '../../core/text.ts';
import { type Ending, winnersOf } from '../../table/state/ending.ts';
import { matchAfter, standing } from '../../table/state/match.ts';
import { levelAt } from '../../table/state/state.ts';
import type { ToldLine } from '../../table/told/messages.ts';
import { fill } from '../../text/index.ts';
import type { TEXT } from '../text/index.ts';
import { clock } from './clock.ts';
import type { Desk } from './desk.ts';
import type { TableHere } from './table-here.ts';

export type Words = (typeof TEXT)[Language]['play'];

/** Nothing of what goes without saying. */
export function told({ what }: ToldLine, { names, text }: TableHere, words: Words): string[] {
  if (what.t === 'played') return [text.tell(what.seen, (seat) => names[seat]!)];
  const happened: Readonly<Partial<Record<string, string>>> = words.happened;
  const sentence = happened[what.t];
  if (sentence === undefined || !('seat' in what)) return [];
  return [fill(sentence, { name: names[what.seat]!, level: 'level' in what ? String(what.level) : '' })];
}

export function playersLine({ table, names }: TableHere, words: Words): string {
  const players = names.map((name, seat) => {
    const level = levelAt(table.state, seat);
    return `${seat + 1} ${name}${level === undefined ? '' : fill(words.level, { level: String(level) })}`;
  });
  return fill(words.players, { players: players.join(', ') });
}

export function movesNow({ table, names }: TableHere, { people, asks }: Desk, words: Words): string {
  const { game, state } = table.state.position;
  const lines = (asks === 'chance' ? (['chance'] as const) : people).map((by) => {
    const { list, pattern } = game.legal(state, by);
    const moves = pattern ? fill(words.pattern, { pattern }) : list.map((move) => game.write(move)).join(' ');
    return `  ${by === 'chance' ? words.chance : names[by]}: ${moves}`;
  });
  return [words.moves, ...lines].join('\n');
}

export function promptOf(here: TableHere, { asks, speaker, people }: Desk, words: Words): string | undefined {
  const numbers = people.map((seat) => `${seat + 1} ${here.names[seat]}`).join(', ');
  return asks && clocksOf(here) + fill(words.prompts[asks], { name: here.names[speaker ?? 0]!, numbers });
}

/** `[Ada 4:35, Ben 5:00] `; of times a move only those that run. */
function clocksOf({ table, names }: TableHere): string {
  const { opened, time, phase } = table.state;
  const kind = phase === 'over' ? 'none' : opened.control.kind;
  const clocks = time.left.flatMap((ms, seat) => {
    const runs = time.running.includes(seat);
    if (kind === 'none' || (kind === 'move' && !runs)) return [];
    const seconds = Math.ceil(Math.max(0, runs ? ms + time.since - clock.now() : ms) / 1000);
    return [`${names[seat]} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`];
  });
  return clocks.length === 0 ? '' : `[${clocks.join(', ')}] `;
}

/** How it ended before its rules ended it. */
function brokenOff(ending: Exclude<Ending, { kind: 'played' }>, names: readonly string[], { endings }: Words): string {
  if (ending.kind === 'called-off') return endings.calledOff[ending.why];
  return ending.kind === 'drawn' ? endings.drawn : fill(endings[ending.kind], { name: names[ending.seat]! });
}

export function resultLines({ table, names, text, seed, players }: TableHere, words: Words): string[] {
  const { ending, hints, opened, position } = table.state;
  if (!ending) return [];
  const count = (points: readonly number[], of: readonly (string | number)[] = names) =>
    points.map((each, index) => `${of[index]} ${each}`).join(', ');
  const winners = winnersOf(ending).map((seat) => names[seat]);
  const lines = [winners.length > 0 ? fill(words.winners, { names: winners.join(', ') }) : words.drawn];
  if (ending.kind === 'played') {
    lines.unshift(`${words.over} ${text.endings[ending.outcome.reason]}`);
    lines.push(fill(words.scores, { scores: count(ending.outcome.scores) }));
  } else {
    lines.unshift(`${words.over} ${brokenOff(ending, names, words)}`);
  }
  if (hints.some((each) => each > 0)) lines.push(fill(words.hints, { hints: count(hints) }));
  lines.push(fill(words.seed, { seed }));
  if (opened.match) {
    const points = standing(position.game, matchAfter({ ...opened.match, seats: opened.seats }, ending));
    lines.push(fill(words.standing, { standing: count(points, players ?? points.map((_, player) => player + 1)) }));
  }
  return lines;
}
