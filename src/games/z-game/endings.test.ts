import { describe, expect, test } from 'vitest';
import { step } from '../../core/play.ts';
import { pick, seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import { rules as zGame } from './index.ts';
import type { ZGameOptions } from './options.ts';
import { mover, QUIET_LIMIT, type Side, type ZGameState } from './state.ts';
import { type Caption, position } from './test-support.ts';

/** Turns of both sides, one after the other. */
const play = (state: ZGameState, moves: string) =>
  moves.split(' ').reduce((before, move) => expectOk(step(zGame, before, { by: mover(before), move })), state);
const wonBy = (side: Side, reason: string) => ({ winners: [side], scores: side === 0 ? [1, 0] : [0, 1], reason });
const drawnBy = (reason: string) => ({ winners: [], scores: [0, 0], reason });

/** White’s plus and Black’s Z go to and fro: the same position again after every round. */
const ROUND = 'c3-d3 e7-d7 d3-c3 d7-e7';
const shuttling: Caption = { white: 'Za1 Pc3 xb2', black: 'Ze7 oe6' };
/** After b5-b6 White cannot move: the plus is walled in, zeros and arrow have nowhere to go. */
const walledIn: Caption = { white: 'Za7 Pb7 Ac7 Oa6 Ob5', black: 'Ze1 oe2' };

/** The states of a random game in which a player often takes back his last move. */
function waveringGame(start: ZGameState, seed: string): ZGameState[] {
  const random = seededRandom(seed);
  const states = [start];
  const backs = ['', ''];
  for (let state = start; zGame.toAct(state).length > 0 && states.length < 80; states.push(state)) {
    const by = mover(state);
    const { list } = zGame.legal(state, by);
    const back = list.find((move) => zGame.write(move) === backs[by]);
    const move = back && random(3) > 0 ? back : pick(list, random);
    backs[by] = zGame.write(move).split('-').reverse().join('-');
    state = zGame.apply(state, by, move);
  }
  return states;
}

describe('the end', () => {
  test.each<[string, Caption, string, Side]>([
    ['a plus', { white: 'Za1 Pe2', black: 'Ze7 oa6' }, 'e2-e7', 0],
    ['a hidden piece', { white: 'Zc1 xa3', black: 'Ze7 od2', toMove: 1 }, 'd2-c1', 1],
    ['the other Z', { white: 'Zc3 xa3', black: 'Zd4 oa6' }, 'c3-d4', 0],
  ])('%s takes the Z and wins', (_, caption, move, winner) => {
    expect(zGame.outcome(play(position(caption), move))).toEqual(wonBy(winner, 'z-taken'));
  });

  test('[Z2] a player who has no legal turn loses', () => {
    const stuck = play(position(walledIn), 'b5-b6 e1-d1');
    expect(zGame.outcome(stuck)).toEqual(wonBy(1, 'no-move'));
    expect(zGame.toAct(stuck)).toEqual([]);
    expect(zGame.legal(stuck, 0).list).toEqual([]);
  });

  test('[Z2] a hidden piece can always be turned up', () => {
    const state = play(position({ ...walledIn, white: 'Za7 Pb7 Ac7 Oa6 ob5' }), 'b5-b6 e1-d1');
    expect(zGame.legal(state, 0).list.map(zGame.write)).toEqual(['b6!']);
  });

  test('[Z3] the sixtieth turn in a row with no capture and no piece turned up is a draw', () => {
    const once = play(position({ ...shuttling, quiet: QUIET_LIMIT - 2 }), 'b2-b3');
    expect(zGame.outcome(once)).toBeUndefined();
    expect(zGame.outcome(play(once, 'e6-e5'))).toEqual(drawnBy('no-progress'));
  });

  test.each([
    ['a capture', 'c3-c5'],
    ['a piece turned up', 'b2!'],
    ['a piece turned up by reaching the base line', 'd6-d7'],
  ])('[Z3] %s starts the count anew', (_, move) => {
    const state = position({ white: 'Za1 Pc3 xb2 xd6', black: 'Ze7 oc5', quiet: QUIET_LIMIT - 1 });
    expect(play(state, move).quiet).toBe(0);
    expect(zGame.outcome(play(state, 'c3-c4'))).toEqual(drawnBy('no-progress'));
  });

  test('[Z4] the same position for the third time is a draw', () => {
    const again = play(position(shuttling), ROUND);
    expect(zGame.outcome(again)).toBeUndefined();
    expect(zGame.outcome(play(again, ROUND))).toEqual(drawnBy('repetition'));
  });

  test('[Z4] the position after the set-up is the first', () => {
    const fresh = zGame.start({ layout: 'wide', ending: 'draw' }, 2);
    const ready = [0, 1].reduce((state, by) => expectOk(step(zGame, state, { by, move: 'setup:xopapox' })), fresh);
    const twice = play(ready, 'e1-e2 d8-d7 e2-e1 d7-d8 e1-e2 d8-d7 e2-e1');
    expect(zGame.outcome(twice)).toBeUndefined();
    expect(zGame.outcome(play(twice, 'd7-d8'))).toEqual(drawnBy('repetition'));
  });

  test('[Z4] pieces of equal owner and symbol are alike', () => {
    const before = position({ white: 'Za1 Xb2 Xd2', black: 'Ze7 oa6' });
    const exchange = 'b2-c3 e7-d7 d2-c1 d7-e7 c3-d2 e7-d7 c1-b2 d7-e7';
    const exchanged = play(before, exchange);
    expect(exchanged.board).toEqual(before.board);
    expect(zGame.outcome(exchanged)).toBeUndefined();
    expect(zGame.outcome(play(exchanged, exchange))).toEqual(drawnBy('repetition'));
  });

  test('[Z4] with the other player to move it is another position', () => {
    const before = position({ white: 'Za1 xe1', black: 'Ze7 xa7' });
    // one Z loses a turn on its way round, then the other
    const blackToMove = 'a1-b1 e7-d7 b1-a2 d7-e7 a2-a1';
    const whiteToMove = 'e7-d7 a1-b1 d7-e6 b1-a1 e6-e7';
    const fourTimes = play(before, `${blackToMove} ${whiteToMove} ${blackToMove}`);
    expect(fourTimes.board).toEqual(before.board);
    expect(zGame.outcome(fourTimes)).toBeUndefined();
    expect(zGame.outcome(play(fourTimes, whiteToMove))).toEqual(drawnBy('repetition'));
  });

  test('[Z4] only positions that can come again are kept, hidden pieces as hidden, and no repetition is missed', () => {
    let repetitions = 0;
    for (let game = 0; game < 100; game++) {
      const course = waveringGame(position({ white: 'Za1 Xb1 Xd1 oe1', black: 'Ze7 Pd7 xb7 oa6' }), `wavering ${game}`);
      // the full truth: the whole game, with every symbol
      const history = course.map((state) => JSON.stringify([state.board, mover(state)]));
      for (const [i, { positions, quiet }] of course.entries()) {
        const times = history.slice(0, i + 1).filter((each) => each === history[i]).length;
        expect(positions.filter((each) => each === positions.at(-1))).toHaveLength(times);
        expect(positions.length).toBeLessThanOrEqual(quiet + 1);
        if (times > 1) repetitions++;
      }
    }
    expect(repetitions).toBeGreaterThan(100);
  });

  test('[Z6] only the two Zs are left: a draw', () => {
    const last = position({ white: 'Zc3', black: 'Ze7 od4', options: { ending: 'count' } });
    expect(zGame.outcome(play(last, 'c3-d4'))).toEqual(drawnBy('bare'));
  });

  test('[Z7] a taken Z comes before the loser’s having no turn', () => {
    const after = play(position({ white: 'Zc3 xa2', black: 'Zd4' }), 'c3-d4');
    expect(after.board.filter((piece) => piece?.seat === 1)).toEqual([]);
    expect(zGame.outcome(after)).toEqual(wonBy(0, 'z-taken'));
  });

  test('[Z7] having no turn comes before sixty quiet turns', () => {
    const stuck = play(position({ ...walledIn, quiet: QUIET_LIMIT - 2, options: { ending: 'count' } }), 'b5-b6 e1-d1');
    expect(stuck.quiet).toBe(QUIET_LIMIT);
    expect(zGame.outcome(stuck)).toEqual(wonBy(1, 'no-move'));
  });

  test('[Z7] sixty quiet turns come before the third repetition', () => {
    const after = play(position({ ...shuttling, quiet: QUIET_LIMIT - 8 }), `${ROUND} ${ROUND}`);
    expect(after.positions.filter((each) => each === after.positions[0])).toHaveLength(3);
    expect(zGame.outcome(after)).toEqual(drawnBy('no-progress'));
  });

  test.each<[string, ZGameOptions['ending'], Caption, Side | undefined]>([
    ['White has more pieces', 'count', shuttling, 0],
    ['Black has more pieces', 'count', { ...shuttling, black: 'Ze7 oe6 oa6 xb6' }, 1],
    ['both have as many', 'count', { ...shuttling, white: 'Za1 Pc3' }, undefined],
    ['White has more pieces', 'draw', shuttling, undefined],
  ])('[Z8] at a standstill %s, ending: %s', (_, ending, caption, winner) => {
    const result = (reason: string) => (winner === undefined ? drawnBy(reason) : wonBy(winner, reason));
    const state = position({ ...caption, options: { ending } });
    expect(zGame.outcome(play(state, `${ROUND} ${ROUND}`))).toEqual(result('repetition'));
    expect(zGame.outcome(play({ ...state, quiet: QUIET_LIMIT - 1 }, 'c3-d3'))).toEqual(result('no-progress'));
  });
});
