/** The shape of what players read. The sentences themselves stand in text/en.ts and text/fr.ts of each game. */
import type { Outcome, Seat, Seen } from './game.ts';

/** The languages that everything is said in. One more here, and the compiler names every place that does not speak it yet. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface OptionText {
  readonly label: string;
  readonly help: string;
  /** A name for each value that is a word; numbers speak for themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

/** `Effect` is what the game's own seen() tells; hosts hand back what they were given and need not know it. */
export interface GameText<Effect = unknown, Words = unknown, View = unknown> {
  readonly name: string;
  /** One line for the box. */
  readonly pitch: string;
  /** Who sits there: 'Blue', 'Red, odd tokens'. */
  seat(seat: Seat, seats: number): string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** By refusal reason; `{name}` stands for a detail of the refusal. */
  readonly refusals: Readonly<Record<string, string>>;
  /** By outcome reason: how the game ended. */
  readonly endings: Readonly<Record<string, string>>;
  /** By refusal or outcome reason: the anchor of the section of the rules page that explains it. */
  readonly why?: Readonly<Record<string, string>>;
  /** What the scores of a game at this many seats count: 'discs dropped'. */
  points(seats: number): string;
  /** Where the scores come from, a sentence each, told from the last view. */
  account(outcome: Outcome, view: View, name: (seat: Seat) => string): readonly string[];
  /** What the board says. */
  readonly board?: Words;
  /** How moves are typed, one line a kind of move. */
  readonly notation: readonly string[];
  /** The log line of an event as its viewer saw it; `name` says who sits at a seat. */
  tell(seen: Seen<Effect>, name: (seat: Seat) => string): string;
}

/** The same keys as another language's text, with other words. */
export type Translation<Text> = {
  readonly [Key in keyof Text]: Text[Key] extends string
    ? string
    : Text[Key] extends readonly string[]
      ? readonly string[]
      : Text[Key] extends (...args: infer Args) => string
        ? (...args: Args) => string
        : Text[Key] extends (...args: infer Args) => readonly string[]
          ? (...args: Args) => readonly string[]
          : Translation<Text[Key]>;
};
