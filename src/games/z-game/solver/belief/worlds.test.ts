import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../core/random.ts';
import { rules as zGame } from '../../index.ts';
import type { ZGameState } from '../../state.ts';
import { position } from '../../test-support.ts';
import { likelihood } from './likelihood.ts';
import { type World, worlds } from './worlds.ts';

const fresh = (): ZGameState => {
  const random = seededRandom('z-game worlds');
  let state = zGame.start({ layout: 'compact', ending: 'draw' }, 2);
  for (const by of [0, 1]) state = zGame.apply(state, by, zGame.draw(state, by, random));
  return state;
};
const alike = () => 1;
const symbolsOf = ({ board }: ZGameState, side: number) =>
  board.flatMap((piece) => (piece?.seat === side ? [piece.symbol] : [])).sort();

describe('imagined worlds', () => {
  test('have the view they were imagined from, and weigh 1 together', () => {
    for (const state of [fresh(), position({ white: 'Zc1 pa2 ab3 Xd2', black: 'Ze7 oa6 xb5 xc6 Ad5' })]) {
      const view = zGame.view(state, 0);
      const imagined = worlds(view, 8, seededRandom('imagined'), likelihood);
      for (const world of imagined) expect(zGame.view(world.state, 0)).toEqual(view);
      expect(imagined.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    }
  });

  test('are all there are, each once, where they are few', () => {
    // a zero and two crosses on three cells: 3 orders
    const view = zGame.view(position({ white: 'Zc1 Pa2', black: 'Ze7 oa6 xb5 xc6' }), 0);
    const imagined = worlds(view, 8, seededRandom('few'), alike);
    expect(new Set(imagined.map(({ state }) => JSON.stringify(state.board))).size).toBe(3);
    expect(imagined).toHaveLength(3);
    expect(zGame.view(imagined[0]!.state, 1)).toBeDefined();
  });

  test('of a spectator leave both sides their own symbols: all there are, or some', () => {
    const few = position({ white: 'Zc1 pa2 ob2', black: 'Ze7 oa6 xb5 xc6' });
    for (const [state, count] of [
      [few, 6],
      [fresh(), 14],
    ] as const) {
      const view = zGame.view(state, 'spectator');
      const imagined = worlds(view, 14, seededRandom('spectator'), alike);
      for (const world of imagined) {
        expect(zGame.view(world.state, 'spectator')).toEqual(view);
        for (const side of [0, 1]) expect(symbolsOf(world.state, side)).toEqual(symbolsOf(state, side));
      }
      expect(new Set(imagined.map((world) => JSON.stringify(world.state.board))).size).toBe(count);
    }
  });

  test('bring each symbol equally often to each cell where they are many', () => {
    const imagined = worlds(zGame.view(fresh(), 0), 14, seededRandom('many'), alike);
    const pluses = new Map<number, number>();
    for (const { state } of imagined) {
      for (const [cell, piece] of state.board.entries()) {
        if (piece?.seat === 1 && piece.symbol === 'plus') pluses.set(cell, (pluses.get(cell) ?? 0) + 1);
      }
    }
    // 14 worlds are two shuffles with their 7 rotations: each of the two pluses comes twice to each of the 7 cells
    expect([...pluses.values()]).toEqual([4, 4, 4, 4, 4, 4, 4]);
  });

  test('hold it likely that a piece far forward is a small one', () => {
    const view = zGame.view(position({ white: 'Zc1 Pa2', black: 'Ze7 ob4 pd7' }), 0);
    const [first, second] = worlds(view, 8, seededRandom('likely'), likelihood);
    expect(first!.state.board.find((piece) => piece?.seat === 1 && !piece.up)?.symbol).toBe('zero');
    expect(first!.weight).toBeGreaterThan(2 * second!.weight);
  });

  test('hold it unlikely that a piece which could strike the Z if it were a plus is one', () => {
    const likeliest = (white: string) => {
      const view = zGame.view(position({ white, black: 'Ze7 pc6 od6' }), 0);
      const [{ state, weight }] = worlds(view, 8, seededRandom('silent'), likelihood) as [World, ...World[]];
      return { drawn: zGame.show(zGame.view(state, 1)), weight };
    };
    expect(likeliest('Zb1 Oa1').weight).toBeCloseTo(0.5);
    expect(likeliest('Zc1 Oa1').weight).toBeGreaterThan(0.55);
    expect(likeliest('Zc1 Oa1').drawn).toContain('bo bp');
    expect(likeliest('Zd1 Oa1').drawn).toContain('bp bo');
  });
});
