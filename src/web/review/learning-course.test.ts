/** Learning from mistakes: what is right, what is checked, and what counts as found. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import type { Scale, Verdict } from '../../core/review.ts';
import type { MarkedMove } from '../../core/review-summary.ts';
import { SHELF } from '../../games/shelf.ts';
import type { StudyRequest } from '../study/questions.ts';
import type { StudyHeard } from '../study/study-client.ts';
import { LearningCourse, lessonsOf } from './learning-course.ts';
import { ReviewRun } from './review-run.ts';

const scale: Scale = {
  unit: 'tokens',
  better: 'more',
  from: -9,
  to: 9,
  even: 0,
  inaccurate: 1,
  mistake: 3,
  blunder: 6,
};
const events = ['a', 'b', 'c', 'd'].map((move, index) => ({ by: index % 2, move }));
const of = { game: SHELF[0]!.rules.id, seats: 2, options: {}, events };
const marked = (index: number, mark: MarkedMove['mark'], loss: number): MarkedMove => {
  const [by, move] = [index % 2, 'played'];
  return { index, by, move, value: 5, after: 5 - loss, loss, exact: true, best: ['better', 'good'], mark };
};
const moves = [marked(0, 'blunder', 7), marked(1, 'mistake', 4), marked(2, 'mistake', 3), marked(4, 'inaccurate', 1)];

let asked: { request: Omit<StudyRequest, 'id'>; hear: (heard: StudyHeard) => void; ended: boolean }[];
let course: LearningCourse;
beforeEach(() => {
  newBrowser();
  asked = [];
  const threads = {
    ask: (request: Omit<StudyRequest, 'id'>, hear: (heard: StudyHeard) => void) => {
      const each = { request, hear, ended: false };
      asked.push(each);
      return () => {
        each.ended = true;
      };
    },
  };
  const run = new ReviewRun(of, threads);
  run.scale.value = scale;
  course = new LearningCourse(lessonsOf(moves, 0), run, threads);
});

const judged = (move: string, loss: number): StudyHeard => {
  const verdict: Verdict = { index: 0, by: 0, move, value: 5, after: 5 - loss, loss, exact: false, best: [] };
  return { told: 'verdict', verdict };
};

test('a seat’s own mistakes; where there are none, what was inaccurate', () => {
  expect(lessonsOf(moves, 0).map(({ index }) => index)).toEqual([0, 2]);
  expect(lessonsOf(moves, 1).map(({ index }) => index)).toEqual([1]);
  expect(lessonsOf(moves.slice(3), 0).map(({ index }) => index)).toEqual([4]);
  expect(lessonsOf(moves, 2)).toEqual([]);
});

test('any move that keeps the verdict is right at once, and counts', () => {
  course.try('good');
  expect(course.tried.value).toMatchObject({ said: 'right', move: 'good' });
  expect([asked.length, course.found, course.isSolved.value]).toEqual([0, 1, true]);
  course.next();
  expect([course.number, course.tried.value, course.isSolved.value]).toEqual([2, undefined, false]);
});

test('any other move is looked at in the game as it would have gone on', () => {
  course.next();
  course.try('else');
  expect(course.tried.value?.said).toBe('checking');
  expect(asked[0]!.request).toMatchObject({ question: { do: 'review', most: 1 } });
  expect(asked[0]!.request.of.events).toEqual([...events.slice(0, 2), { by: 0, move: 'else' }]);
  asked[0]!.hear(judged('else', 0.5));
  expect(course.tried.value?.said).toBe('right');
  expect(course.found).toBe(1);
});

test('better than what was played is not yet good; worse is wrong; what was played is known', () => {
  course.try('a little');
  asked[0]!.hear(judged('a little', 2));
  expect(course.tried.value?.said).toBe('more');
  course.try('worse');
  expect(asked[0]!.ended).toBe(true);
  asked[1]!.hear(judged('worse', 8));
  expect(course.tried.value).toMatchObject({ said: 'wrong', verdict: { after: -3 } });
  course.try('played');
  expect(course.tried.value?.said).toBe('same');
  course.try('lost');
  asked[2]!.hear({ told: 'lost' });
  expect(course.tried.value?.said).toBe('lost');
  expect([course.found, course.isSolved.value]).toEqual([0, false]);
});

test('help comes by degrees; whose answer was shown is not found', () => {
  course.moreHelp();
  course.moreHelp();
  expect([course.help.value, course.isSolved.value]).toEqual([2, false]);
  course.answer();
  expect([course.help.value, course.isSolved.value]).toEqual([3, true]);
  course.try('else');
  expect([course.tried.value, asked.length]).toEqual([undefined, 0]);
  course.try('better');
  expect([course.tried.value?.said, course.found]).toEqual(['right', 0]);
  course.next();
  course.moreHelp();
  course.try('better');
  expect(course.found).toBe(1);
  course.next();
  expect(course.lesson.value).toBeUndefined();
  course.again();
  expect([course.found, course.number, course.lesson.value?.index]).toEqual([0, 1, 0]);
});
