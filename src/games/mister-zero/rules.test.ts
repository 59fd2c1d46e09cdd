import { describe, expect, test } from 'vitest';
import { randomPlay } from '../../../test/support/random-game.ts';
import { perft } from '../../core/perft.ts';
import { step } from '../../core/play.ts';
import { pick, seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import { CENTRAL } from './bridges.data.ts';
import { rules as misterZero } from './index.ts';
import type { MisterZeroState } from './state.ts';
import { drawn } from './test-drawing.ts';

const fresh = (seats = 2) => misterZero.start(expectOk(misterZero.options(undefined, seats)), seats);
const mover = (state: MisterZeroState) => misterZero.toAct(state)[0] as number;
/** Moves by whoever's turn it is. */
const play = (state: MisterZeroState, ...moves: string[]) =>
  moves.reduce((before, move) => expectOk(step(misterZero, before, { by: mover(before), move })), state);
const refusal = (state: MisterZeroState, move: string) => {
  const refused = step(misterZero, state, { by: mover(state), move });
  return refused.ok ? 'accepted' : refused.error.reason;
};
const moves = (state: MisterZeroState) => misterZero.legal(state, mover(state)).list.map(misterZero.write);
const effects = (state: MisterZeroState, move: string) =>
  misterZero.seen(state, mover(state), expectOk(misterZero.read(move)), 'spectator').effects;

describe('placing', () => {
  test('red places first, then the colours alternate; a placed token leaves the hand', () => {
    expect(misterZero.toAct(fresh())).toEqual([0]);
    const once = play(fresh(), '7@tl-n');
    expect(misterZero.toAct(once)).toEqual([1]);
    expect(once.hands).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 8, 9],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]);
    expect(once.tokens['tl-n']).toEqual({ colour: 'red', number: 7 });
    expect(misterZero.toAct(play(once, '7@tr-n'))).toEqual([0]);
  });

  test.each([
    ['a token placed before', '7@tr-n', 'mister-zero.not-in-hand'],
    ['a bridge that is taken', '8@tl-n', 'mister-zero.bridge-taken'],
    ['face down away from the centre', '8@tr-n!', 'mister-zero.face-down-not-central'],
    ['face down, larger than the smallest', '8@c-ne!', 'mister-zero.face-down-not-smallest'],
    ['face down, smaller than the smallest', '0@c-ne!', 'mister-zero.face-down-not-smallest'],
    ['face down, equal, but neither zero nor last', '2@c-ne!', 'mister-zero.face-down-not-last'],
    ['equal to the smallest', '2@c-ne', 'mister-zero.centre-rule'],
    ['a bridge named from its other end', '8@n-tr', 'not-a-move'],
    ['two figures', '10@tr-n', 'not-a-move'],
    ['spaces', ' 8@tr-n', 'not-a-move'],
  ])('refused: %s', (_, move, reason) => {
    const state = play(fresh(), '7@tl-n', '2@c-nw');
    expect(refusal(state, move)).toBe(reason);
  });

  test('every hand is open: all seats and spectators see the same', () => {
    const state = play(fresh(4), '7@tl-n', '1@c-ne', '0@c-sw', '0@c-se!');
    const { viewer: _, ...seen } = misterZero.view(state, 'spectator');
    for (const viewer of [0, 1, 2, 3]) expect(misterZero.view(state, viewer)).toEqual({ viewer, ...seen });
    expect(seen.hands).toEqual([
      [1, 3, 5, 9],
      [3, 5, 7, 9],
      [2, 4, 6, 8],
      [2, 4, 6, 8],
    ]);
    expect(seen.faceDown).toBe('c-se');
  });

  test('perft of the empty board', () => {
    // 10 tokens × 20 bridges; then 190 replies, less 3 central bridges for an equal 1–9 (36 of the 200 cases)
    expect([1, 2].map((depth) => perft(misterZero, fresh(), depth))).toEqual([200, 37_892]);
  });
});

