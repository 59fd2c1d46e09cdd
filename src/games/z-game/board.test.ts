import { describe, expect, test } from 'vitest';
import type { Random, Viewer } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import type { Shape } from '../../svg/scene.ts';
import { centre, takenPlace } from './board/plate.ts';
import { written } from './board/set-up.ts';
import { board, type ZGameDraft } from './board.ts';
import { rules as zGame } from './index.ts';
import { ARRANGED, type LayoutName, type ZGameState } from './state.ts';
import { position } from './test-support.ts';
import { en } from './text/en.ts';

function inputFor(state: ZGameState, viewer: Viewer, draft: ZGameDraft = {}) {
  const moves = viewer === 'spectator' ? [] : zGame.legal(state, viewer).list.map(zGame.write);
  const view = zGame.view(state, viewer);
  return { view, moves, draft, words: en.board, names: ['Ada', 'Ben'], flipped: false };
}

/** The draft or the move after some touches. */
function touched(state: ZGameState, viewer: Viewer, targets: readonly string[], draft: ZGameDraft = {}) {
  let made = draft;
  for (const [i, target] of targets.entries()) {
    const touch = board.touch(inputFor(state, viewer, made), target);
    if (!touch || !('draft' in touch)) {
      expect(i, 'a move ends the touches').toBe(targets.length - 1);
      return touch;
    }
    made = touch.draft;
  }
  return { draft: made };
}

const shapeOf = (shapes: readonly Shape[], key: string) => shapes.find((shape) => shape.key === key);
/** The cells with such a mark, in order. */
const marked = (state: ZGameState, viewer: Viewer, draft: ZGameDraft, key: string) =>
  board
    .scene(inputFor(state, viewer, draft))
    .shapes.filter(({ children = [] }) => children.some((child) => child.key === key))
    .map((shape) => shape.target ?? shape.key.slice('mark-'.length))
    .sort();

describe('setting up', () => {
  const start = zGame.start({ layout: 'compact', ending: 'draw' }, 2);
  const moves = zGame.legal(start, 1).list.map(zGame.write);

  test('each of the seven is put on its cell by touching both, in any order', () => {
    const homes = ['e7', 'd7', 'b7', 'a7', 'd6', 'c6', 'b6'];
    const touches = homes.flatMap((home, i) => (i % 2 ? [home, `rack:${i}`] : [`rack:${i}`, home]));
    expect(touched(start, 1, [...touches, 'set-up'])).toEqual({ move: 'setup:aooppxx' });
  });

  test('shuffling is fair: all 630 arrangements come, none much more often than another', () => {
    const counts = new Map(moves.map((move) => [move, 0]));
    const random = seededRandom('shuffle');
    const { draw } = board.touch(inputFor(start, 1), 'random') as { draw: (random: Random) => ZGameDraft };
    for (let i = 0; i < 630 * 40; i++) {
      const move = written(draw(random).setUp!);
      counts.set(move, counts.get(move)! + 1);
    }
    // chi-square with 629 degrees of freedom: 629 on average, 35 standard deviation
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 40) ** 2 / 40, 0);
    expect(counts.size).toBe(630);
    expect(chiSquare).toBeGreaterThan(629 - 4 * 35);
    expect(chiSquare).toBeLessThan(629 + 4 * 35);
  });

  test('two placed pieces are exchanged, one goes back into the rack, and an incomplete set-up is not made', () => {
    const exchanged = touched(start, 0, ['rack:0', 'a1', 'rack:1', 'b1', 'a1', 'b1']);
    expect(exchanged).toEqual({ draft: { setUp: { placed: [1, 0, null, null, null, null, null] } } });
    const back = touched(start, 0, ['rack:0', 'a1', 'a1', 'rack:0']);
    expect(back).toEqual({ draft: { setUp: { placed: ARRANGED.map(() => null) } } });
    expect(touched(start, 0, ['set-up'])).toBeUndefined();
  });

  test('the letters of the notation take a piece from the rack', () => {
    expect(board.key!(inputFor(start, 0), 'x')).toBe('rack:5');
    expect(board.key!(inputFor(start, 0, { setUp: { placed: [5, 6, null, null, null, null, null] } }), 'x')).toBe(
      undefined,
    );
  });

  test('a moment that is only looked back at asks nobody for a set-up', () => {
    const past = { ...inputFor(start, 0), moves: [] };
    expect([board.prompt(past), board.controls(past)]).toEqual([en.board.bothSettingUp, []]);
  });

  test('what is arranged stays when the other side becomes ready, and never passes to the other side', () => {
    const ready = zGame.apply(start, 1, expectOk(zGame.read('setup:xopapox')));
    const [white, later, black] = [zGame.view(start, 0), zGame.view(ready, 0), zGame.view(start, 1)];
    expect([board.keeps!(white, later), board.keeps!(white, black)]).toEqual([true, false]);
  });
});

