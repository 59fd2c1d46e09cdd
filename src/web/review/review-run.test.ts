/** A review under way: seen as it comes, ended and gone on with, kept when it is whole. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import type { Scale, Verdict } from '../../core/review.ts';
import { SHELF } from '../../games/shelf.ts';
import type { StudyRequest } from '../study/questions.ts';
import type { StudyHeard } from '../study/study-client.ts';
import { keptReview, reviewKey } from './kept-reviews.ts';
import { ReviewRun } from './review-run.ts';

const scale: Scale = {
  unit: 'result',
  better: 'more',
  from: -1,
  to: 1,
  even: 0,
  inaccurate: 1,
  mistake: 1,
  blunder: 2,
};
const events = ['a', 'b', 'c', 'd'].map((move, index) => ({ by: index % 2, move }));
const of = { game: SHELF[0]!.rules.id, seats: 2, options: {}, events };
const verdict = (index: number, loss = 0): Verdict => {
  return { index, by: index % 2, move: 'x', value: 1, after: 1 - loss, loss, exact: true, best: ['y'] };
};

/** What was asked, and what is said to it. */
class TestThreads {
  readonly asked: { readonly request: Omit<StudyRequest, 'id'>; readonly hear: (heard: StudyHeard) => void }[] = [];
  cancelled = 0;
  ask(request: Omit<StudyRequest, 'id'>, hear: (heard: StudyHeard) => void) {
    this.asked.push({ request, hear });
    return () => {
      this.cancelled++;
    };
  }
  say(...pieces: readonly StudyHeard[]): void {
    for (const piece of pieces) this.asked.at(-1)!.hear(piece);
  }
}

let threads: TestThreads;
let run: ReviewRun;
beforeEach(async () => {
  newBrowser();
  threads = new TestThreads();
  run = new ReviewRun(of, threads);
  await run.start();
  threads.say({ told: 'judged', judged: [0, 1, 2, 3], scale });
});

const tell = (...indices: readonly number[]) =>
  threads.say(
    ...indices.map((index): StudyHeard => ({ told: 'verdict', verdict: verdict(index, index === 2 ? 2 : 0) })),
  );

test('each verdict is there as soon as it is told, in the order of the game', () => {
  expect(threads.asked[0]!.request).toMatchObject({ of, question: { do: 'review' }, budget: {} });
  tell(3, 2);
  expect(run.phase.value).toBe('running');
  expect(run.moves.value.map(({ index }) => index)).toEqual([2, 3]);
  expect(run.summary.value).toMatchObject({ turningPoints: [2], moves: [{ mark: 'blunder' }, { mark: 'best' }] });
  expect([run.done.value, run.judged.value.length]).toEqual([2, 4]);
});

test('ended, it stays as far as it had come, and goes on from there', async () => {
  tell(3, 2);
  run.stop();
  expect([run.phase.value, threads.cancelled]).toEqual(['stopped', 1]);
  run.goOn();
  // the first that was known is judged once more: what follows it says more of the one before
  expect(threads.asked[1]!.request.of.events).toEqual(events.slice(0, 3));
  threads.say({ told: 'judged', judged: [0, 1, 2], scale });
  tell(2, 1, 0);
  threads.say({ told: 'done' });
  expect(run.moves.value.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  expect([run.phase.value, run.judged.value.length]).toEqual(['whole', 4]);
});

test('a thread that is lost says so, and another one goes on', () => {
  tell(3);
  threads.say({ told: 'lost' });
  expect(run.phase.value).toBe('lost');
  run.goOn();
  expect(threads.asked).toHaveLength(2);
  expect(run.phase.value).toBe('running');
});

test('what is whole is kept with its reasons: a second look asks nobody', async () => {
  tell(3, 2, 1, 0);
  threads.say({ told: 'done' });
  run.explain(verdict(2, 2));
  run.explain(verdict(2, 2));
  expect(threads.asked).toHaveLength(2);
  const explanation = { instead: ['y'], refutation: ['z'], reasons: [] };
  threads.say({ told: 'explanation', explanation }, { told: 'done' });
  await expect.poll(async () => (await keptReview(reviewKey(of)))?.explanations).toEqual({ 2: explanation });
  const again = new ReviewRun(of, threads);
  await again.start();
  expect([again.phase.value, again.done.value, again.scale.value]).toEqual(['whole', 4, scale]);
  expect(again.explanation(2)).toEqual(explanation);
  again.explain(verdict(2, 2));
  expect(threads.asked).toHaveLength(2);
});

test('what is not whole is not kept', async () => {
  tell(3, 2);
  run.stop();
  run.explain(verdict(2, 2));
  threads.say({ told: 'done' });
  expect(run.explanation(2)).toMatchObject({ instead: ['y'] });
  expect(await keptReview(reviewKey(of))).toBeUndefined();
});
