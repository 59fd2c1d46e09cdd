import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomPlay } from '../../../test/support/random-game.ts';
import { replay } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import { BRIDGES, type Bridge, CENTRAL, CENTRE, CHECKPOINTS, endsOf, POINTS, type Point } from './bridges.data.ts';
import { rules as misterZero } from './index.ts';
import type { MisterZeroState, Tokens } from './state.ts';
import { drawn } from './test-drawing.ts';
import { walk } from './walk.ts';

const walked = ({ tokens, faceDown }: MisterZeroState) => walk(tokens, faceDown);
const path = (state: MisterZeroState) => walked(state).points.join(' ');
const payouts = (state: MisterZeroState) =>
  walked(state).steps.flatMap((each) => (each.kind === 'payout' ? [`${each.colour} ${each.bridges.length}`] : []));

/** A board on which only these bridges carry a token. */
const only = (numbers: Partial<Record<Bridge, number>>): Tokens =>
  Object.fromEntries(
    BRIDGES.map((bridge) => [
      bridge,
      numbers[bridge] === undefined ? null : { colour: 'red', number: numbers[bridge] },
    ]),
  ) as Tokens;

const MODEL_GAME = `
        g5      g8
            r8
     g2              g1
            r1
   g6    g3   (g0)   r3
   g4    r0    g7    r5
            r9
     g9              r6
            r2
        r4      r7`;

describe('[M1] the board', () => {
  const neighbours = (point: Point) =>
    BRIDGES.map(endsOf).flatMap(([a, b]) => (a === point ? [b] : b === point ? [a] : []));
  const INNER = ['ne', 'se', 'sw', 'nw'] as const;

  test('has 13 points and 20 bridges, four of them central', () => {
    expect(Object.keys(POINTS)).toHaveLength(13);
    expect(new Set(BRIDGES).size).toBe(20);
    expect(CENTRAL).toEqual(['c-ne', 'c-se', 'c-sw', 'c-nw']);
  });

  test('is the same for both sides, and the same left and right', () => {
    const at = (x: number, y: number) =>
      Object.entries(POINTS).find(([, [px, py]]) => px === x && py === y)![0] as Point;
    for (const [sx, sy] of [
      [1, -1],
      [-1, 1],
    ] as const) {
      const mirrored = (point: Point) => at(sx * POINTS[point][0] || 0, sy * POINTS[point][1] || 0);
      for (const [a, b] of BRIDGES.map(endsOf)) expect(neighbours(mirrored(a))).toContain(mirrored(b));
    }
  });

  test('has each checkpoint three jumps from the centre', () => {
    const afterOne = new Set(neighbours(CENTRE));
    const afterTwo = new Set([...afterOne].flatMap(neighbours));
    const afterThree = new Set([...afterTwo].flatMap(neighbours));
    for (const checkpoint of Object.keys(CHECKPOINTS) as Point[]) {
      expect([afterOne, afterTwo, afterThree].map((reached) => reached.has(checkpoint))).toEqual([false, false, true]);
    }
  });

  test('has four bridges at each inner point, one straight ahead of the centre', () => {
    for (const point of INNER) {
      const [x, y] = POINTS[point];
      expect(neighbours(point)).toHaveLength(4);
      expect(neighbours(point).filter((next) => POINTS[next][0] === 2 * x && POINTS[next][1] === 2 * y)).toHaveLength(
        1,
      );
    }
  });
});

