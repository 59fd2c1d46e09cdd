/** Thinks for a computer player, off the event loop. It is shown that seat's view and nothing else. */
import { findGame } from '../../games/shelf.ts';
import { answerQuestion, type BotAnswer, type BotQuestion } from '../../table/course/questions.ts';

export interface Work {
  readonly game: string;
  readonly question: BotQuestion;
  /** Both threads see it: 1 once the answer is wanted now, or not at all. */
  readonly hurried: Int32Array;
}

export default async function think({ game, question, hurried }: Work): Promise<BotAnswer | undefined> {
  const module = findGame(game);
  return (
    module &&
    answerQuestion(module, question, {
      now: () => performance.now(),
      hurried: () => Atomics.load(hurried, 0) === 1,
    })
  );
}
