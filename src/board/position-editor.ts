/**
 * Putting a position on the table: pure functions from what has been put down so far to a drawing, and from a touch to what is there
 * next. What is put down is a line of text in the editor's own writing, which may still be impossible: the rules have the last word.
 */
import type { AnyView, Viewer } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { Scene } from '../svg/scene.ts';
import type { ControlGroup } from './board.ts';

/** What is on the table so far, for how many players and with which options. */
export interface EditedPosition<Options = unknown> {
  readonly position: string;
  readonly options: Options;
  readonly seats: number;
}

/** As the board's host shows it: a view that nobody's knowledge narrows. */
export interface EditedView<Options = unknown> extends AnyView, EditedPosition<Options> {
  /** What is about to be put down, or was picked up: the editor's own name for it; '' for nothing. */
  readonly held: string;
}

export interface EditorInput<Options = unknown, Words = unknown> {
  readonly view: EditedView<Options>;
  /** Those of the game's board. */
  readonly words: Words;
  readonly names: readonly string[];
  readonly flipped: boolean;
}

/** What a touch leads to. What is not said stays as it is. */
export type EditorTouch = Partial<Pick<EditedView, 'position' | 'held'>> | undefined;

/** A position that the rules may be asked about, and whose knowledge it is. */
export interface SettledPosition {
  readonly setUp: string;
  readonly knowledge: Viewer | 'everything';
}

export interface PositionEditor<Options = unknown, Words = unknown> {
  /** For how many players, the usual number first. */
  readonly seats: readonly number[];
  /** Which options make a difference. */
  readonly options: readonly string[];
  /** What is on the table before anybody has touched it. */
  first(options: Options, seats: number): string;
  /** A position of the game (`SetUp`) in the editor's own writing; undefined if it has none for it. */
  open(setUp: string, options: Options, seats: number): string | undefined;
  /** The position as the rules read it; else what is missing or contradicts itself, in a sentence. */
  settle(edited: EditedPosition<Options>): Result<SettledPosition, string>;
  /** What is known of it already, in a sentence. */
  remark?(edited: EditedPosition<Options>): string | undefined;
  /** Its places are where the game's board has them, so that insights can be shown over it (`Board.place`). */
  scene(input: EditorInput<Options, Words>): Scene;
  /** What to do next. */
  prompt(input: EditorInput<Options, Words>): string;
  controls(input: EditorInput<Options, Words>): readonly ControlGroup[];
  touch(input: EditorInput<Options, Words>, target: string): EditorTouch;
}
