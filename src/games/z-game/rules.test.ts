import { describe, expect, test } from 'vitest';
import { perft } from '../../core/perft.ts';
import { step } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import { rules as zGame } from './index.ts';
import type { ZGameOptions } from './options.ts';
import { mover, type ZGameState } from './state.ts';
import { position } from './test-support.ts';

const fresh = (options?: Partial<ZGameOptions>) => zGame.start(expectOk(zGame.options(options, 2)), 2);
const setUp = (state: ZGameState, by: number, letters: string) =>
  expectOk(step(zGame, state, { by, move: `setup:${letters}` }));
const play = (state: ZGameState, move: string) => expectOk(step(zGame, state, { by: mover(state), move }));
const refusal = (state: ZGameState, by: number, move: string) => {
  const refused = step(zGame, state, { by, move });
  return refused.ok ? 'accepted' : refused.error.reason;
};
/** Where the piece on `cell` can move, and ! if it can be turned up. */
const turnsOf = (state: ZGameState, cell: string) =>
  zGame
    .legal(state, mover(state))
    .list.map(zGame.write)
    .filter((move) => move.startsWith(cell))
    .map((move) => move.slice(cell.length).replace('-', ''))
    .join(' ');
const effects = (state: ZGameState, move: string) =>
  zGame.seen(state, mover(state), expectOk(zGame.read(move)), 'spectator').effects;
const drawing = (state: ZGameState, viewer: 0 | 1 | 'spectator') => zGame.show(zGame.view(state, viewer)).split('\n');

const compact = setUp(setUp(fresh(), 0, 'xopapox'), 1, 'aooppxx');

describe('set-up', () => {
  test.each([
    ['compact', ['7  b? b? bZ b? b?', '6   . b? b? b?  .'], ['2   . w? w? w?  .', '1  w? w? wZ w? w?']],
    ['wide', ['8  b? b? b? bZ b? b? b? b?'], ['1  w? w? w? w? wZ w? w? w?']],
    [
      'square',
      ['7   . b? b? bZ b? b?  .', '6   .  . b? b? b?  .  .'],
      ['2   .  . w? w? w?  .  .', '1   . w? w? wZ w? w?  .'],
    ],
  ] as const)('[Z1] the %s board stands as ruled, and spectators see only the Zs', (layout, top, bottom) => {
    const state = setUp(setUp(fresh({ layout }), 0, 'xopapox'), 1, 'aooppxx');
    const rows = drawing(state, 'spectator').slice(0, -3);
    expect(rows.slice(0, top.length)).toEqual(top);
    expect(rows.slice(-bottom.length)).toEqual(bottom);
    expect(rows.slice(top.length, -bottom.length).join('')).not.toMatch(/[wb]/);
  });

  test('[Z1] letters go from one’s own left to one’s own right, base line first', () => {
    // White: a1 b1 d1 e1 b2 c2 d2
    expect(drawing(compact, 0).slice(5, 7)).toEqual(['2   . wp wo wx  .', '1  wx wo wZ wp wa']);
    // Black: e7 d7 b7 a7 d6 c6 b6
    expect(drawing(compact, 1).slice(0, 2)).toEqual(['7  bp bo bZ bo ba', '6   . bx bx bp  .']);
  });

  test('[Z1] both choose among 630 arrangements at the same time, in whichever order they are ready', () => {
    // 7! / (2! 2! 2!), the arrow being single
    expect([0, 1].map((seat) => zGame.legal(fresh(), seat).list.length)).toEqual([630, 630]);
    expect(zGame.toAct(fresh())).toEqual([0, 1]);
    const blackFirst = setUp(fresh(), 1, 'aooppxx');
    expect(zGame.toAct(blackFirst)).toEqual([0]);
    expect(refusal(blackFirst, 1, 'setup:aooppxx')).toBe('not-your-turn');
    expect(setUp(blackFirst, 0, 'xopapox')).toEqual(compact);
  });

  test('White begins', () => {
    expect(zGame.toAct(compact)).toEqual([0]);
    expect(zGame.toAct(play(compact, 'c2-c3'))).toEqual([1]);
  });

  test('other pieces, a second set-up, and a move before both are ready are refused', () => {
    expect(refusal(fresh(), 0, 'setup:xxxpopa')).toBe('z-game.set-up-pieces');
    expect(refusal(fresh(), 0, 'c2-c3')).toBe('z-game.set-up-first');
    expect(refusal(compact, 0, 'setup:xopapox')).toBe('z-game.set-up-already');
  });

  test('perft from the set-up', () => {
    // 4 back pieces with 1 step, 3 front pieces with 3, 7 to turn up; the sides cannot meet in two turns
    expect([1, 2].map((depth) => perft(zGame, compact, depth))).toEqual([20, 400]);
  });
});

