import { expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { Effort } from '../../../search/effort.ts';
import { rules as foxu } from '../index.ts';
import { analyst } from '../solver/analyst.ts';
import { pack } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import type { FoxuState } from '../state.ts';
import { exactChoice } from './exact-choice.ts';

/** Enough to find out who wins, rarely how soon. */
const few = { budget: { nodes: 6000 }, random: () => 0, now: () => 0 };
/** What the search for the exact answer has of that. */
const fewer = { ...few, budget: { nodes: 5640 } };

/** After so many random slides. */
function played(slides: number, game: number): FoxuState {
  const random = seededRandom('strongest', game);
  let state = foxu.start(expectOk(foxu.options({}, 2)), 2);
  while (state.slides < slides) {
    const by = foxu.toAct(state)[0]!;
    state = foxu.apply(state, by, foxu.draw(state, by, random));
  }
  return state;
}

test('what is held for won is won, even where nobody can tell how soon', async () => {
  let untold = 0;
  for (let game = 0; game < 12; game++) {
    const state = played(1 + (game % 2), game);
    const { move, info } = exactChoice(state, few);
    if (info.value !== 1 || info.exact) continue;
    untold++;
    const seat = Number(foxu.toAct(state)[0]);
    const value = seat === 0 ? 1 : -1;
    expect(await analyst.analyse(foxu.view(state, 'spectator'), fewer)).toMatchObject({ value, exact: false });
    const solver = new Solver(new Effort({ ...few, budget: {} }));
    expect(solver.verdict(pack(foxu.apply(state, seat, move)))).toBeLessThan(0);
  }
  expect(untold).toBeGreaterThan(1);
});
