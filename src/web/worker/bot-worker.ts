/** Thinks for the computer players and for the analyst, so that the page never stalls. */
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/shelf.ts';
import { answerQuestion } from '../../table/course/questions.ts';
import { workerScope } from './scope.ts';
import type { WorkerReply, WorkerRequest } from './thinker.ts';

const scope = workerScope<WorkerRequest, WorkerReply>();

scope.onmessage = async ({ data }) => {
  const { id, game, question } = data;
  const reply = (message: Omit<WorkerReply, 'id'>) => scope.postMessage({ id, ...message });
  const module = findGame(game)!;
  if ('analyse' in question) {
    const analyst = await module.analyst?.();
    const thinking = { budget: { ms: question.ms }, random: seededRandom('analysis'), now: () => performance.now() };
    return reply({ analysis: (await analyst?.analyse(question.analyse, thinking)) ?? null });
  }
  const answer = await answerQuestion(module, question, {
    now: () => performance.now(),
    report: (info) => reply({ progress: info }),
  });
  reply({ answer: answer ?? null });
};

scope.postMessage({ id: 0 });