describe('notation', () => {
  test('is read strictly, whatever its length', () => {
    const wrong = [
      'B2-c3',
      ' b2-c3',
      'b2-c3\n',
      'b2 -c3',
      'b02-c3',
      'b2-c3!',
      'b2xc3',
      'b２-c3',
      'i1-h2',
      'a9!',
      'a0!',
      'b2!!',
    ];
    const wrongSetUps = ['setup', 'setup:', 'setup:XOPAPOX', 'setup:xopapoxo', 'setup:xopapo', 'setup:zopapox'];
    const long = ['b2-'.repeat(400_000), `setup:${'x'.repeat(1_000_000)}`];
    for (const text of ['', ...wrong, ...wrongSetUps, ...long]) {
      expect(zGame.read(text)).toEqual({ ok: false, error: { code: 'illegal-move', reason: 'not-a-move' } });
    }
  });
});

describe('how pieces go', () => {
  test.each([
    ['a turned-up zero one cell forward', 'Oc3 Ze2', 'b4 c4 d4'],
    ['an arrow one or two cells forward in one line', 'Ac3 Ze2', 'a5 b4 c4 c5 d4 e5'],
    ['a cross along its diagonals, backward too', 'Xc3 Ze2', 'a1 a5 b2 b4 d2 d4 e1 e5'],
    ['a plus along its row and column', 'Pc3 Ze2', 'a3 b3 c1 c2 c4 c5 c6 c7 d3 e3'],
    ['a Z one cell in any direction', 'Zc3 xa2', 'b2 b3 b4 c2 c4 d2 d3 d4'],
    ['a hidden zero one cell forward, or it is turned up', 'oc3 Ze2', '! b4 c4 d4'],
    ['a hidden arrow one cell forward, or it is turned up', 'ac3 Ze2', '! b4 c4 d4'],
    ['a hidden cross one cell forward, or it is turned up', 'xc3 Ze2', '! b4 c4 d4'],
    ['a hidden plus one cell forward, or it is turned up', 'pc3 Ze2', '! b4 c4 d4'],
  ])('%s', (_, white, turns) => {
    expect(turnsOf(position({ white, black: 'Ze7' }), 'c3')).toBe(turns);
  });

  test('[Z5] forward is away from one’s own base line', () => {
    const black = position({ white: 'Za1', black: 'Ze7 oc5 Ab5', toMove: 1 });
    expect(turnsOf(black, 'c5')).toBe('! b4 c4 d4');
    expect(turnsOf(black, 'b5')).toBe('a4 b3 b4 c4 d3');
  });

  test('[Z5] zeros, arrows and hidden pieces that cannot go further just stay', () => {
    const state = position({ white: 'Za1 Ob7 Ac7 Od7 xc6', black: 'Ze4' });
    expect(['b7', 'c7', 'd7', 'c6'].map((cell) => turnsOf(state, cell))).toEqual(['', '', '', '!']);
    expect(turnsOf(position({ white: 'Za1 Ac6', black: 'Ze4' }), 'c6')).toBe('b7 c7 d7');
  });

  test('nothing jumps: a line ends before one’s own piece and on an enemy piece', () => {
    const state = position({ white: 'Zb1 Xc3 Ac4 Oe5', black: 'Ze7 oc5 xb4' });
    expect(turnsOf(state, 'c3')).toBe('a1 b2 b4 d2 d4 e1');
    expect(turnsOf(state, 'c4')).toBe('a6 b5 c5 d5 e6');
  });

  test.each([
    ['from an empty cell', 'b3-b4', 'z-game.nothing-there'],
    ['with an enemy piece', 'b5-b4', 'z-game.not-yours'],
    ['from a cell that only wider boards have', 'h8-h7', 'z-game.off-the-board'],
    ['to a cell that only wider boards have', 'c1-f1', 'z-game.off-the-board'],
    ['standing still', 'c1-c1', 'z-game.not-moving'],
    ['a hidden piece by its symbol', 'd1-a4', 'z-game.gait-hidden'],
    ['a Z two cells', 'c1-c3', 'z-game.gait-z'],
    ['a zero backward', 'a3-a2', 'z-game.gait-zero'],
    ['an arrow round a corner', 'e3-d5', 'z-game.gait-arrow'],
    ['a cross along the row', 'b2-c2', 'z-game.gait-cross'],
    ['a plus along the diagonal', 'd4-e5', 'z-game.gait-plus'],
    ['across a piece', 'd4-a4', 'z-game.in-the-way'],
    ['onto one’s own piece', 'b2-c1', 'z-game.own-piece'],
    ['turning up an empty cell', 'b3!', 'z-game.nothing-there'],
    ['turning up an enemy piece', 'b5!', 'z-game.not-yours'],
    ['turning up a cell that only wider boards have', 'f1!', 'z-game.off-the-board'],
    ['turning up what is up', 'b2!', 'z-game.up-already'],
    ['turning up the Z', 'c1!', 'z-game.up-already'],
  ])('a turn is refused: %s', (_, move, reason) => {
    const state = position({ white: 'Zc1 Xb2 Pd4 Oa3 Ae3 xd1', black: 'Ze7 pb5 Xb4' });
    expect(refusal(state, 0, move)).toBe(reason);
  });
});

