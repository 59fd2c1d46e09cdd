/**
 * What a game's board is: pure functions from a view to a drawing, and from a touch to a move. A board draws what it is
 * given and knows no rule: legal moves are handed in, and a refused one is explained by the rules.
 */
import type { AnyView, Notation, Random, Seat, Seen } from '../core/game.ts';
import type { Scene, Shape } from '../svg/scene.ts';
import type { Moment, Reader } from './moment.ts';

/** The game's own clock at this table: a sandglass. */
export interface Clock {
  /** Of the game's timer. */
  readonly key: string;
  /** How long it runs in all. */
  readonly ms: number;
  /** How long it still runs, told anew once a second; what `runs` in a scene goes on by itself in between. */
  readonly left: number;
}

/** A timer of the game that ends as soon as all who are asked agree. */
export interface WaiverAsked {
  /** Of the game's timer. */
  readonly key: string;
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  /** Whoever is before the board is asked, and is the last who has not agreed. */
  readonly decides: boolean;
}

export interface BoardInput<View extends AnyView, Draft, Words, Effect = unknown> {
  readonly view: View;
  /** What led to this view, the newest last, as far back as the host knows it: enough to mark what was done last. */
  readonly past?: readonly Seen<Effect>[] | undefined;
  /** The legal moves of whoever sits before the board; empty when it is not his turn. */
  readonly moves: readonly Notation[];
  /** The form of the moves where there are too many to list. */
  readonly pattern?: string | undefined;
  /** What has been begun and not yet made: a picked piece, a half-filled row. Thrown away when the view changes. */
  readonly draft: Draft;
  /**
   * What whoever sits here has noted for himself in this game, in the board's own writing. The host keeps it in this
   * browser and sends it nowhere; absent where nothing is kept.
   */
  readonly notes?: string | undefined;
  /** What is kept of games of this kind from one to the next, each in the board's own writing; absent as above. */
  readonly keepsakes?: readonly string[] | undefined;
  /** The board's own sentences, in the reader's language. */
  readonly words: Words;
  /** Names of the players by seat. */
  readonly names: readonly string[];
  /** A move that is advised, to be shown on the board. */
  readonly advised?: Notation | undefined;
  /** Turned round, so that the other side is at the bottom. */
  readonly flipped: boolean;
  /** While one runs, where time is real. */
  readonly clock?: Clock | undefined;
  /** While a timer can be waived; where no clock runs, it ends in no other way. */
  readonly waiver?: WaiverAsked | undefined;
  /** People have ended the game before its rules did: how, in a sentence, which is then the hint. Nobody is to move. */
  readonly brokenOff?: string | undefined;
  /** Chance waits until the end of a round has been looked at. */
  readonly waits?: boolean | undefined;
  /** What the game's analyst says to the question of `review`; 'asked' while he thinks. */
  readonly analysis?: object | 'asked' | undefined;
  readonly settings?: Settings | undefined;
}

/** How this reader likes the board: kept in his browser, for all tables of the game. */
export type Settings = Readonly<Record<string, string>>;

/** Touching something begins, goes on with, or makes a move. `tried` is a move that is not legal: the page says why. */
export type Touch<Draft> =
  | { readonly draft: Draft }
  /** A draft that the host's chance makes. */
  | { readonly draw: (random: Random) => Draft }
  | { readonly notes: string }
  /** With a draft that knows how to undo it, if need be. */
  | { readonly keepsakes: readonly string[]; readonly draft?: Draft }
  | { readonly move: Notation }
  | { readonly tried: Notation }
  /** Changed ones only. */
  | { readonly settings: Settings }
  /** Enough has been seen: chance may draw. */
  | { readonly goOn: true }
  /** The timer that can be waived need not run on; false: it shall, after all. */
  | { readonly waive: boolean }
  | undefined;

export type Way = 'up' | 'right' | 'down' | 'left';
/** The targets that a swipe touches, one after the other; `from` is the target under the finger. */
export type Swipe = (way: Way, from: string | undefined) => readonly string[];

/** A button beside the board. Touching it is touching its target. */
export interface Control {
  readonly target: string;
  readonly label: string;
  /** What screen readers say where the label is a sign. */
  readonly spoken?: string;
  /** Drawn on the button; its label is then said and not shown. */
  readonly picture?: Scene;
  readonly look?: 'main' | 'plain' | 'pad';
  readonly disabled?: boolean;
  /** Why, where the hint does not say what is missing. */
  readonly why?: string | undefined;
  readonly pressed?: boolean;
}

/** A line to write on: what is written there touches its target, a colon and the text after it. */
export interface Field {
  readonly target: string;
  readonly label: string;
  readonly value: string;
  /** What stands there as long as nothing is written. */
  readonly instead: string;
  readonly longest: number;
}

/** Controls that belong together. */
export interface ControlGroup {
  readonly label: string;
  /** Before the controls. */
  readonly field?: Field;
  /** Rows one below the other, to choose one. */
  readonly list?: boolean;
  readonly controls: readonly Control[];
}

