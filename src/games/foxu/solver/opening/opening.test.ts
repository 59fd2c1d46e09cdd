import { expect, test } from 'vitest';
import { step } from '../../../../core/play.ts';
import { seededRandom } from '../../../../core/random.ts';
import { expectOk } from '../../../../core/result.ts';
import { Effort } from '../../../../search/effort.ts';
import { rules as foxu } from '../../index.ts';
import { Solver } from '../solver.ts';
import { longestOpening, type Opening, openings, solveOpenings } from './opening.ts';

const solver = (nodes = Infinity) => new Solver(new Effort({ budget: { nodes }, random: () => 0, now: () => 0 }));
const fresh = foxu.start(expectOk(foxu.options({}, 2)), 2);
/** A draw lasts longer than anything. */
const lasts = ({ verdict }: Opening) => Math.abs(verdict!) || Infinity;

test('the longest opening lasts as long as the longest of all when each is solved', () => {
  for (let game = 0; game < 2; game++) {
    const laid = foxu.apply(fresh, 'chance', foxu.draw(fresh, 'chance', seededRandom('longest', game)));
    const all = openings(foxu.apply(laid, 0, { kind: 'diagonal', diagonal: game % 2 === 0 ? 'a1f6' : 'a6f1' }));
    const depths: number[] = [];
    const longest = longestOpening(solver(), all, (depth) => depths.push(depth))!;
    const solved = solveOpenings(solver(), all);
    expect(lasts(longest)).toBe(Math.max(...solved.map(lasts)));
    expect(longest).toEqual(solved.find(({ moves }) => moves === longest.moves));
    expect(depths.slice(0, 3)).toEqual([1, 2, 3]);
  }
});

test('before the diagonal too; a drawn one is the longest', () => {
  const move = 'grey:a3,b1,b4,c1,c3,c5,c6,d4,e5,e6,f4';
  const laid = expectOk(step(foxu, fresh, { by: 'chance', move }));
  const { moves, verdict } = longestOpening(solver(), openings(laid))!;
  expect([moves.map(foxu.write), verdict]).toEqual([['diagonal:a1f6', 'a1-a4'], 0]);
});

test('a spent effort gives none', () => {
  const laid = foxu.apply(fresh, 'chance', foxu.draw(fresh, 'chance', seededRandom('spent')));
  expect(longestOpening(solver(20_000), openings(laid))).toBeUndefined();
});
