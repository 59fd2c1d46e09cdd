/** The review of a game against an endgame table by brute force, and against the solver move by move. */
import { describe, expect, test } from 'vitest';
import { eventOf, randomPlay } from '../../../../test/support/random-game.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { recorded, reviewAll, type Verdict } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { rules as foxu } from '../index.ts';
import type { FoxuState } from '../state.ts';
import { count } from './position/bits.ts';
import { isOver, pack } from './position/position.ts';
import { reviewer } from './review.ts';
import { solveState } from './solution.ts';
import { Solver } from './solver.ts';
import { EndgameTable } from './test-endgame-table.ts';

const thinking = (nodes?: number) => ({ budget: nodes === undefined ? {} : { nodes }, random: () => 0, now: () => 0 });
const start = foxu.start(expectOk(foxu.options({}, 2)), 2);

function someGame(seed: string) {
  const steps = [...randomPlay(foxu, start, seededRandom(seed), 60)];
  return recorded(
    foxu,
    2,
    start,
    steps.map((step) => eventOf(foxu, step)),
  );
}

async function verdicts(game: ReturnType<typeof someGame>, nodes?: number): Promise<readonly Verdict[]> {
  const told = await reviewAll(reviewer as never, game, thinking(nodes));
  return 'moves' in told ? told.moves : [];
}

describe('the review of a game', () => {
  test('near the end every verdict is that of the endgame table', async () => {
    const table = new EndgameTable();
    /** For whoever slides next: 1, 0, -1 and the distance. */
    const known = (state: FoxuState) => table.verdict(pack(state));
    const worth = (state: FoxuState) => {
      const packed = pack(state);
      if (isOver(packed)) return packed.otherLeft === 0 ? 1 : 0;
      return 0 - Math.sign(known(state));
    };
    let [compared, faults] = [0, 0];
    for (let i = 0; i < 25; i++) {
      const { moments } = someGame(`table ${i}`);
      const late = moments.filter(({ before }) => before.slides > 1 && count(pack(before).open) <= 2);
      if (late.length === 0) continue;
      const game = recorded(
        foxu,
        2,
        late[0]!.before,
        late.map((moment) => eventOf(foxu, moment)),
      );
      for (const { index, value, after, loss, exact, best, distance } of await verdicts(game)) {
        const { before, after: made, by } = game.moments[index]!;
        const verdict = known(before);
        const keeping = foxu
          .legal(before, by)
          .list.filter((move) => worth(foxu.apply(before, by, move)) === Math.sign(verdict));
        expect({ value, after, loss, exact, distance, best }).toEqual({
          value: Math.sign(verdict),
          after: worth(made),
          loss: Math.sign(verdict) - worth(made),
          exact: true,
          distance: verdict === 0 ? undefined : Math.abs(verdict),
          best: keeping.map(foxu.write),
        });
        compared++;
        if (loss > 0) faults++;
      }
    }
    expect(compared).toBeGreaterThan(60);
    expect(faults).toBeGreaterThan(5);
  });

  test('diagonal, first slide and pie: each move is worth what the position after it is worth', async () => {
    const solver = () => new Solver(Effort.unlimited());
    for (let i = 0; i < 2; i++) {
      const game = someGame(`opening ${i}`);
      const told = (await verdicts(game)).slice(0, 3);
      expect(told.map(({ index }) => index)).toEqual([1, 2, 3]);
      for (const { index, value, after, best, distance, by } of told) {
        const { before, after: made } = game.moments[index]!;
        const solution = solveState(solver(), before)!;
        expect(value).toBe(Math.sign(solution.verdict));
        expect(distance).toBe(value === 0 ? undefined : Math.abs(solution.verdict));
        const forMover = (state: FoxuState) => {
          const { verdict } = solveState(solver(), state)!;
          return foxu.toAct(state)[0] === by ? Math.sign(verdict) : 0 - Math.sign(verdict);
        };
        expect(after).toBe(forMover(made));
        const keeping = foxu.legal(before, by).list.filter((move) => forMover(foxu.apply(before, by, move)) === value);
        expect(best).toEqual(keeping.map(foxu.write));
      }
    }
  });

  test('a move that keeps the result tells how far it went round', async () => {
    const game = someGame('detours');
    const told = await verdicts(game);
    for (const [i, { distance, loss, detour, move }] of told.entries()) {
      const next = told[i + 1];
      if (loss > 0 || distance === undefined || !next) continue;
      const late = next.distance! + (move.includes('-') ? 1 : 0) - distance;
      expect(detour).toBe(told[i]!.value > 0 ? late : 0 - late);
      expect(detour).toBeGreaterThanOrEqual(0);
    }
  });

  test('the last moves come first, and a budget too short says that it guesses', async () => {
    const game = someGame('budget');
    const order: number[] = [];
    for await (const { index } of reviewer.review(game, thinking())) order.push(index);
    expect(order).toEqual(reviewer.judged(game).toReversed());
    const short = await verdicts(game, 200);
    expect(short[0]!.exact).toBe(false);
    for (const { value, after, loss } of short) expect(loss).toBe(value - after);
    expect(await verdicts(game, 200)).toEqual(short);
  });
});
