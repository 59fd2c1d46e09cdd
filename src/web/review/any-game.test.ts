/** A game that no page knows, with nothing but a reviewer, has all of a review: graph, marks, sums, lines, what is to be learnt. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import { threadFor } from '../../../test/support/thread.ts';
import type { Board } from '../../board/board.ts';
import type { MoveReviewer } from '../../core/review.ts';
import { LANGUAGES } from '../../core/text.ts';
import { template } from '../../games/_template/index.ts';
import type { DrawnGame } from '../../games/module.ts';
import { prefer } from '../preferences.ts';
import { shapeOfMoves, signsOf } from './graph-points.ts';
import { LearningCourse, lessonsOf } from './learning-course.ts';
import { PlayedGame } from './played.ts';
import { ReviewRun } from './review-run.ts';
import { ReviewStage } from './review-stage.ts';
import { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';
import { costOf, luckOf, standingOf } from './verdict-words.ts';

beforeEach(newBrowser);

const of = {
  ...{ game: template.rules.id, seats: 2, options: {} },
  events: [
    { by: 'chance', move: 'hider:0' },
    { by: 0, move: 'hide:left' },
    { by: 1, move: 'guess:right' },
  ] as const,
};

/** The template as it is, and the same with a reviewer who would always have guessed left. */
const opinionated: DrawnGame = {
  ...template,
  reviewer: async () => {
    const reviewer = (await template.reviewer!()) as MoveReviewer<unknown, unknown>;
    return {
      ...reviewer,
      async *review(game, thinking) {
        for await (const verdict of reviewer.review(game, thinking))
          yield verdict.move === 'guess:right'
            ? { ...verdict, value: 1, after: 0, loss: 1, best: ['guess:left'] }
            : verdict;
      },
      explain: async () => ({ instead: ['guess:left'], refutation: [], reasons: [] }),
    };
  },
};

async function reviewed(module: DrawnGame): Promise<ReviewRun> {
  const run = new ReviewRun(of, threadFor(module));
  await run.start();
  await expect.poll(() => run.phase.value).toBe('whole');
  return run;
}

/** A board that draws nothing. */
const board: Board = {
  ...{ noDraft: undefined, below: 0, scene: () => ({ width: 1, height: 1, shapes: [], description: '' }) },
  ...{ prompt: () => '', advise: () => 'Guess left.', controls: () => [], touch: () => undefined, frames: () => [] },
};
const motion = { calm: () => true, pace: () => 1 };

describe('the template', () => {
  test('has marks, sums, luck and a graph', async () => {
    const run = await reviewed(template);
    const { moves, seats, turningPoints } = run.summary.value!;
    expect(moves.map(({ index, mark }) => [index, mark])).toEqual([
      [1, 'best'],
      [2, 'best'],
    ]);
    expect(seats).toMatchObject([{ lost: 0 }, { lost: 0, luck: -0.5 }]);
    expect(turningPoints).toEqual([]);
    const shape = shapeOfMoves(moves, run.scale.value!, (seat) => seat === 0);
    expect(shape).toMatchObject({ kind: 'balance', even: 0.5 });
    expect(lessonsOf(moves, 1)).toEqual([]);
  });

  test('once something was given away: a sign, what was better on the board, and a lesson', async () => {
    const run = await reviewed(opinionated);
    const { moves } = run.summary.value!;
    expect(signsOf(moves, run.scale.value!, (seat) => seat === 0)).toEqual([
      { index: 2, mark: 'blunder', at: 3, height: 1 },
    ]);
    const stage = new ReviewStage(new PlayedGame(opinionated, of, 'spectator'), board, motion);
    expect([stage.moment, stage.selected]).toEqual([3, 2]);
    stage.open('instead', 2, ['guess:left']);
    expect([stage.moment, stage.selected, stage.next]).toEqual([2, 2, 'guess:left']);
    expect(stage.shown?.view).toMatchObject({ guess: null, hidden: 'left' });
    await stage.step(1);
    expect(stage.shown?.view).toMatchObject({ guess: 'left' });
    expect([stage.next, stage.line?.at]).toEqual([undefined, 1]);
    await stage.step(2);
    expect(stage.line?.at).toBe(1);
    await stage.replay.to(1);
    expect([stage.line, stage.moment]).toEqual([undefined, 1]);
    const course = new LearningCourse(lessonsOf(moves, 1), run, threadFor(opinionated));
    course.try('guess:left');
    expect(course.found).toBe(1);
    run.explain(moves[1]!);
    await expect.poll(() => run.explanation(2)?.instead).toEqual(['guess:left']);
  });

  test.each(LANGUAGES)('%s: everything is said in whole sentences', async (language) => {
    prefer({ language });
    const run = await reviewed(opinionated);
    const text = await template.text[language]();
    const played = new PlayedGame(opinionated, of, 'spectator');
    const seated = { seats: 2, occupants: [0, 1].map((seat) => ({ kind: 'person', name: `N${seat}` }) as const) };
    const review = {
      module: opinionated,
      of,
      ...seated,
      own: [1],
      ending: undefined,
      back: '/',
      analysisAt: () => '/',
    };
    const teller = new ReviewTeller(review, played, board, text);
    const { mark, ...verdict } = run.summary.value!.moves[1]!;
    const scale = run.scale.value!;
    const said = [
      teller.told(2),
      teller.advice(2, 1, 'guess:left'),
      standingOf(verdict.value, 1, scale, teller),
      costOf(verdict, scale)!,
      luckOf(verdict, scale)!,
      reviewWords().marks[mark],
    ];
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]{4,}$/);
    expect([teller.isAbove(1), teller.isAbove(0), teller.front]).toEqual([true, false, 1]);
  });
});
