import { expect, test } from 'vitest';
import { randomPlay } from '../../../../test/support/random-game.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { recorded, reviewAll } from '../../../core/review.ts';
import type { Insight } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { rules } from '../index.ts';
import { legal } from '../rules.ts';
import { openings, solveOpenings } from '../solver/opening/opening.ts';
import { reviewer } from '../solver/review.ts';
import { Solver } from '../solver/solver.ts';
import type { FoxuMove, FoxuState } from '../state.ts';
import { candidates } from './candidates.ts';
import { pieInsights } from './pie.ts';
import { worthsOf } from './worths.ts';

const thinking = { budget: {}, random: () => 0, now: () => 0 };
/** A deal whose first slides are quickly decided. */
const PIE = 5;
const start = rules.start(expectOk(rules.options({}, 2)), 2);
const events = (number: number) =>
  [...randomPlay(rules, start, seededRandom('foxu study', number), 40)].map(({ by, move }) => ({
    by,
    move: rules.write(move),
  }));

test('candidates agree with the verdicts of the same positions', async () => {
  for (let number = 0; number < 3; number++) {
    const whole = recorded(rules, 2, start, events(number));
    // near the end all of it is quick
    const game = { ...whole, moments: whole.moments.slice(-6) };
    const told = await reviewAll(reviewer, game, thinking);
    for (const { index, value, best, distance } of 'moves' in told ? told.moves : []) {
      const found = candidates(whole.moments[index]!.before, 3, thinking);
      expect([found[0]!.value, found[0]!.exact]).toEqual([value, true]);
      if (value >= 0) expect(best).toContain(found[0]!.move);
      // the swap is no slide
      if (distance !== undefined && found[0]!.move !== 'swap') expect(found[0]!.distance).toBe(distance);
    }
  }
});

test('the pie: every first slide is worth what the solver says, and its winning answers are those that win', async () => {
  const [laid] = recorded(rules, 2, start, events(PIE)).moments.map(({ after }) => after);
  const state: FoxuState = rules.apply(laid!, 0, { kind: 'diagonal', diagonal: 'a1f6' });
  const solver = new Solver(new Effort(thinking));
  const verdicts = new Map(
    solveOpenings(solver, openings(state)).map(({ moves, verdict }) => [rules.write(moves[0]!), verdict!]),
  );
  const told: Insight[] = [];
  for await (const insight of pieInsights(state, thinking)) told.push(insight);
  const table = told.at(-1)!.parts.find((part) => part.kind === 'table')!;
  expect(table.rows).toHaveLength(verdicts.size);
  for (const [slide, result, , winners] of table.rows) {
    const verdict = verdicts.get(slide as string)!;
    expect(result).toEqual(
      verdict === 0 ? { key: 'draw', blanks: {} } : { key: 'wonIn', blanks: { count: Math.abs(verdict) } },
    );
    const first = expectOk(rules.read(slide as string)) as FoxuMove;
    const after = rules.apply(state, 0, first) as FoxuState;
    const answers = worthsOf(after, legal(after, 1).list, solver);
    const winning = answers.filter(({ value }) => value === 1).length;
    expect(winners).toEqual({ key: 'outOf', blanks: { winning, answers: answers.length } });
  }
});
