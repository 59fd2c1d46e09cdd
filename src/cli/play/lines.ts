/** A game in lines of text: what happened, and what may be done now. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { GameText, Language } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { TEXT } from '../text/index.ts';

/** The log lines from event `from` on, as this viewer saw them. */
export function logLines(log: Log, from: number, viewer: Viewer, text: GameText, names: readonly string[]): string[] {
  const { game, seats, options, events } = log;
  let state = game.start(options, seats);
  const lines: string[] = [];
  for (const [index, { by, move: notation }] of events.entries()) {
    const move = expectOk(game.read(notation));
    if (index >= from) lines.push(text.tell(game.seen(state, by, move, viewer), (seat) => names[seat]!));
    state = game.apply(state, by, move);
  }
  return lines;
}

export function movesNow(
  { game, state }: Log,
  acting: readonly Seat[],
  names: readonly string[],
  language: Language,
): string {
  const words = TEXT[language].play;
  const lines = acting.map((seat) => {
    const { list, pattern } = game.legal(state, seat);
    const moves = pattern ? fill(words.pattern, { pattern }) : list.map((move) => game.write(move)).join(' ');
    return `  ${names[seat]}: ${moves}`;
  });
  return [words.moves, ...lines].join('\n');
}
