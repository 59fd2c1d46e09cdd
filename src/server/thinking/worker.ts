/** Works off the event loop: thinks for a computer player, who is shown his seat's view and nothing else, or judges a solution. */
import type { Notation } from '../../core/game.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import { findGame } from '../../games/shelf.ts';
import { Judge } from '../../puzzles/judging.ts';
import { answerQuestion, type BotAnswer, type BotQuestion } from '../../table/course/questions.ts';

export interface ThinkingWork {
  readonly game: string;
  readonly question: BotQuestion;
  /** Both threads see it: 1 once the answer is wanted now, or not at all. */
  readonly hurried: Int32Array;
}

/** Whether these moves solve this puzzle. */
export interface JudgingWork {
  readonly puzzle: Puzzle;
  readonly moves: readonly Notation[];
}

export type Work = ThinkingWork | JudgingWork;

export default async function work(work: Work): Promise<BotAnswer | boolean | undefined> {
  return 'puzzle' in work ? judge(work) : think(work);
}

async function judge({ puzzle, moves }: JudgingWork): Promise<boolean> {
  const module = findGame(puzzle.game);
  const puzzles = await module?.puzzles?.();
  return puzzles !== undefined && new Judge(module!.rules, await puzzles.maker(), puzzle).isSolvedBy(moves);
}

async function think({ game, question, hurried }: ThinkingWork): Promise<BotAnswer | undefined> {
  const module = findGame(game);
  return (
    module &&
    answerQuestion(module, question, {
      now: () => performance.now(),
      hurried: () => Atomics.load(hurried, 0) === 1,
    })
  );
}
