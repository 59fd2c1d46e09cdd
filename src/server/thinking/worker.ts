/** Thinks for a computer player, off the event loop. It is shown that seat's view and nothing else. */
import { findGame } from '../../games/shelf.ts';
import { answerQuestion, type BotAnswer, type BotQuestion } from '../../table/bots.ts';

export default async function think(work: {
  readonly game: string;
  readonly question: BotQuestion;
}): Promise<BotAnswer | undefined> {
  const module = findGame(work.game);
  return module && answerQuestion(module, work.question, { now: () => performance.now() });
}
