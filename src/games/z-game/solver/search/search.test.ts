import { describe, expect, test } from 'vitest';
import type { Thinking } from '../../../../core/bot.ts';
import type { Random } from '../../../../core/game.ts';
import { pick, sample, seededRandom } from '../../../../core/random.ts';
import { Effort } from '../../../../search/effort.ts';
import { rules as zGame } from '../../index.ts';
import { LAYOUTS, type LayoutName, mover, type ZGameState } from '../../state.ts';
import { position } from '../../test-support.ts';
import { evaluate, WEIGHTS } from '../evaluation/evaluation.ts';
import { PackedBoard } from '../packed/board.ts';
import { Search } from './search.ts';
import { TranspositionTable } from './transposition-table.ts';
import { SURE, WIN } from './values.ts';

const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

function valueAt(state: ZGameState, depth: number, counted = false): number {
  const thinking: Thinking = { budget: { nodes: 1e9 }, random: seededRandom('search'), now: () => 0 };
  const terms = { weights: WEIGHTS, counted, draw: 0, rootSide: 0 };
  const search = new Search(new Effort(thinking), terms, new TranspositionTable(12));
  const board = new PackedBoard(state);
  let value = 0;
  for (let each = 1; each <= depth; each++) value = search.value(board, each, -WIN, WIN);
  return value;
}

/** By the rules alone: whether the player to move can force a win in at most `turns` turns of both. */
function wins(state: ZGameState, turns: number): boolean {
  const over = zGame.outcome(state);
  if (over) return over.winners[0] === mover(state);
  if (turns === 0) return false;
  return after(state).some((next) => loses(next, turns - 1));
}

function loses(state: ZGameState, turns: number): boolean {
  const over = zGame.outcome(state);
  if (over) return over.winners.length > 0 && over.winners[0] !== mover(state);
  if (turns === 0) return false;
  return after(state).every((next) => wins(next, turns - 1));
}

const after = (state: ZGameState) =>
  zGame.legal(state, mover(state)).list.map((move) => zGame.apply(state, mover(state), move));

/** White has much on the small board, Black a Z on his base line and one more. */
function ending(random: Random): ZGameState {
  const { grid } = LAYOUTS.compact;
  const own = sample(['P', 'P', 'X', 'x', 'A'], 3, random);
  const enemyZ = pick(grid.cells.slice(-grid.width), random);
  const free = grid.cells.filter((cell) => cell !== enemyZ);
  const [z, enemy, ...cells] = sample(free, 5, random).map(grid.name);
  return position({
    white: `Z${z} ${own.map((letter, i) => letter + cells[i]).join(' ')}`,
    black: `Z${grid.name(enemyZ)} ${pick(['O', 'A', 'x'], random)}${enemy}`,
    toMove: pick([0, 1, 1], random),
  });
}

describe('the search', () => {
  test('claims a forced win only where brute force finds it, and none that brute force excludes', () => {
    const found = { won: 0, lost: 0, open: 0 };
    for (let i = 0; i < 120; i++) {
      const state = ending(seededRandom(`z-game ending ${i}`));
      const value = valueAt(state, 4);
      const turns = WIN - Math.abs(value);
      if (Math.abs(value) > SURE && turns <= 4) {
        expect(value > 0 ? wins(state, turns) : loses(state, turns)).toBe(true);
        found[value > 0 ? 'won' : 'lost']++;
      } else if (Math.abs(value) <= SURE) {
        expect(wins(state, 3) || loses(state, 2)).toBe(false);
        found.open++;
      }
    }
    expect(Math.min(found.won, found.lost, found.open)).toBeGreaterThan(5);
  });

  test('drives a lone Z to the rim with a plus', () => {
    expect(valueAt(position({ white: 'Zc5 Pb1', black: 'Zc7' }), 9)).toBeGreaterThan(SURE);
    expect(valueAt(position({ white: 'Zc4 Ob1', black: 'Zc6' }), 9)).toBeLessThan(100);
  });

  test('[Z3] [Z8] a standstill is nothing, or goes to whoever has more pieces', () => {
    const still = position({ white: 'Zc1 Oa1', black: 'Ze7', toMove: 1, quiet: 58 });
    expect(valueAt(still, 4)).toBeCloseTo(0);
    expect(valueAt(still, 4, true)).toBeLessThan(-SURE);
  });

  test('[Z2] a player without a turn has lost', () => {
    // after b5-b6 White has walled in all he has, whatever Black does that opens nothing
    const walled = position({ white: 'Za7 Pb7 Ac7 Oa6 Ob6', black: 'Ze1', toMove: 1 });
    expect(valueAt(walled, 2)).toBe(WIN - 1);
  });
});

describe('the evaluation', () => {
  /** Half a turn round, colours exchanged: the same game from the other chair. */
  const turned = (state: ZGameState): ZGameState => ({
    ...state,
    board: state.board.toReversed().map((piece) => piece && { ...piece, seat: piece.seat === 0 ? 1 : 0 }),
    turns: state.turns + 1,
  });

  test.each(LAYOUT_NAMES)('sees both sides alike: %s', (layout) => {
    const random = seededRandom(`z-game alike ${layout}`);
    let state = zGame.start({ layout, ending: 'draw' }, 2);
    let checked = 0;
    for (let event = 0; event < 60 && !zGame.outcome(state); event++) {
      const [by] = zGame.toAct(state);
      state = zGame.apply(state, by!, zGame.draw(state, by!, random));
      if (event < 2) continue;
      const [one, other] = [state, turned(state)].map((each) =>
        evaluate(new PackedBoard({ ...each, positions: [''] }), WEIGHTS, false),
      );
      expect(other).toBe(one);
      checked++;
    }
    expect(checked).toBeGreaterThan(5);
  });
});
