/** All that a puzzle needs to be looked at: its game's board and words, and the puzzle itself. */
import type { Board } from '../../board/board.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { SHELF } from '../../games/shelf.ts';
import { language } from '../text/index.ts';

/** A game that has puzzles and a board to solve them on. */
export interface PuzzleGame {
  readonly module: DrawnGame;
  readonly board: Board;
  readonly text: GameText;
}

export const PUZZLE_GAMES: readonly DrawnGame[] = SHELF.filter((module) => module.puzzles && module.board);

export async function loadPuzzleGame(module: DrawnGame): Promise<PuzzleGame> {
  const [board, text] = await Promise.all([module.board!(), module.text[language()]()]);
  return { module, board, text };
}

/** The puzzle at the same time; undefined where there is none. */
export async function loadWith(
  module: DrawnGame,
  puzzle: Promise<Puzzle | undefined>,
): Promise<(PuzzleGame & { readonly puzzle: Puzzle | undefined }) | undefined> {
  const [game, found] = await Promise.all([loadPuzzleGame(module), puzzle]);
  return { ...game, puzzle: found };
}
