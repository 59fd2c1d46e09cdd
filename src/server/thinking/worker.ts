/** Thinks for a computer player, off the event loop. It is shown that seat's view and nothing else. */
import { findGame } from '../../games/shelf.ts';
import { answerQuestion, type BotAnswer, type BotQuestion } from '../../table/course/questions.ts';

/** Places in the flags that both threads see. */
export const STARTED = 0;
export const HURRIED = 1;

export interface Work {
  readonly game: string;
  readonly question: BotQuestion;
  readonly flags: Int32Array;
}

export default async function think({ game, question, flags }: Work): Promise<BotAnswer | undefined> {
  Atomics.store(flags, STARTED, 1);
  const module = findGame(game);
  const hurried = () => Atomics.load(flags, HURRIED) === 1;
  return module && answerQuestion(module, question, { now: () => performance.now(), hurried });
}
