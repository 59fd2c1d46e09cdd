/** What can be asked at a table by a key, or by a word where moves are typed. */
import { fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { locale } from '../text/index.ts';

export const QUERIES = ['again', 'last', 'moves', 'here', 'board', 'time', 'keys'] as const;
export type Query = (typeof QUERIES)[number];

/** Signs that no board uses, and that every keyboard has. */
export const QUERY_KEYS: Readonly<Record<Query, string>> = {
  again: '.',
  last: ',',
  moves: ';',
  here: '*',
  board: ':',
  time: '=',
  keys: '?',
};
/** Opens the line to type on. */
export const TYPING_KEY = '/';

/** A board as it is heard. */
export interface BoardHeard {
  /** The whole position. */
  readonly description: string;
  /** What to do now. */
  readonly hint: string;
  /** The move that a hint has advised. */
  readonly advice: string | undefined;
  /** How often something was touched that leads nowhere now, and why the last one does not if the hint does not say it. */
  readonly nudges: number;
  readonly why: string | undefined;
  /** The target that the keyboard is on. */
  readonly here: string | undefined;
  /** What begins or makes a move: targets, or else buttons. */
  choices(): readonly string[];
}

/** A table as whoever listens has it. */
export interface TableHeard {
  /** Where time may run. */
  readonly table?: Pick<TableModel, 'clock' | 'face' | 'now'> | undefined;
  readonly names: readonly string[];
  readonly board: BoardHeard;
  readonly lastMove: string | undefined;
}

/** As many as there are cards in the largest deck: more would be listened to by nobody. */
const MOST_CHOICES = 25;

export function answer(query: Exclude<Query, 'again' | 'keys'>, heard: TableHeard): string {
  const { ear } = tableWords();
  const { board } = heard;
  switch (query) {
    case 'last':
      return heard.lastMove ?? ear.nothingYet;
    case 'moves': {
      const choices = board.choices();
      if (choices.length === 0) return ear.noMoves;
      const more = choices.length - MOST_CHOICES;
      const list = fill(ear.moves, { moves: choices.slice(0, MOST_CHOICES).join(ear.or) });
      return more > 0 ? `${list} ${fill(ear.more, { count: String(more) })}` : list;
    }
    case 'here':
      return board.here ?? ear.nowhere;
    case 'board':
      return board.description;
    case 'time':
      return timeLeft(heard);
  }
}

/** Of the game's own clock, and of each player's. */
function timeLeft({ table, names }: TableHeard): string {
  const { ear } = tableWords();
  if (!table) return ear.noClock;
  const { clock, face } = table;
  const own = clock ? [fill(ear.timeLeft, { time: inWords(clock.endsAt - performance.now()) })] : [];
  const { left, running, since } = face.clock;
  const players =
    face.control.kind === 'none'
      ? []
      : left.map((ms, seat) => {
          const spent = running.includes(seat) ? table.now() - since : 0;
          return fill(ear.timeOf, { name: names[seat]!, time: inWords(ms - spent) });
        });
  return [...own, ...players].join(' ') || ear.noClock;
}

/** As a person says it: '1 minute 5 seconds'. */
function inWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const say = (unit: 'minute' | 'second', count: number) =>
    new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes > 0 && say('minute', minutes),
    (seconds % 60 > 0 || minutes === 0) && say('second', seconds % 60),
  ];
  return parts.filter(Boolean).join(' ');
}
