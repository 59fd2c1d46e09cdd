import { expect, test } from 'vitest';
import { randomPlay } from '../../../../test/support/random-game.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { recorded, reviewAll } from '../../../core/review.ts';
import { outcome } from '../endings.ts';
import { rules } from '../index.ts';
import { check } from '../rules.ts';
import { reviewer } from '../solver/review.ts';
import { bothSetUp, LAYOUTS, opponent, SIDES, type ZGameState } from '../state.ts';
import { unmetSymbols, view } from '../view.ts';
import { beliefs } from './beliefs.ts';
import { bluffsOf } from './bluffs.ts';
import { candidates } from './candidates.ts';

const start = rules.start(expectOk(rules.options({}, 2)), 2);
const gameOf = (number: number, most = 40) => {
  const steps = [...randomPlay(rules, start, seededRandom('belief', number), most)];
  return recorded(
    rules,
    2,
    start,
    steps.map(({ by, move }) => ({ by, move: rules.write(move) })),
  );
};

test('beliefs: of each piece they add up to 1, over all pieces to what is hidden, and the truth is never ruled out', () => {
  for (let number = 0; number < 4; number++) {
    const states = gameOf(number).moments.map(({ before }) => before);
    for (const state of states
      .filter((each: ZGameState) => bothSetUp(each) && !outcome(each))
      .filter((_, i) => i % 9 === 0)) {
      for (const side of SIDES) {
        const known = beliefs(state, side);
        const unmet = unmetSymbols(view(state, side), opponent(side));
        expect(known).toHaveLength(unmet.length);
        for (const { shares, symbol } of known) {
          expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
          expect(shares.get(symbol)).toBeGreaterThan(0);
        }
        for (const symbol of new Set(unmet)) {
          const all = known.reduce((sum, { shares }) => sum + (shares.get(symbol) ?? 0), 0);
          expect(all).toBeCloseTo(unmet.filter((each) => each === symbol).length, 9);
        }
      }
    }
  }
});

test('a bluff that worked: the capture was legal, was not made, and the piece attacked nothing', () => {
  let seen = 0;
  for (let number = 0; number < 6; number++) {
    const { moments } = gameOf(number, 80);
    for (const { index, cell, by, piece, threat } of bluffsOf(moments)) {
      seen++;
      const { before, move, by: actor } = moments[index]!;
      const { name } = LAYOUTS[before.options.layout].grid;
      const capture = { kind: 'move', from: name(by), to: name(cell) } as const;
      expect(actor).toBe(opponent(piece.seat));
      expect(check(before, actor, capture)).toBeUndefined();
      expect(move).not.toEqual(capture);
      expect(threat).toBeGreaterThanOrEqual(0.4);
      expect(threat).toBeLessThanOrEqual(1 + 1e-9);
      const up = before.board.with(cell, { ...piece, up: true });
      const takes = before.board.some((met, to) => {
        const target = { kind: 'move', from: name(cell), to: name(to) } as const;
        const turn = { ...before, board: up, turns: before.turns + 1 };
        return met?.seat === actor && check(turn, piece.seat, target) === undefined;
      });
      expect(takes).toBe(false);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('where the reviewer is certain the best candidate is one of its best turns', async () => {
  const steps = gameOf(11, 300).moments;
  const open = steps.filter(
    ({ before }) => bothSetUp(before) && before.board.every((piece) => piece === null || piece.up),
  );
  const game = { seats: 2, moments: open.slice(-6), end: steps.at(-1)!.after };
  const thinking = { budget: { nodes: 60_000 }, random: () => 0, now: () => 0 };
  const told = await reviewAll(reviewer, game, thinking);
  for (const { index, exact, value, best } of 'moves' in told ? told.moves : []) {
    const state = steps[index]!.before;
    const [first] = candidates(state, 'everything', 3, thinking);
    if (exact && first!.exact) {
      expect(first!.value).toBe(value);
      expect(best).toContain(first!.move);
    }
  }
});
