import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { expectOk } from '../../../../core/result.ts';
import { rules as foxu } from '../../index.ts';
import { mover } from '../../rules.ts';
import type { FoxuState } from '../../state.ts';
import { count } from './bits.ts';
import { isOver, pack, slides } from './position.ts';

/** A random game after its set-up: every state in which a tube may slide. */
function statesOfGame(seed: string): FoxuState[] {
  const random = seededRandom(seed);
  let state = foxu.start(expectOk(foxu.options({}, 2)), 2);
  const states: FoxuState[] = [];
  for (let by = foxu.toAct(state)[0]; by !== undefined; by = foxu.toAct(state)[0]) {
    if (state.tubes) states.push(state);
    state = foxu.apply(state, by, foxu.draw(state, by, random));
  }
  return states;
}

test('the solver’s slides are those of the rules, with the same positions and endings', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      for (const state of statesOfGame(`packed ${seed}`)) {
        const packed = pack(state);
        expect(count(packed.open)).toBe(packed.ownLeft + packed.otherLeft - 1);
        const by = foxu.toAct(state)[0]!;
        const legal = foxu.legal(state, by).list.filter((move) => move.kind === 'slide');
        const found = slides(packed);
        expect(found.map(({ to }) => to).sort()).toEqual(legal.map(({ to }) => to).sort());
        for (const { to, drops, after } of found) {
          const next = foxu.apply(state, by, { kind: 'slide', from: packed.own, to });
          expect(after).toEqual(pack(next));
          expect(drops).toBe(state.tubes![mover(state)].discs - next.tubes![mover(state)].discs);
          expect(isOver(after)).toBe(foxu.outcome(next) !== undefined);
        }
      }
    }),
    { numRuns: 30, seed: 1977 },
  );
});
