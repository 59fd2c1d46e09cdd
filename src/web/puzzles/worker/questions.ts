/** What a page asks the worker that judges puzzles, and what it answers. */
import type { GameEvent, Notation } from '../../../core/game.ts';
import type { Puzzle, PuzzleFinding } from '../../../core/puzzle.ts';
import type { HelpLevel, HelpTold, Judgement } from '../../../puzzles/judging.ts';

export type JudgeQuestion =
  /** The puzzle is being looked at: what can be worked out beforehand may be. */
  | { readonly do: 'prepare' }
  | { readonly do: 'judge'; readonly since: readonly GameEvent[]; readonly move: Notation }
  | { readonly do: 'help'; readonly since: readonly GameEvent[]; readonly level: HelpLevel };

export interface JudgeRequest {
  readonly id: number;
  readonly puzzle: Puzzle;
  readonly question: JudgeQuestion;
}

/** Whether a position makes a puzzle, and which. */
export interface ExamineRequest {
  readonly id: number;
  readonly position: Pick<Puzzle, 'game' | 'seats' | 'options'> & { readonly setUp: string };
}

/** One to request 0 says only that the worker is awake. */
export interface JudgeReply {
  readonly id: number;
  readonly judgement?: Judgement | undefined;
  readonly help?: HelpTold | undefined;
  /** So much of an examination is done, from 0 to 1; another reply comes. */
  readonly done?: number;
  readonly findings?: readonly PuzzleFinding[];
}