describe('kept set-ups', () => {
  const start = zGame.start({ layout: 'compact', ending: 'draw' }, 2);
  const whole: ZGameDraft = { setUp: { placed: [5, 1, 3, 0, 4, 2, 6] } };
  const withKept = (draft: ZGameDraft, keepsakes: readonly string[]) => ({ ...inputFor(start, 0, draft), keepsakes });
  const own = (draft: ZGameDraft, keepsakes: readonly string[]) =>
    board.controls(withKept(draft, keepsakes))[1]!.controls[0]!;

  test('a whole set-up is kept once, brought back by its slip or its number, and forgotten', () => {
    expect(own({}, [])).toMatchObject({ target: 'keep', disabled: true });
    expect(board.touch(withKept({}, []), 'keep')).toBeUndefined();
    expect(board.touch(withKept(whole, []), 'keep')).toEqual({ keepsakes: ['compact:xopapox'] });
    expect(own(whole, ['compact:xopapox'])).toMatchObject({ target: 'forget' });
    const brought = board.touch(withKept({}, ['compact:aooppxx', 'compact:xopapox']), 'saved:1') as {
      draft: ZGameDraft;
    };
    expect(touched(start, 0, ['set-up'], brought.draft)).toEqual({ move: 'setup:xopapox' });
    expect(board.key!(withKept({}, ['compact:aooppxx']), '1')).toBe('saved:0');
    expect(board.key!(withKept({}, ['compact:aooppxx']), '2')).toBeUndefined();
    const others = ['wide:aooppxx', 'compact:aooppxx'];
    const deleted = board.touch(withKept(whole, [...others, 'compact:xopapox']), 'forget');
    expect(deleted).toMatchObject({ keepsakes: others });
    const { draft } = deleted as { draft: ZGameDraft };
    expect(own(draft, others)).toMatchObject({ target: 'keep' });
    expect(board.touch(withKept(draft, others), 'put-back')).toMatchObject({
      keepsakes: [...others, 'compact:xopapox'],
    });
  });

  test('it is named and named anew, shown and forgotten by its name; without one it has a number', () => {
    const named = 'compact:xopapox Hedgehog, 2nd';
    const field = (keepsakes: readonly string[]) => board.controls(withKept(whole, keepsakes))[1]!.field;
    expect(field([])).toBeUndefined();
    expect(field(['compact:xopapox'])).toMatchObject({ value: '', instead: 'No. 1' });
    expect(board.touch(withKept(whole, ['wide:aooppxx', 'compact:xopapox']), 'name:  Hedgehog,   2nd ')).toEqual({
      keepsakes: ['wide:aooppxx', named],
    });
    expect(field([named])).toMatchObject({ value: 'Hedgehog, 2nd' });
    expect(own(whole, [named]).label).toBe('Delete “Hedgehog, 2nd”');
    expect(board.touch(withKept(whole, [named]), 'name:')).toEqual({ keepsakes: ['compact:xopapox'] });
    expect(board.touch(withKept({}, [named]), 'name:nothing lies there')).toBeUndefined();
    const slip = board.scene(withKept({}, [named])).shapes.find(({ target }) => target === 'saved:0')!;
    expect(slip.label).toContain('“Hedgehog, 2nd”');
    expect(board.touch(withKept(whole, [named]), 'forget')).toMatchObject({ keepsakes: [] });
  });

  test('there is room for six, and what cannot be a set-up of this board is not shown', () => {
    const six = zGame
      .legal(start, 0)
      .list.slice(0, 6)
      .map((move) => zGame.write(move).replace('setup', 'compact'));
    expect(own(whole, six)).toMatchObject({ target: 'keep', disabled: true });
    expect(board.touch(withKept(whole, six), 'keep')).toBeUndefined();
    const targets = board.scene(withKept({}, ['wide:xopapox', 'compact:zzz', 'nonsense', six[0]!])).shapes;
    expect(targets.filter(({ target }) => target?.startsWith('saved:'))).toHaveLength(1);
  });

  test('they are shown while setting up, to whoever sets up, and offered only where they can be kept', () => {
    const ready = zGame.apply(start, 0, expectOk(zGame.read('setup:xopapox')));
    for (const [state, viewer] of [
      [ready, 0],
      [start, 'spectator'],
    ] as const) {
      const input = { ...inputFor(state, viewer), keepsakes: ['compact:xopapox'] };
      expect(board.scene(input)).toEqual(board.scene(inputFor(state, viewer)));
    }
    const plain = board.controls(inputFor(start, 0))[0]!.controls.map(({ target }) => target);
    expect(plain).toEqual(['set-up', 'random', 'clear']);
  });
});