describe('the centre rule', () => {
  test('an equal token may not join the smallest; smaller and larger ones may', () => {
    const state = play(fresh(), '9@tl-n', '2@c-nw');
    expect(refusal(state, '2@c-ne')).toBe('mister-zero.centre-rule');
    for (const move of ['1@c-ne', '3@c-ne', '2@tl-tr']) expect(refusal(state, move)).toBe('accepted');
  });

  test('once a smaller one lies in the centre, the equal token is free again', () => {
    expect(refusal(play(fresh(), '9@tl-n', '2@c-nw', '1@c-se', '8@tr-n'), '2@c-ne')).toBe('accepted');
  });

  test('zero: beside a zero in the centre the other zero may lie face down', () => {
    const state = play(fresh(), '0@c-sw');
    expect(moves(state).filter((move) => move.startsWith('0@c-'))).toEqual(['0@c-ne!', '0@c-nw!', '0@c-se!']);
    expect(refusal(state, '0@c-ne')).toBe('mister-zero.zero-face-down');
    expect(refusal(state, '0@tl-n')).toBe('accepted');
    expect(play(state, '0@c-ne!').faceDown).toBe('c-ne');
  });

  test('zero: a zero elsewhere does not matter', () => {
    const state = play(fresh(), '0@tl-n');
    expect(refusal(state, '0@c-ne!')).toBe('mister-zero.face-down-not-smallest');
    expect(refusal(state, '0@c-ne')).toBe('accepted');
  });

  test('zero: nothing turns the face-down zero up again', () => {
    const state = play(fresh(), '0@c-sw', '0@c-ne!', '1@c-nw', '1@c-se');
    expect(state.faceDown).toBe('c-ne');
  });
});

/** Red has the 2 left, green the 0. */
const LAST_TOKENS = `
        r7      g8
            r0
     g4              r8
            g3
   r3    r9    ..    g9
   g5    g2    ..    g7
            g1
     g6              r6
            r1
        r5      r4`;

describe('the last token', () => {
  test('equal to the smallest and with central bridges only, it must lie face down', () => {
    const state = drawn(LAST_TOKENS);
    expect(moves(state)).toEqual(['2@c-ne!', '2@c-se!']);
    expect(refusal(state, '2@c-ne')).toBe('mister-zero.last-face-down');
    expect(play(state, '2@c-ne!').faceDown).toBe('c-ne');
  });

  test('with another number it is placed number up', () => {
    const state = play(drawn(LAST_TOKENS), '2@c-ne!');
    expect(moves(state)).toEqual(['0@c-se']);
    expect(refusal(state, '0@c-se!')).toBe('mister-zero.face-down-not-smallest');
  });

  test('as long as another bridge is free it goes there, number up', () => {
    const state = drawn(`
        ..      g8
            r0
     g4              r8
            g3
   r3    r9    ..    g9
   g5    g2    r7    g7
            g1
     g6              r6
            r1
        r5      r4`);
    expect(moves(state)).toEqual(['2@tl-n']);
    expect(refusal(state, '2@c-ne')).toBe('mister-zero.centre-rule');
    expect(refusal(state, '2@c-ne!')).toBe('mister-zero.face-down-not-last');
  });

  test('with two tokens in hand the other one has to be placed', () => {
    // green holds the 3 and the 6, and red has just placed a 6
    const state = drawn(`
        g4      r7
            g1
     g9              g0
            r5
   r0    ..    r6    g7
   g5    ..    ..    g2
            r4
     g8              r8
            r2
        r9      r1`);
    expect(moves(state)).toEqual(['3@c-nw', '3@c-se', '3@c-sw']);
    expect(refusal(state, '6@c-nw!')).toBe('mister-zero.face-down-not-last');
  });

  // No play leads to these two: a face-down 5 has its twin beside it, and only central bridges are free. So drawn they
  // show each ruling alone.
  const LONE_FIVE = drawn(`
        ..      ..
            ..
     ..              ..
            ..
   ..    ..   (r5)   ..
   ..    ..    ..    ..
            ..
     ..              ..
            ..
        ..      ..`);

  test('[M5] a face-down token counts with its number', () => {
    expect(refusal(LONE_FIVE, '5@c-sw')).toBe('mister-zero.centre-rule');
    expect(refusal(LONE_FIVE, '4@c-sw')).toBe('accepted');
  });

  test('[M6] neither a larger token nor one away from the centre turns it up', () => {
    for (const move of ['6@c-sw', '4@tl-n']) expect(play(LONE_FIVE, move).faceDown).toBe('c-ne');
  });

  test('[M6] a smaller token on a central bridge turns it up again', () => {
    const before = play(drawn(LAST_TOKENS), '2@c-ne!');
    expect(play(before, '0@c-se').faceDown).toBeNull();
    expect(effects(before, '0@c-se').slice(0, 2)).toEqual([
      { kind: 'turned-up', bridge: 'c-ne', token: { colour: 'red', number: 2 } },
      { kind: 'jump', bridge: 'c-se', from: 'c', to: 'se', token: { colour: 'green', number: 0 } },
    ]);
  });
});

/** Each player has one token left: red odd the 5, green odd the 5, red even the 8 or the 4, green even the 0 or the 4. */
const fourLastTokens = (redEven: 'r4' | 'r8', greenEven: 'g0' | 'g4') =>
  drawn(
    `
        g1      ${redEven === 'r4' ? 'r8' : 'r4'}
            r0
     r1              g2
            g3
   r3    ..    ..    r6
   g7    ..    ..    r2
            r9
     g6              ${greenEven === 'g4' ? 'g0' : 'g4'}
            g8
        g9      r7`,
    4,
  );