describe('taking and turning up', () => {
  test('a taken piece leaves the board and its symbol is shown; a hidden taker stays hidden', () => {
    const before = position({ white: 'Zc1 xc3', black: 'Ze7 ad4' });
    const after = play(before, 'c3-d4');
    expect(effects(before, 'c3-d4')).toEqual([
      { kind: 'moved', from: 'c3', to: 'd4', as: 'hidden' },
      { kind: 'taken', at: 'd4', seat: 1, symbol: 'arrow', wasHidden: true },
    ]);
    expect(after.taken[1]).toEqual([...before.taken[1], 'arrow']);
    expect(zGame.view(after, 1).pieces).toEqual({
      c1: { seat: 0, up: true, symbol: 'z' },
      d4: { seat: 0, up: false, symbol: null },
      e7: { seat: 1, up: true, symbol: 'z' },
    });
  });

  test('a piece turned up where it stands goes by its symbol from the next turn on', () => {
    const before = position({ white: 'Zc1 xc3', black: 'Ze7 ae6' });
    expect(effects(before, 'c3!')).toEqual([{ kind: 'turned-up', at: 'c3', seat: 0, symbol: 'cross' }]);
    const after = play(play(before, 'c3!'), 'e7-d7');
    expect(turnsOf(after, 'c3')).toBe('a1 a5 b2 b4 d2 d4 e1 e5');
  });

  test('a hidden piece that reaches the enemy base line is turned up as part of the move, taking or not', () => {
    const before = position({ white: 'Zc1 pb6', black: 'Ze7 oc7 xa4' });
    expect(effects(before, 'b6-b7')).toEqual([
      { kind: 'moved', from: 'b6', to: 'b7', as: 'hidden' },
      { kind: 'turned-up', at: 'b7', seat: 0, symbol: 'plus' },
    ]);
    expect(effects(before, 'b6-c7').map(({ kind }) => kind)).toEqual(['moved', 'taken', 'turned-up']);
    for (const to of ['b7', 'c7'])
      expect(play(before, `b6-${to}`).board).toContainEqual({ seat: 0, symbol: 'plus', up: true });
    const black = position({ white: 'Zc1 pb6', black: 'Ze7 xa2', toMove: 1 });
    expect(effects(black, 'a2-a1').at(-1)).toEqual({ kind: 'turned-up', at: 'a1', seat: 1, symbol: 'cross' });
  });

  test('nothing forbids leaving or putting one’s Z in danger', () => {
    const state = position({ white: 'Zc1 xa2', black: 'Ze7 Pd5' });
    expect(turnsOf(state, 'c1')).toBe('b1 b2 c2 d1 d2');
    expect(zGame.outcome(play(play(state, 'c1-d1'), 'd5-d1'))?.winners).toEqual([1]);
  });
});