describe('the walk', () => {
  test('the model game of the rulebook: green on jump 3, red eight jumps later, one more jump, 8 to 3', () => {
    const end = drawn(MODEL_GAME);
    expect(path(end)).toBe('c ne tr n tl nw ne e se br bl s br');
    const steps = walked(end).steps.map((each) =>
      each.kind === 'jump' ? each.token.number : `${each.colour} takes ${each.bridges.length}`,
    );
    expect(steps).toEqual([0, 1, 8, 'green takes 3', 5, 2, 1, 3, 5, 6, 2, 4, 'red takes 8', 7]);
    expect(misterZero.outcome(end)).toEqual({ winners: [0], scores: [8, 3], reason: 'walk-ended' });
  });

  test('the first jump goes over the face-down token, else over the smallest on the central bridges', () => {
    const equal = only({ 'c-ne': 0, 'c-sw': 0, 'c-se': 3 });
    expect(walk(equal, 'c-sw').points[1]).toBe('sw');
    expect(walk(equal, 'c-ne').points[1]).toBe('ne');
    expect(walk(only({ 'c-ne': 4, 'c-nw': 7, 'c-se': 3, 'tl-n': 0 }), null).points[1]).toBe('se');
  });

  test('[M4] the first jump needs no previous one: it is unique wherever the smallest lies', () => {
    for (const bridge of CENTRAL) {
      const fives = Object.fromEntries(CENTRAL.map((each) => [each, each === bridge ? 4 : 5]));
      expect(walk(only(fives), null).steps[0]).toMatchObject({ kind: 'jump', bridge });
    }
  });

  test('[M2] the sketch of the rulebook: straight ahead after the 5, the first on the right after the 3', () => {
    const crossing = { 'c-ne': 5, 'ne-e': 3, 'ne-tr': 1, 'nw-ne': 1 };
    expect(walk(only(crossing), null).points.slice(0, 3)).toEqual(['c', 'ne', 'tr']);
    const roundabout = walk(only({ ...crossing, 'c-se': 0, 'se-e': 2 }), null);
    expect(roundabout.points.slice(0, 5)).toEqual(['c', 'se', 'e', 'ne', 'tr']);
  });

  test.each([
    ['c-ne', 'ne-e', 'ne-tr', 'nw-ne'],
    ['c-se', 'sw-se', 'se-br', 'se-e'],
    ['c-sw', 'sw-w', 'sw-bl', 'sw-se'],
    ['c-nw', 'nw-ne', 'nw-tl', 'nw-w'],
  ] as const)('[M2] coming over %s, %s lies right of %s, and that right of %s', (arrival, right, straight, left) => {
    const second = (...equal: readonly Bridge[]) => {
      const numbers = Object.fromEntries(equal.map((bridge) => [bridge, 1]));
      return walk(only({ [arrival]: 5, ...numbers }), null).steps[1];
    };
    expect(second(right, straight)).toMatchObject({ bridge: right });
    expect(second(right, left)).toMatchObject({ bridge: right });
    expect(second(straight, left)).toMatchObject({ bridge: straight });
  });

  test('[M2] back in the centre, right is seen from the jump that led there', () => {
    // he comes back from the south-west: north-east lies straight ahead, north-west to his left
    const loop = { 'c-se': 0, 'sw-se': 0, 'c-sw': 1 };
    expect(walk(only({ ...loop, 'c-ne': 5, 'c-nw': 5 }), null).points).toEqual(['c', 'se', 'sw', 'c', 'ne']);
  });

  test('a bridge is jumped once, and smaller numbers are taken whatever their colour', () => {
    const steps = walked(drawn(MODEL_GAME)).steps.flatMap((each) => (each.kind === 'jump' ? [each] : []));
    expect(new Set(steps.map(({ bridge }) => bridge)).size).toBe(steps.length);
    expect(new Set(steps.map(({ token }) => token.colour))).toEqual(new Set(['red', 'green']));
  });

  test('used tokens that no checkpoint pays count for nobody, and equal scores are a draw', () => {
    const end = drawn(
      `
        g8      g7
            g0
     r2              r1
            g6
   r0   r5   (g4)   r6
   g2   r4    g5    r9
            r8
     g1              g3
            r3
        g9      r7`,
      4,
    );
    expect(path(end)).toBe('c ne tr tl nw w sw bl br se c sw se e ne nw c');
    expect(payouts(end)).toEqual([]);
    expect(misterZero.outcome(end)).toEqual({ winners: [], scores: [0, 0, 0, 0], reason: 'walk-ended' });
  });

  test('he goes on from a checkpoint, whose second bridge is then used too: it pays once', () => {
    const north = only({ 'c-ne': 0, 'ne-tr': 0, 'tr-n': 0, 'tl-n': 9, 'tl-tr': 1 });
    const { points, taken } = walk(north, null);
    expect(points.join(' ')).toBe('c ne tr n tl tr');
    expect(taken).toEqual({ red: 0, green: 3 });
  });
});

describe('what is told', () => {
  const lastMove = (seed: number, seats: number) => {
    const start = misterZero.start({ consult: false }, seats);
    return [...randomPlay(misterZero, start, seededRandom(`walk ${seed}`))].at(-1)!;
  };

  test('the event that places the last token tells the walk, and the view shows it', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { before, by, move, after } = lastMove(seed, seed % 2 === 0 ? 2 : 4);
      const shown = misterZero.view(after, 'spectator').walk!;
      expect(misterZero.view(before, 'spectator').walk).toBeNull();
      const told = misterZero.seen(before, by, move, 'spectator').effects.filter(({ kind }) => kind !== 'turned-up');
      expect(told).toEqual([...shown.steps, { kind: 'end', at: shown.points.at(-1), taken: shown.taken }]);
    }
  });

  test('the pay-outs add up to what is taken, and he stops where nothing is left to jump', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { steps, points, taken } = walked(lastMove(seed, seed % 2 === 0 ? 2 : 4).after);
      const jumps = steps.flatMap((each) => (each.kind === 'jump' ? [each] : []));
      const used = jumps.map(({ bridge }) => bridge);
      const paid = steps.flatMap((each) => (each.kind === 'payout' ? each.bridges : []));
      expect(new Set(used).size).toBe(used.length);
      expect(paid).toEqual(used.slice(0, paid.length));
      expect(paid).toHaveLength(taken.red + taken.green);
      expect(points).toEqual([CENTRE, ...jumps.map(({ to }) => to)]);
      expect(BRIDGES.filter((each) => endsOf(each).includes(points.at(-1)!) && !used.includes(each))).toEqual([]);
    }
  });
});

describe('the walks of the reference games', () => {
  interface Sample {
    readonly id: number;
    readonly seats: number;
    readonly events: readonly string[];
    readonly walk: string;
  }
  const file = new URL('../../../test/vectors/mister-zero.json', import.meta.url);
  const { games }: { games: readonly Sample[] } = JSON.parse(readFileSync(file, 'utf8'));

  test.each(games)('game $id', ({ seats, events, walk: expected }) => {
    const log = events.map((line) => ({ by: Number(line[0]), move: line.slice(2) }));
    const end = expectOk(replay(misterZero, misterZero.start({ consult: false }, seats), log));
    expect(misterZero.view(end, 'spectator').walk!.points.join(' ')).toBe(expected);
  });
});
