import { describe, expect, test } from 'vitest';
import { perft } from '../../core/perft.ts';
import { step } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import { rules as foxu } from './index.ts';
import { BOARD, COLOURS, type Colour, DISCS_PER_COLOUR, type FoxuState, HOLES } from './state.ts';

interface Drawing {
  readonly blue: { readonly at: string; readonly discs: number };
  readonly yellow: { readonly at: string; readonly discs: number };
  /** The open holes; all others are filled with grey. */
  readonly open: readonly string[];
  readonly toMove?: Colour;
  readonly quiet?: number;
}

function position({ blue, yellow, open, toMove = 'blue', quiet = 0 }: Drawing): FoxuState {
  const tube = ({ at, discs }: Drawing['blue']) => ({ at: BOARD.cell(at)!, discs });
  return {
    options: { grey: 'random' },
    discs: BOARD.cells.map((cell) => (HOLES.includes(cell) && !open.includes(BOARD.name(cell)) ? 'grey' : null)),
    tubes: [tube(blue), tube(yellow)],
    swapped: false,
    slides: 10 + COLOURS.indexOf(toMove),
    quiet,
  };
}

const play = (state: FoxuState, by: number | 'chance', ...moves: string[]) =>
  moves.reduce((before, move) => expectOk(step(foxu, before, { by, move })), state);
const refusal = (state: FoxuState, by: number | 'chance', move: string) => {
  const refused = step(foxu, state, { by, move });
  return refused.ok ? 'accepted' : refused.error.reason;
};
const moves = (state: FoxuState, by: number) => foxu.legal(state, by).list.map(foxu.write);

const GREY = 'grey:a2,b1,b3,b4,b5,c6,d2,e2,e4,e6,f5';
const fresh = (grey: 'random' | 'placed' = 'random') => foxu.start(expectOk(foxu.options({ grey }, 2)), 2);
const laid = play(fresh(), 'chance', GREY);
const afterFirstSlide = play(laid, 0, 'diagonal:a1f6', 'a1-d4');

describe('set-up', () => {
  test('chance lays the grey discs, or the Starter where they are placed', () => {
    expect(foxu.toAct(fresh('random'))).toEqual(['chance']);
    expect(foxu.toAct(fresh('placed'))).toEqual([0]);
    expect(play(fresh('placed'), 0, GREY).discs).toEqual(laid.discs);
  });

  test.each([
    ['ten of them', 'grey:a2,b1,b3,b4,b5,c6,d2,e2,e4,e6', 'foxu.grey-count'],
    ['one on a corner', 'grey:a1,b1,b3,b4,b5,c6,d2,e2,e4,e6,f5', 'foxu.grey-corner'],
    ['one twice', 'grey:a2,a2,b3,b4,b5,c6,d2,e2,e4,e6,f5', 'foxu.grey-twice'],
    ['out of order', 'grey:b1,a2,b3,b4,b5,c6,d2,e2,e4,e6,f5', 'foxu.grey-order'],
    ['off the board', 'grey:a2,b1,b3,b4,b5,c6,d2,e2,e4,e6,g5', 'not-a-move'],
  ])('grey discs are refused: %s', (_, move, reason) => {
    expect(refusal(fresh(), 'chance', move)).toBe(reason);
  });

  test.each([
    ['diagonal:a1f6', 'a1', 'f6'],
    ['diagonal:a6f1', 'f1', 'a6'],
  ])('%s puts the Starter’s tube at the bottom', (move, bottom, top) => {
    const tubes = play(laid, 0, move).tubes!;
    expect(tubes.map(({ at }) => BOARD.name(at))).toEqual([bottom, top]);
    expect(tubes.map(({ discs }) => discs)).toEqual([DISCS_PER_COLOUR, DISCS_PER_COLOUR]);
  });

  test('perft after the grey discs', () => {
    // 2 diagonals; then 5 along the row, 5 up the column, 4 on the diagonal, whose far corner holds the other tube
    expect([1, 2].map((depth) => perft(foxu, laid, depth))).toEqual([2, 28]);
  });
});