describe('in play', () => {
  const state = position({ white: 'Zc1 pd1 Xe4 xa1', black: 'Zc7 xd6 ob7' });

  test('a piece is picked, then moved, turned up by a second touch or by the button, or refused', () => {
    expect(touched(state, 0, ['d1', 'd2'])).toEqual({ move: 'd1-d2' });
    expect(touched(state, 0, ['d1', 'd1'])).toEqual({ move: 'd1!' });
    expect(touched(state, 0, ['a1', 'd1', 'turn-up'])).toEqual({ move: 'd1!' });
    expect(touched(state, 0, ['e4', 'e4'])).toEqual({ draft: {} });
    expect(touched(state, 0, ['d1', 'd4'])).toEqual({ tried: 'd1-d4' });
  });

  test('a picked hidden piece shows its steps, and apart from them where turning it up would lead', () => {
    expect(marked(state, 0, { picked: 'd1' }, 'mark')).toEqual(['c2', 'd2', 'd6', 'e2']);
    expect(marked(state, 0, { picked: 'd1' }, 'as-plus')).toEqual(['d3', 'd4', 'd5', 'd6', 'e1']);
    expect(marked(state, 0, { picked: 'a1' }, 'as-cross')).toEqual(['c3', 'd4', 'e5']);
  });

  test('a hidden enemy piece shows where it goes by what it may be', () => {
    // left to Black's two hidden pieces: a zero and a cross
    const draft = (touched(state, 0, ['d6']) as { draft: ZGameDraft }).draft;
    expect(draft).toEqual({ inspected: 'd6' });
    expect(marked(state, 0, draft, 'mark')).toEqual(['c5', 'd5', 'e5']);
    expect(marked(state, 0, draft, 'as-cross')).toEqual(['a3', 'b4', 'e7']);
    expect(marked(state, 0, draft, 'as-plus')).toEqual([]);
    expect(board.prompt(inputFor(state, 0, draft))).toContain('zero, cross');
  });

  test('a spectator can look at pieces, and moves none', () => {
    expect(touched(state, 'spectator', ['e4'])).toEqual({ draft: { inspected: 'e4' } });
    expect(touched(state, 'spectator', ['e4', 'd1', 'd1'])).toEqual({ draft: {} });
  });
});

describe('frames', () => {
  const pictures = (state: ZGameState, text: string, viewer: Viewer) => {
    const move = expectOk(zGame.read(text));
    const after = zGame.apply(state, 0, move);
    const [before, next] = [zGame.view(state, viewer), zGame.view(after, viewer)];
    const frames = board.frames(before, zGame.seen(state, 0, move, viewer), next);
    return [...frames, { view: next }].map(
      ({ view }) => board.scene({ ...inputFor(after, viewer), view, moves: [] }).shapes,
    );
  };

  test('a taker slides onto the piece, which then goes to the rack as the same shape', () => {
    const state = position({ white: 'Zc1 Xe4', black: 'Zc7 od5 xa7' });
    const [, sliding, over] = pictures(state, 'e4-d5', 1);
    const lost = state.taken[1].length;
    expect(shapeOf(sliding!, 'piece-0-e4')?.at).toEqual(centre('compact', 'd5', false));
    expect(shapeOf(sliding!, `taken-1-${lost}`)?.at).toEqual(centre('compact', 'd5', false));
    expect(shapeOf(over!, `taken-1-${lost}`)?.at).toEqual(takenPlace('compact', 0, lost, false));
    expect(shapeOf(over!, 'piece-0-d5')?.at).toEqual(centre('compact', 'd5', false));
  });

  test('a piece is seen edgeways while it is turned up, after its slide if it has reached the base line', () => {
    const state = position({ white: 'Zc1 pd6 xa1', black: 'Zc7 xa7' });
    const edge = (scenes: readonly (readonly Shape[])[], key: string) =>
      scenes.map((shapes) => shapeOf(shapes, key)?.children?.[0]?.attributes?.transform);
    expect(edge(pictures(state, 'a1!', 1), 'piece-0-a1')).toEqual([
      'scale(1 1)',
      'scale(0.08 1)',
      'scale(1 1)',
      'scale(1 1)',
    ]);
    expect(edge(pictures(state, 'd6-e7', 1), 'piece-0-e7')).toEqual([
      undefined,
      undefined,
      'scale(1 1)',
      'scale(0.08 1)',
      'scale(1 1)',
      'scale(1 1)',
    ]);
  });
});

describe('secrets', () => {
  test.each<LayoutName>(['compact', 'wide', 'square'])('no picture tells a hidden symbol (%s)', (layout) => {
    const options = { layout };
    const twins = ['Zc1 xd1 pe2 aa1 Ob3', 'Zc1 pd1 ae2 xa1 Ob3'].map((white) =>
      position({ white, black: 'Zc7 xd6 ob7', toMove: 1, options }),
    );
    const cells = ['', ...Object.keys(zGame.view(twins[0]!, 1).pieces)];
    for (const viewer of [1, 'spectator'] as const) {
      for (const inspected of cells) {
        const [one, other] = twins.map((state) => {
          const input = inputFor(state, viewer, inspected ? { inspected } : {});
          return [board.scene(input), board.prompt(input)];
        });
        expect(one).toEqual(other);
      }
    }
  });
});
