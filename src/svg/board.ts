/**
 * What a game's board is: pure functions from a view to a drawing, and from a touch to a move. A board draws what it is
 * given and knows no rule: legal moves are handed in, and a refused one is explained by the rules.
 */
import type { AnyView, Notation, Random, Seen } from '../core/game.ts';
import type { Scene } from './scene.ts';

export interface BoardInput<View extends AnyView, Draft, Words> {
  readonly view: View;
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
  /** Turned round, so that the other side is at the bottom. */
  readonly flipped: boolean;
}

/** Touching something begins, goes on with, or makes a move. `tried` is a move that is not legal: the page says why. */
export type Touch<Draft> =
  | { readonly draft: Draft }
  /** A draft that the host's chance makes. */
  | { readonly draw: (random: Random) => Draft }
  | { readonly notes: string }
  | { readonly keepsakes: readonly string[] }
  | { readonly move: Notation }
  | { readonly tried: Notation }
  | undefined;

/** A button beside the board. Touching it is touching its target. */
export interface Control {
  readonly target: string;
  readonly label: string;
  /** Drawn on the button; its label is then said and not shown. */
  readonly picture?: Scene;
  readonly look?: 'main' | 'plain' | 'pad';
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

/** Controls that belong together. */
export interface ControlGroup {
  readonly label: string;
  readonly controls: readonly Control[];
}

/** One picture of an animation and how long it stands. */
export interface Frame<View> {
  readonly view: View;
  readonly ms: number;
}

export interface Board<View extends AnyView = AnyView, Draft = unknown, Words = unknown, Effect = unknown> {
  readonly noDraft: Draft;
  scene(input: BoardInput<View, Draft, Words>): Scene;
  /** What to do now, in a short sentence above the controls. */
  hint(input: BoardInput<View, Draft, Words>): string;
  controls(input: BoardInput<View, Draft, Words>): readonly ControlGroup[];
  touch(input: BoardInput<View, Draft, Words>, target: string): Touch<Draft>;
  /** Keys beside arrows, Enter and Escape: the target that a key touches. */
  key?(input: BoardInput<View, Draft, Words>, key: string): string | undefined;
  /** Whether a draft begun on one view still stands on the next. Not if not said. */
  keeps?(before: View, after: View): boolean;
  /** The pictures between two views, the last one apart. */
  frames(before: View, seen: Seen<Effect>, after: View): readonly Frame<View>[];
}
