import { expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { expectOk } from '../../../../core/result.ts';
import { Effort } from '../../../../search/effort.ts';
import { rules as foxu } from '../../index.ts';
import { Solver } from '../solver.ts';
import { likelyWinner } from './evaluation.ts';
import { type Packed, pack } from './position.ts';

/** After a random first slide. */
function randomOpening(game: number): Packed {
  const random = seededRandom('lead', game);
  let state = foxu.start(expectOk(foxu.options({}, 2)), 2);
  while (state.slides < 1) {
    const by = foxu.toAct(state)[0]!;
    state = foxu.apply(state, by, foxu.draw(state, by, random));
  }
  return pack(state);
}

test('who is likely to win an opening mostly does', () => {
  let right = 0;
  for (let game = 0; game < 60; game++) {
    const opening = randomOpening(game);
    const solver = new Solver(Effort.unlimited());
    if (Math.sign(solver.verdict(opening)!) === likelyWinner(opening)) right++;
  }
  expect(right).toBeGreaterThan(48);
});
