import { describe, expect, test } from 'vitest';
import type { Thinking } from '../core/bot.ts';
import type { Random } from '../core/game.ts';
import { seededRandom } from '../core/random.ts';
import { Effort } from './effort.ts';
import { type HiddenGame, isMcts } from './is-mcts.ts';
import { mcts } from './mcts.ts';

const settings = (nodes: number) => {
  const random = seededRandom('information set');
  const thinking: Thinking = { budget: { nodes }, random, now: () => 0 };
  return { effort: new Effort(thinking), random };
};

/**
 * A ball lies hidden left or right. Seat 0 stays, for SAFE points, or goes, and then has to say where the ball lies: right
 * is 1, wrong is 0. Whoever could see the ball would always go.
 */
interface Ball {
  readonly at: 'left' | 'right';
  readonly said: readonly string[];
}
const SAFE = 0.6;
const ball: HiddenGame<Ball, string> = {
  toMove: () => 0,
  moves: ({ said }) => (said.length === 0 ? ['go', 'stay'] : said.at(-1) === 'go' ? ['left', 'right'] : []),
  after: ({ at, said }, word) => ({ at, said: [...said, word] }),
  points: ({ at, said }) => {
    const own = said[0] === 'stay' ? SAFE : said[1] === at ? 1 : 0;
    return [own, 1 - own];
  },
  key: (word) => word,
};
/** The ball lies right in `percent` of the worlds. */
const hidden =
  (percent: number) =>
  (random: Random): Ball => ({ at: random(100) < percent ? 'right' : 'left', said: [] });

/**
 * Two cards of 1 to 3; seat 0 sees his own and folds for 0.4, or shows: the higher card wins. The enemy, who moves second
 * and sees his own card too, may first double with a 3: a win is then worth 1 instead of 0.7, a loss 0 instead of 0.3.
 */
interface Cards {
  readonly own: number;
  readonly enemy: number;
  readonly said: readonly string[];
}
const cards: HiddenGame<Cards, string> = {
  toMove: ({ said }) => said.length,
  moves: ({ enemy, said }) => {
    if (said.length === 0) return ['fold', 'show'];
    if (said.length > 1 || said[0] === 'fold') return [];
    return enemy === 3 ? ['call', 'double'] : ['call'];
  },
  after: (state, word) => ({ ...state, said: [...state.said, word] }),
  points: ({ own, enemy, said }) => {
    const stake = said[1] === 'double' ? 0.5 : 0.2;
    const points = said[0] === 'fold' ? 0.4 : own > enemy ? 0.5 + stake : 0.5 - stake;
    return [points, 1 - points];
  },
  key: (word) => word,
};
const dealt =
  (own: number) =>
  (random: Random): Cards => {
    const others = [1, 2, 3].filter((card) => card !== own);
    return { own, enemy: others[random(2)]!, said: [] };
  };

describe('information-set tree search', () => {
  test('does not plan to know what is hidden, as a search of each imagined state does', () => {
    expect(mcts(ball, { at: 'right', said: [] }, settings(2_000)).move).toBe('go');
    expect(mcts(ball, { at: 'left', said: [] }, settings(2_000)).move).toBe('go');
    const found = isMcts(ball, hidden(50), settings(4_000));
    expect(found.move).toBe('stay');
    expect(found.value).toBeCloseTo(SAFE);
  });

  test('goes when the belief is good enough, and then says the likelier', () => {
    const found = isMcts(ball, hidden(85), settings(8_000));
    expect(found.line).toEqual(['go', 'right']);
    expect(found.value).toBeGreaterThan(0.75);
  });

  test.each([
    [1, 'fold'], // shown, a 1 always loses: 0.3 against a 2, 0 against a doubled 3
    [2, 'fold'], // 0.7 against a 1, 0 against a doubled 3: 0.35 on average, less than 0.4
    [3, 'show'], // 0.7
  ])('with a %i in hand it plays %s', (own, best) => {
    expect(isMcts(cards, dealt(own), settings(6_000)).move).toBe(best);
  });

  test('finds a move that is possible in some worlds only, and follows the belief there', () => {
    const shown = (enemy: number) => () => ({ own: 2, enemy, said: ['show'] });
    expect(isMcts(cards, shown(3), settings(2_000)).move).toBe('double');
    expect(isMcts(cards, shown(1), settings(2_000)).move).toBe('call');
  });

  test('gives the same answer for the same seed', () => {
    expect(isMcts(cards, dealt(2), settings(300))).toEqual(isMcts(cards, dealt(2), settings(300)));
  });
});