describe('slides', () => {
  test('[F1] corners are entered and left along row, column and diagonal', () => {
    const inTheCorner = position({ blue: { at: 'f1', discs: 5 }, yellow: { at: 'a1', discs: 5 }, open: ['c3', 'e5'] });
    // the row ends before the other tube on a1
    expect(moves(inTheCorner, 0)).toEqual(
      'a6 b1 b5 c1 c4 d1 d3 e1 e2 f2 f3 f4 f5 f6'.split(' ').map((cell) => `f1-${cell}`),
    );
    const onTheRim = position({ blue: { at: 'e2', discs: 5 }, yellow: { at: 'a1', discs: 5 }, open: ['c3', 'e5'] });
    expect(moves(onTheRim, 0)).toContain('e2-f1');
  });

  test('a disc falls into every open hole on the way and none into a filled one or a corner', () => {
    const before = position({ blue: { at: 'a1', discs: 5 }, yellow: { at: 'a6', discs: 5 }, open: ['b2', 'd4', 'e5'] });
    const after = play(before, 0, 'a1-f6');
    expect(after.tubes![0]).toEqual({ at: BOARD.cell('f6'), discs: 2 });
    expect(['b2', 'c3', 'd4', 'e5'].map((cell) => after.discs[BOARD.cell(cell)!])).toEqual([
      'blue',
      'grey',
      'blue',
      'blue',
    ]);
    const effects = foxu.seen(before, 0, expectOk(foxu.read('a1-f6')), 'spectator').effects;
    expect(effects.map(({ drop }) => drop)).toEqual(['b2', 'd4', 'e5']);
  });

  test.each([
    ['from where no tube stands', 'b2-b3', 'foxu.not-your-tube'],
    ['with the other’s tube', 'd1-d2', 'foxu.not-your-tube'],
    ['standing still', 'a1-a1', 'foxu.not-moving'],
    ['round a corner', 'a1-b3', 'foxu.not-straight'],
    ['onto the other tube', 'a1-d1', 'foxu.tube-in-the-way'],
    ['across the other tube', 'a1-e1', 'foxu.tube-in-the-way'],
  ])('a slide is refused: %s', (_, move, reason) => {
    const state = position({ blue: { at: 'a1', discs: 5 }, yellow: { at: 'd1', discs: 5 }, open: ['c3'] });
    expect(refusal(state, 0, move)).toBe(reason);
  });
});

describe('the pie', () => {
  test('seat 1 takes over the blue tube; seat 0 goes on with the yellow one', () => {
    const swapped = play(afterFirstSlide, 1, 'swap');
    expect(foxu.toAct(swapped)).toEqual([0]);
    expect(moves(swapped, 0).every((move) => move.startsWith('f6-'))).toBe(true);
    expect(foxu.view(swapped, 0).tubes.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(foxu.toAct(play(swapped, 0, 'f6-f5'))).toEqual([1]);
  });

  test('only in answer to the first slide, only once', () => {
    expect(refusal(afterFirstSlide, 1, 'swap')).toBe('accepted');
    expect(refusal(play(afterFirstSlide, 1, 'swap'), 0, 'swap')).toBe('foxu.swap-not-now');
    expect(refusal(play(afterFirstSlide, 1, 'f6-f5'), 0, 'swap')).toBe('foxu.swap-not-now');
  });
});

describe('the end', () => {
  test('[F2] the slide that empties the tube wins where the last disc drops', () => {
    const before = position({ blue: { at: 'a1', discs: 1 }, yellow: { at: 'f6', discs: 4 }, open: ['c3', 'e5'] });
    const after = play(before, 0, 'a1-e5');
    expect(foxu.outcome(after)).toEqual({ winners: [0], scores: [11, 7], reason: 'tube-empty' });
    expect(BOARD.name(after.tubes![0].at)).toBe('c3');
    expect(after.discs[BOARD.cell('e5')!]).toBeNull();
    expect(moves(before, 0)).toEqual(expect.arrayContaining(['a1-c3', 'a1-d4', 'a1-e5']));
  });

  test('[F3] the fortieth slide in a row without a drop is a draw', () => {
    const quiet = position({ blue: { at: 'a1', discs: 3 }, yellow: { at: 'f6', discs: 4 }, open: ['c3'], quiet: 38 });
    const once = play(quiet, 0, 'a1-a2');
    expect(foxu.outcome(once)).toBeUndefined();
    expect(foxu.outcome(play(once, 1, 'f6-f5'))).toEqual({ winners: [], scores: [8, 7], reason: 'no-drop' });
  });

  test('[F3] a drop starts the count anew, a swap does not', () => {
    const quiet = position({ blue: { at: 'a1', discs: 3 }, yellow: { at: 'f6', discs: 4 }, open: ['c3'], quiet: 39 });
    expect(play(quiet, 0, 'a1-c3').quiet).toBe(0);
    const nothingDropped = play(laid, 0, 'diagonal:a1f6', 'a1-a2');
    expect(play(nothingDropped, 1, 'swap').quiet).toBe(nothingDropped.quiet);
  });
});
