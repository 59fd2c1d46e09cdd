/** The review of a game: proved ends against the rules alone, and nothing that its player could not know. */
import { describe, expect, test } from 'vitest';
import { eventOf, randomPlay } from '../../../../test/support/random-game.ts';
import type { Budget } from '../../../core/bot.ts';
import { pick, sample, seededRandom } from '../../../core/random.ts';
import { recorded, type Verdict } from '../../../core/review.ts';
import { rules as zGame } from '../index.ts';
import { LAYOUTS, mover, type ZGameState } from '../state.ts';
import { position } from '../test-support.ts';
import { reviewer } from './review.ts';

async function verdicts(start: ZGameState, moves: readonly string[], budget: Budget): Promise<Verdict[]> {
  const events = moves.map((move, i) => ({ by: (mover(start) + i) % 2, move }));
  const told: Verdict[] = [];
  const thinking = { budget, random: seededRandom('review'), now: () => 0 };
  for await (const each of reviewer.review(recorded(zGame, 2, start, events), thinking)) told.unshift(each);
  return told;
}

/** By the rules alone: 1 or 0 for the player to move if the end is forced within so many turns. */
function forced(state: ZGameState, turns: number): number | undefined {
  const over = zGame.outcome(state);
  if (over) return over.winners.length === 0 ? undefined : over.winners[0] === mover(state) ? 1 : 0;
  if (turns === 0) return undefined;
  const replies = after(state).map((next) => forced(next, turns - 1));
  if (replies.includes(0)) return 1;
  return replies.every((reply) => reply === 1) ? 0 : undefined;
}

const after = (state: ZGameState) =>
  zGame.legal(state, mover(state)).list.map((move) => zGame.apply(state, mover(state), move));

/** Everything turned up, and little of it. */
function ending(seed: string): ZGameState {
  const random = seededRandom(seed);
  const { grid } = LAYOUTS.compact;
  const [z, enemyZ, ...cells] = sample(grid.cells, 5, random).map(grid.name);
  const own = sample(['P', 'P', 'X', 'A', 'O'], 2, random).map((letter, i) => letter + cells[i]);
  return position({ white: `Z${z} ${own.join(' ')}`, black: `Z${enemyZ} O${cells[2]}`, toMove: pick([0, 1], random) });
}

describe('the review of a game', () => {
  test('where brute force proves every turn, the verdict is certain and the same, all best turns too', async () => {
    let [compared, faults] = [0, 0];
    for (let i = 0; i < 400 && compared < 14; i++) {
      const state = ending(`forced ${i}`);
      if (zGame.outcome(state)) continue;
      const { list } = zGame.legal(state, mover(state));
      const worths = after(state).map((next) => forced(next, 2));
      if (worths.includes(undefined)) continue;
      // for whoever has made the turn
      const points = worths.map((worth) => 1 - worth!);
      const value = Math.max(...points);
      const made = i % list.length;
      const [told] = await verdicts(state, [zGame.write(list[made]!)], {});
      expect(told).toEqual({
        index: 0,
        by: mover(state),
        move: zGame.write(list[made]!),
        value,
        after: points[made],
        loss: value - points[made]!,
        exact: true,
        best: list.filter((_, j) => points[j] === value).map(zGame.write),
      });
      compared++;
      if (told!.loss > 0) faults++;
    }
    expect(compared).toBe(14);
    expect(faults).toBeGreaterThan(0);
  });

  test('a verdict says nothing that its player could not know: hidden symbols may be exchanged', async () => {
    const random = seededRandom('twins');
    const steps = [...randomPlay(zGame, zGame.start({ layout: 'compact', ending: 'draw' }, 2), random, 16)];
    const { before, by, move } = steps.at(-1)!;
    const seat = by as number;
    const other = zGame.imagine(zGame.view(before, seat), random);
    expect(other).not.toEqual(before);
    const { move: text } = eventOf(zGame, { by, move });
    const [one] = await verdicts(before, [text], { nodes: 4000 });
    expect(await verdicts(other, [text], { nodes: 4000 })).toEqual([one]);
    expect(one!.exact).toBe(false);
  });

  test('a turn that leaves the Z to be taken is a blunder, and taking it is worth all', async () => {
    const state = position({ white: 'Zc1 Pa2 xb2', black: 'Ze7 Pd3 oa6' });
    const [blunder, taken] = await verdicts(state, ['c1-d1', 'd3-d1'], { nodes: 20_000 });
    expect([blunder!.after, taken!.value, taken!.after, taken!.loss]).toEqual([0, 1, 1, 0]);
    expect(blunder!.loss).toBeGreaterThan(reviewer.scale.blunder);
  });
});
