import { describe, expect, test } from 'vitest';
import { randomPlay } from '../../../test/support/random-game.ts';
import { expectTwins, received } from '../../../test/support/secrecy.ts';
import type { GameEvent, Random } from '../../core/game.ts';
import { pick, seededRandom, shuffle } from '../../core/random.ts';
import { rules as zGame } from './index.ts';
import {
  type LayoutName,
  mover,
  opponent,
  type Piece,
  SIDES,
  type Side,
  type ZGameMove,
  type ZGameState,
} from './state.ts';
import { position } from './test-support.ts';

type Pair<T> = readonly [T, T];
const LAYOUT_NAMES: readonly LayoutName[] = ['compact', 'wide', 'square'];
const MOST_EVENTS = 80;

const fresh = (layout: LayoutName) => zGame.start({ layout, ending: 'draw' }, 2);

/** Two games alike in public: `owner` exchanges two symbols in one set-up, and neither of these pieces is ever shown. */
function twins(start: ZGameState, owner: Side, random: Random): Pair<GameEvent[]> {
  const logs: Pair<GameEvent[]> = [[], []];
  let states: Pair<ZGameState> = [start, start];
  const add = (by: Side, moves: Pair<ZGameMove>) => {
    states = [zGame.apply(states[0], by, moves[0]), zGame.apply(states[1], by, moves[1])];
    logs[0].push({ by, move: zGame.write(moves[0]) });
    logs[1].push({ by, move: zGame.write(moves[1]) });
  };
  for (const by of shuffle(SIDES, random)) {
    const move = zGame.draw(start, by, random);
    add(by, [move, by === owner ? exchanged(move, random) : move]);
  }
  while (logs[0].length < MOST_EVENTS) {
    const by = mover(states[0]);
    const move = shuffle(zGame.legal(states[0], by).list, random).find((each) => staysSecret(states, by, each));
    if (!move) break;
    add(by, [move, move]);
  }
  return logs;
}

function exchanged(move: ZGameMove, random: Random): ZGameMove {
  if (move.kind !== 'set-up') throw new Error('not a set-up');
  const symbols = [...move.symbols];
  const i = random(symbols.length);
  const j = pick(
    [...symbols.keys()].filter((each) => symbols[each] !== symbols[i]),
    random,
  );
  [symbols[i], symbols[j]] = [symbols[j]!, symbols[i]!];
  return { kind: 'set-up', symbols };
}

/** Told from the states alone, not from what view.ts makes of them. */
function staysSecret(states: Pair<ZGameState>, by: Side, move: ZGameMove): boolean {
  const [one, other] = [zGame.apply(states[0], by, move), zGame.apply(states[1], by, move)];
  const differing = one.board.filter((piece, cell) => piece?.symbol !== other.board[cell]?.symbol);
  return differing.length === 2 && differing.every((piece) => !piece?.up) && !zGame.outcome(one);
}

describe('hidden pieces', () => {
  test.each(SIDES)('of seat %i cannot be told apart by the opponent or by spectators until they are shown', (owner) => {
    const compared = { opponent: 0, spectator: 0 };
    for (let game = 0; game < 60; game++) {
      const random = seededRandom(`z-game twins ${owner} ${game}`);
      const start = fresh(pick(LAYOUT_NAMES, random));
      const logs = twins(start, owner, random);
      compared.opponent += expectTwins(zGame, start, logs, opponent(owner));
      compared.spectator += expectTwins(zGame, start, logs, 'spectator');
    }
    expect(Math.min(compared.opponent, compared.spectator)).toBeGreaterThan(2_000);
  });

  test('are told apart from the very event that shows one of them', () => {
    const log = (letters: string): GameEvent[] => [
      { by: 1, move: 'setup:aooppxx' },
      { by: 0, move: `setup:${letters}` },
      { by: 0, move: 'c2-c3' },
      { by: 1, move: 'c6-c5' },
      { by: 0, move: 'a1!' },
    ];
    for (const viewer of [1, 'spectator'] as const) {
      const [one, other] = ['xopapox', 'poxapox'].map((letters) =>
        received(zGame, fresh('compact'), log(letters), viewer),
      );
      expect(one!.map((text, i) => text === other![i])).toEqual([true, true, true, true, false]);
    }
  });

  test('are known to their owner, who alone reads his set-up in the log', () => {
    const move = zGame.draw(fresh('compact'), 0, seededRandom('set-up'));
    expect(zGame.seen(fresh('compact'), 0, move, 0).move).toBe(zGame.write(move));
    for (const viewer of [1, 'spectator'] as const) {
      expect(zGame.seen(fresh('compact'), 0, move, viewer)).toEqual({ by: 0, move: 'setup', effects: [] });
    }
    const { pieces } = zGame.view(zGame.apply(fresh('compact'), 0, move), 0);
    expect(Object.values(pieces).filter(({ symbol }) => symbol === null)).toEqual([]);
  });

  test('are shown to everybody after the game', () => {
    let stillHidden = 0;
    for (let game = 0; game < 20; game++) {
      const end = [...randomPlay(zGame, fresh('compact'), seededRandom(`z-game end ${game}`), 1_000)].at(-1)!.after;
      expect(zGame.outcome(end)).toBeDefined();
      for (const viewer of [0, 1, 'spectator'] as const) {
        const shown = Object.values(zGame.view(end, viewer).pieces);
        expect(shown.map(({ symbol }) => symbol)).toEqual(onBoard(end).map(({ symbol }) => symbol));
        stillHidden += shown.filter(({ up }) => !up).length;
      }
    }
    expect(stillHidden).toBeGreaterThan(0);
  });
});

describe('imagined', () => {
  test('are the eight pieces of each side, none of them twice, at every moment of a game', () => {
    const all = (state: ZGameState) =>
      SIDES.map((side) => {
        const standing = onBoard(state).filter(({ seat }) => seat === side);
        return [...standing.map(({ symbol }) => symbol), ...state.taken[side]].sort();
      });
    for (let game = 0; game < 10; game++) {
      const random = seededRandom(`z-game imagined ${game}`);
      for (const { after } of randomPlay(zGame, fresh(pick(LAYOUT_NAMES, random)), random)) {
        for (const viewer of [0, 1, 'spectator'] as const) {
          expect(all(zGame.imagine(zGame.view(after, viewer), random))).toEqual(all(after));
        }
      }
    }
  });

  test.each([
    // Black still hides a zero and two crosses: 3 orders; White hides a plus and an arrow: 2 orders
    [0, 3],
    [1, 2],
    ['spectator', 6],
  ] as const)('are all orders of what is still hidden, each as likely as another: viewer %s', (viewer, orders) => {
    const view = zGame.view(position({ white: 'Zc1 pa2 ab3 Xd2', black: 'Ze7 oa6 xb5 xc6 Ad5' }), viewer);
    const random = seededRandom(`z-game likelihood ${viewer}`);
    const counts = new Map<string, number>();
    const draws = 6_000;
    for (let i = 0; i < draws; i++) {
      const order = onBoard(zGame.imagine(view, random))
        .map(({ symbol }) => symbol)
        .join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(orders);
    // six standard deviations of the rarest case are below 20 %
    for (const count of counts.values()) expect(Math.abs(count / (draws / orders) - 1)).toBeLessThan(0.2);
  });
});

const onBoard = (state: ZGameState): readonly Piece[] => state.board.filter((piece) => piece !== null);
