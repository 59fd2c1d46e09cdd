/** The review of a game against the rules alone, token by token. */
import { describe, expect, test } from 'vitest';
import { eventOf, randomPlay } from '../../../../test/support/random-game.ts';
import type { Budget } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { recorded, type Verdict } from '../../../core/review.ts';
import { rules as misterZero } from '../index.ts';
import type { MisterZeroState } from '../state.ts';
import { reviewer } from './review.ts';
import { boardOf, bruteForce, mover, somePosition } from './test-positions.ts';

function gameFrom(start: MisterZeroState, seed: string, most = 20) {
  const steps = [...randomPlay(misterZero, start, seededRandom(seed), most)];
  const events = steps.map((step) => eventOf(misterZero, step));
  return recorded(misterZero, start.hands.length, start, events);
}

async function verdicts(game: ReturnType<typeof gameFrom>, budget: Budget = {}): Promise<Verdict[]> {
  const told: Verdict[] = [];
  for await (const each of reviewer.review(game, { budget, random: seededRandom('review'), now: () => 0 }))
    told.push(each);
  return told;
}

describe('the review of a game', () => {
  test.each([2, 4])(
    '%i seats: with five tokens left and fewer it is what brute force says, all best moves too',
    async (seats) => {
      let faults = 0;
      for (let i = 0; i < 8; i++) {
        const game = gameFrom(somePosition(seats, 5, `review ${i}`, i % 10), `late ${i}`);
        for (const { index, by, value, after, loss, exact, best } of await verdicts(game)) {
          const { before, after: made } = game.moments[index]!;
          const margin = (state: MisterZeroState) => (mover(before) % 2 === 0 ? 1 : -1) * bruteForce(state) + 0;
          const keeping = misterZero
            .legal(before, by)
            .list.filter((move) => margin(misterZero.apply(before, by, move)) === margin(before));
          expect({ value, after, loss, exact, best }).toEqual({
            value: margin(before),
            after: margin(made),
            loss: margin(before) - margin(made),
            exact: true,
            best: keeping.map(misterZero.write),
          });
          if (loss > 0) faults++;
        }
      }
      expect(faults).toBeGreaterThan(2);
    },
  );

  test('an unfinished game is judged too, exactly from twelve tokens left on', async () => {
    const game = gameFrom(somePosition(2, 13, 'r2', 0), 'two', 3);
    const told = await verdicts(game);
    expect(told.map(({ index, exact }) => [index, exact])).toEqual([
      [2, true],
      [1, true],
      [0, false],
    ]);
    const [last, second, first] = told as [Verdict, Verdict, Verdict];
    expect(second.after).toBe(0 - last.value);
    expect(first.after).toBe(0 - second.value);
  }, 30_000);

  test('before that a move is never better than the best, and a small budget is kept', async () => {
    const game = gameFrom(misterZero.start({ consult: false }, 2), 'early', 5);
    expect(boardOf(game.end).left).toBe(15);
    for (const { exact, value, after, loss, best, move } of await verdicts(game, { nodes: 4000 })) {
      expect(exact).toBe(false);
      expect(loss).toBeCloseTo(value - after, 9);
      expect(best.includes(move)).toBe(loss === 0);
    }
  });
});
