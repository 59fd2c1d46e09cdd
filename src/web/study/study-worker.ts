/** Looks closely at games in a thread of its own, so that neither page nor computer players wait. */
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/shelf.ts';
import { workerScope } from '../worker/scope.ts';
import { answering } from './answering.ts';
import type { StudyReply, StudyRequest } from './questions.ts';

const scope = workerScope<StudyRequest, StudyReply>();

scope.onmessage = ({ data }) => {
  answer(data).catch((fault: unknown) => {
    // thrown outside of any promise it is an error of the worker's, of which the page hears
    setTimeout(() => {
      throw fault;
    });
  });
};

async function answer({ id, of, question, budget }: StudyRequest): Promise<void> {
  const thinking = { budget, random: seededRandom('review'), now: () => performance.now() };
  const pieces = answering(findGame(of.game)!, of, question, thinking);
  for await (const piece of pieces) scope.postMessage({ id, ...piece });
  scope.postMessage({ id, told: 'done' });
}

scope.postMessage({ id: 0, told: 'awake' });
