/** Thinks for the computer players, so that the page never stalls. */
import { findGame } from '../../games/shelf.ts';
import { answerQuestion } from '../../table/bots.ts';
import type { WorkerReply, WorkerRequest } from './thinker.ts';

/** The page's types know only the page's end of a worker. */
interface Scope {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage(reply: WorkerReply): void;
}
const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data }) => {
  const { id, game, question } = data;
  const reply = (message: Omit<WorkerReply, 'id'>) => scope.postMessage({ id, ...message });
  const module = findGame(game)!;
  const answer = await answerQuestion(module, question, {
    now: () => performance.now(),
    report: (info) => reply({ progress: info }),
  });
  reply({ answer: answer ?? null });
};