/** How it stands so far: a line, and a table behind it. */
export interface Tally {
  readonly summary: string;
  readonly head: readonly string[];
  /** One line each; none as long as there is nothing to tell. */
  readonly rows: readonly (readonly string[])[];
}

/** The board for a whole room: its drawing without what is too small to be read across it, and that in words beside it. */
export interface AfarBoard {
  readonly scene: Scene;
  /** The time, and the number that counts now. */
  readonly beside?: Scene | undefined;
  /** By seat. */
  readonly seats: readonly AfarSeat[];
}

export interface AfarSeat {
  /** What this seat has said in this round. */
  readonly said?: string | undefined;
  readonly score: string;
  readonly acts: boolean;
  /** Needs no more time. */
  readonly ready: boolean;
}

/** One picture of an animation and how long it stands. */
export interface Frame<View> {
  readonly view: View;
  readonly ms: number;
  /** What the ribbon says meanwhile. */
  readonly moment?: Moment;
  /** Its prompt tells what it shows. Else what to do is said once the last picture has come. */
  readonly speaks?: true;
}

export interface Board<View extends AnyView = AnyView, Draft = unknown, Words = unknown, Effect = unknown> {
  readonly noDraft: Draft;
  /** How many pixels below it hold what it needs to be played on a small screen: its hint and its controls. */
  readonly below: number;
  /** How much of it is there on the smallest phone, too, where the board is not played on alone. */
  readonly leastBelow?: number;
  /** Whether the side of a seat is at the top: for whoever sits there the board is turned. Nobody's is if not said. */
  isFar?(seat: Seat): boolean;
  scene(input: BoardInput<View, Draft, Words, Effect>): Scene;
  /** The colour and the piece of a seat, beside its name: drawn about the origin, as wide as 40. None where seats have none. */
  emblem?(view: View, seat: Seat): readonly Shape[];
  /** What to do now, in a short sentence above the controls. */
  prompt(input: BoardInput<View, Draft, Words, Effect>): string;
  /** A legal move as advice to whoever knows no notation: a sentence. The scene shows it where it is `advised`. */
  advise(input: BoardInput<View, Draft, Words, Effect>, move: Notation): string;
  controls(input: BoardInput<View, Draft, Words, Effect>): readonly ControlGroup[];
  tally?(input: BoardInput<View, Draft, Words, Effect>): Tally | undefined;
  /** What the board itself notes for whoever sits here: his notes anew; undefined if they stay. */
  jots?(input: BoardInput<View, Draft, Words, Effect>): string | undefined;
  touch(input: BoardInput<View, Draft, Words, Effect>, target: string): Touch<Draft>;
  /** What was carried from one target to another. If not said, the one is touched when it is taken up, and then the other. */
  drop?(input: BoardInput<View, Draft, Words, Effect>, from: string, to: string): Touch<Draft>;
  /** The target that a key touches, before arrows go from target to target and Enter touches one. */
  key?(input: BoardInput<View, Draft, Words, Effect>, key: string): string | undefined;
  /** Its own keys are the arrows too: they never go through the game again while it is played. */
  readonly takesArrows?: true;
  /** Whether a draft begun on one view still stands on the next. Not if not said. */
  keeps?(before: View, after: View): boolean;
  /** The pictures between two views, the last one apart. */
  frames(before: View, seen: Seen<Effect>, after: View): readonly Frame<View>[];
  /** What the ribbon says of a moment; and along which edge it lies, the far one of whom it is about if not said. */
  ribbon?(moment: Moment, reader: Reader<Words>): string;
  readonly ribbonEdge?: 'top' | 'bottom';
  /** Where the goal of the game hides least of what is to be seen at its start; the top if not said. */
  readonly goalEdge?: 'top' | 'bottom';
  /** What goes on by itself: the draft that follows this one, and after how long. */
  onward?(input: BoardInput<View, Draft, Words, Effect>): { readonly draft: Draft; readonly ms: number } | undefined;
  /** As many look at it across a room. The drawing as usual, and names beside it, if not said. */
  afar?(input: BoardInput<View, Draft, Words, Effect>): AfarBoard;
  /** Where nobody touches the board: the target that is touched by itself, and after how long, so that what was decided is looked back at. */
  byItself?(
    input: BoardInput<View, Draft, Words, Effect>,
  ): { readonly target: string; readonly ms: number } | undefined;
  /** Where swipes mean something now. A board that has them can be played without being seen: from a pad, before a big screen. */
  swipe?(input: BoardInput<View, Draft, Words, Effect>): Swipe | undefined;
  /**
   * The outline of a place, whether or not it can be touched now: insights speak of it by this name (a cell, a bridge). Drawn
   * where it lies, its colours apart; undefined where there is none of that name.
   */
  place?(input: BoardInput<View, Draft, Words, Effect>, name: string): Shape | undefined;
  /** The view to ask the game's analyst about: of what is decided, so that the answer helps nobody to play. */
  review?(view: View): View | undefined;
}