describe('four players', () => {
  test('red odd, green odd, red even, green even place in turn, five tokens each', () => {
    expect(fresh(4).hands).toEqual([
      [1, 3, 5, 7, 9],
      [1, 3, 5, 7, 9],
      [0, 2, 4, 6, 8],
      [0, 2, 4, 6, 8],
    ]);
    const four = play(fresh(4), '1@tl-n', '1@tr-n', '0@bl-s', '0@br-s');
    expect(Object.values(four.tokens).filter((token) => token?.colour === 'red')).toHaveLength(2);
    expect(misterZero.toAct(four)).toEqual([0]);
  });

  test('a token of the partner is not in hand', () => {
    expect(refusal(fresh(4), '2@tl-n')).toBe('mister-zero.not-in-hand');
  });

  test('one token left means one’s own hand', () => {
    const state = play(fourLastTokens('r8', 'g0'), '5@c-nw');
    expect(moves(state)).toEqual(['5@c-ne!', '5@c-se!', '5@c-sw!']);
  });

  test('[M6] not only the next player’s token turns it up', () => {
    const later = play(fourLastTokens('r8', 'g0'), '5@c-nw', '5@c-sw!', '8@c-ne');
    expect(later.faceDown).toBe('c-sw');
    expect(play(later, '0@c-se').faceDown).toBeNull();
  });

  test('[M6] turned up, it makes room for another: one lies face down in the end', () => {
    const smaller = play(fourLastTokens('r4', 'g4'), '5@c-nw', '5@c-se!', '4@c-sw');
    expect(smaller.faceDown).toBeNull();
    expect(moves(smaller)).toEqual(['4@c-ne!']);
    expect(play(smaller, '4@c-ne!').faceDown).toBe('c-ne');
  });

  test('both partners have the team’s score and win together', () => {
    const end = play(fourLastTokens('r8', 'g0'), '5@c-nw', '5@c-sw!', '8@c-ne', '0@c-se');
    // six jumps lead to green's checkpoint, the seventh into a dead end
    expect(misterZero.view(end, 0).walk!.points.join(' ')).toBe('c se e ne tr tl n tr');
    expect(misterZero.outcome(end)).toEqual({ winners: [1, 3], scores: [0, 6, 0, 6], reason: 'walk-ended' });
  });

  test('consult is an option of every table, off unless chosen', () => {
    for (const seats of [2, 4]) {
      expect(expectOk(misterZero.options(undefined, seats))).toEqual({ consult: false });
      expect(expectOk(misterZero.options({ consult: true }, seats))).toEqual({ consult: true });
      expect(misterZero.options({ consult: 'yes' }, seats).ok).toBe(false);
    }
  });
});

describe('a match', () => {
  test('[M3] the winner of a game scores the difference of tokens', () => {
    const points = (winners: number[], scores: number[]) =>
      misterZero.matchPoints!({ winners, scores, reason: 'walk-ended' });
    expect(points([0], [8, 3])).toEqual([5, 0]);
    expect(points([1, 3], [6, 8, 6, 8])).toEqual([0, 2, 0, 2]);
    expect(points([], [4, 4])).toEqual([0, 0]);
  });
});

test('whatever is played, twenty turns fill the board and the first jump is never in doubt', () => {
  let faceDown = 0;
  for (let seed = 0; seed < 400; seed++) {
    const random = seededRandom(`first jump ${seed}`);
    // every other game keeps the centre for the last, where the exceptions are
    const game = seed % 2 === 0 ? misterZero : rimFirst;
    const steps = [...randomPlay(game, fresh(seed % 4 < 2 ? 2 : 4), random)];
    expect(steps).toHaveLength(20);
    const end = steps.at(-1)!.after;
    const central = CENTRAL.map((bridge) => end.tokens[bridge]!.number);
    const smallest = central.filter((number) => number === Math.min(...central));
    expect(smallest).toHaveLength(end.faceDown ? 2 : 1);
    if (!end.faceDown) continue;
    faceDown++;
    expect(CENTRAL).toContain(end.faceDown);
    expect(end.tokens[end.faceDown]!.number).toBe(smallest[0]);
  }
  expect(faceDown).toBeGreaterThan(20);
});

const rimFirst: typeof misterZero = {
  ...misterZero,
  draw(state, by, random) {
    const { list } = misterZero.legal(state, by);
    const rim = list.filter(({ bridge }) => !CENTRAL.includes(bridge));
    return pick(rim.length > 0 ? rim : list, random);
  },
};
