/**
 * The shape of what players read. A game's sentences are data, in its text/en.ts and text/fr.ts; its text/telling.ts says,
 * once for all languages, which of them is said when, and what fills its blanks.
 */
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

/** What is said of one kind of puzzle. */
export interface PuzzleText {
  /** What it is about, in a few words: the name of a theme. */
  readonly name: string;
  /** What is to be done. */
  readonly task: string;
  /** What holds in some of them: by an option and its value. */
  readonly given?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What has been done, once it is. */
  readonly solved: string;
  /** What a wrong move comes to; and another sentence for some moves, by what their notation begins with before a colon. */
  readonly wrong: string;
  readonly wrongMoves?: Readonly<Record<string, string>>;
  /** What any but the first wrong move comes to, where that is another thing. */
  readonly wrongLater?: string;
  /** Why a position makes no such puzzle, by the reason of its finding. */
  readonly cannot?: Readonly<Record<string, string>>;
}

/** `Effect` is what the game's own seen() tells; hosts hand back what they were given and need not know it. */
export interface GameText<Effect = unknown, Words = unknown, View = unknown> {
  readonly name: string;
  /** One line for the box. */
  readonly pitch: string;
  /** What everybody is after, short enough to be read along the edge of a small board; no full stop. */
  readonly goal: string;
  /** Who sits there: 'Blue', 'Red, odd tokens'. */
  seat(seat: Seat, seats: number): string;
  /** What a seat plays with in this position, where its name does not say: 'the blue tube'. */
  side?(view: View, seat: Seat): string;
  /** What a drawing without colours leaves open: 'The target is the red circle.' */
  inWords?(view: View, seat: Seat): string;
  readonly options: Readonly<Record<string, OptionText>>;
  /** By refusal reason; `{name}` stands for a detail of the refusal. */
  readonly refusals: Readonly<Record<string, string>>;
  /** By outcome reason: how the game ended. */
  readonly endings: Readonly<Record<string, string>>;
  /** Why a move was worse than another, by the key of a `Reason`: what a reviewer says. */
  readonly reasons?: Readonly<Record<string, Sentence>>;
  /** By kind of puzzle. */
  readonly puzzles?: Readonly<Record<string, PuzzleText>>;
  /** By refusal or outcome reason: the anchor of the section of the rules page that explains it. */
  readonly why?: Readonly<Record<string, string>>;
  /** What the places that refusals name are called in this language, where notation calls them otherwise. */
  readonly places?: Readonly<Record<string, string>>;
  /** What the scores of a game at this many seats count: 'discs dropped'. */
  points(seats: number): string;
  /** Where the scores come from, a sentence each, told from the last view. */
  account(outcome: Outcome, view: View, name: (seat: Seat) => string): readonly string[];
  /** What the board says. */
  readonly board?: Words;
  /** How moves are typed, one line a kind of move. */
  readonly notation: readonly string[];
  /** What notation writes, in words that people may type instead: `|` stands between them, and those of '' mean nothing. */
  readonly spellings?: Readonly<Record<string, string>>;
  /** What the board's own keys do, one line a kind of key. */
  readonly keys?: readonly string[];
  /** The log line of an event as its viewer saw it; `name` says who sits at a seat. */
  tell(seen: Seen<Effect>, name: (seat: Seat) => string): string;
}

/** Of the categories of Intl.PluralRules those that our languages need. */
export type Plural = Readonly<Record<'one' | 'other', string>>;
/** A sentence with its `{blanks}`, or one for each plural form: the blank `{count}` decides. */
export type Sentence = string | Plural;

/** What a telling makes of sentences. */
type ToldPart = 'seat' | 'side' | 'inWords' | 'points' | 'account' | 'tell';

/** What a game says in one language: data alone. */
export interface TextData extends Omit<GameText, ToldPart> {
  readonly sentences: Readonly<Record<string, Sentence>>;
  /** What the telling fills blanks with, where no word of the board will do: tables by what is named. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What has to be said of a game: typed by one language's data, and filled with any. */
export type Telling<Data extends TextData, Effect = unknown, View = unknown> = (
  locale: Locale<Data>,
) => Pick<GameText<Effect, unknown, View>, ToldPart>;

/** One language, at the telling's service. */
export interface Locale<Data extends TextData> {
  /** The sentence of this key with its blanks filled. The compiler knows which blanks it has. */
  say<Key extends string & keyof Data['sentences']>(key: Key, ...blanks: Blanks<Data['sentences'][Key]>): string;
  /** 'a, b and c'. */
  list(parts: readonly string[]): string;
  readonly data: Translation<Data>;
}

type Blanks<Of extends Sentence> = [BlankOf<Of>] extends [never]
  ? []
  : [{ readonly [Blank in BlankOf<Of>]: Blank extends 'count' ? number : string | number }];
type BlankOf<Of extends Sentence> = Of extends string
  ? BlankIn<Of>
  : Of extends Plural
    ? 'count' | BlankIn<Of[keyof Plural]>
    : never;
type BlankIn<Template extends string> = Template extends `${string}{${infer Blank}}${infer Rest}`
  ? Blank | BlankIn<Rest>
  : never;

/** The same keys as another language's text, with other words. Where a sentence counts, each language has its own plurals. */
export type Translation<Text> = {
  readonly [Key in keyof Text]: Text[Key] extends Plural | `${string}{count}${string}`
    ? Sentence
    : Text[Key] extends string
      ? string
      : Translation<Text[Key]>;
};
