import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Shape } from '../../svg/scene.ts';
import { type Input, key, type MastermindDraft, NO_DRAFT } from './board/draft.ts';
import { board } from './board.ts';
import { rules as game, royaleMastermind } from './index.ts';
import type { MastermindState } from './state.ts';
import { en } from './text/en.ts';

const CODE = '0 code:red-star,blue-circle,blue-square';

function play(seats: number, options: object, ...lines: string[]): MastermindState {
  const events = lines.map((line) => {
    const [by, move] = line.split(' ') as [string, string];
    return { by: by === 'chance' ? ('chance' as const) : Number(by), move };
  });
  return expectOk(openLog(royaleMastermind.rules, seats, options, events)).state as MastermindState;
}

function at(state: MastermindState, viewer: Viewer, draft: MastermindDraft = NO_DRAFT): Input {
  const choices = viewer === 'spectator' ? { list: [] } : game.legal(state, viewer);
  const pattern = 'pattern' in choices ? choices.pattern : undefined;
  const moves = choices.list.map((move) => game.write(move));
  return {
    view: game.view(state, viewer),
    moves,
    pattern,
    draft,
    words: en.board,
    names: ['Ada', 'Ben', 'Cy'],
    flipped: false,
  };
}

/** The board after these touches, with notes kept as a host keeps them. */
function touched(input: Input, ...targets: string[]): Input {
  let now = input;
  for (const target of targets) {
    const touch = board.touch(now, target);
    if (touch && 'draft' in touch) now = { ...now, draft: touch.draft };
    if (touch && 'notes' in touch) now = { ...now, notes: touch.notes };
  }
  return now;
}

const keysOf = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) => [shape.key, ...keysOf(shape.children ?? [])]);
const keys = (input: Input) => keysOf(board.scene(input).shapes);

describe('a row', () => {
  const seeker = at(play(2, {}, CODE), 1);

  test('is filled place by place, a peg is taken back by touching it, and the gap is filled next', () => {
    const filled = touched(seeker, 'value:red', 'value:blue', 'value:white');
    expect(filled.draft.pegs).toEqual(['red', 'blue', 'white']);
    const gap = touched(filled, 'place:1');
    expect(gap.draft.pegs).toEqual(['red', null, 'white']);
    expect(touched(gap, 'value:green').draft.pegs).toEqual(['red', 'green', 'white']);
    expect(board.touch(filled, 'propose')).toEqual({ move: 'color:red,blue,white' });
    expect(board.touch(gap, 'propose')).toBeUndefined();
  });

  test('a peg that is dragged lies where it was let go, also on another one', () => {
    const dropped = (input: Input, from: string, to: string) => {
      const made = board.drop!(input, from, to);
      return made && 'draft' in made ? made.draft.pegs : made;
    };
    expect(dropped(seeker, 'value:star', 'place:2')).toEqual([null, null, 'star']);
    expect(dropped(seeker, 'value:star', 'board:shape')).toEqual(['star', null, null]);
    const one = touched(seeker, 'value:star');
    expect(dropped(one, 'value:cross', 'place:0')).toEqual(['cross', null, null]);
    expect(dropped(one, 'place:0', 'place:2')).toEqual([null, null, 'star']);
    expect(dropped(one, 'value:cross', 'value:star')).toBeUndefined();
  });

  test('a row that has begun keeps its board until the other one is touched', () => {
    const colors = touched(seeker, 'value:red');
    expect(board.touch(colors, 'value:cross')).toBeUndefined();
    const shapes = touched(colors, 'board:shape');
    expect(shapes.draft).toEqual({ ...NO_DRAFT, attribute: 'shape' });
    expect(touched(seeker, 'value:cross').draft).toMatchObject({ attribute: 'shape', pegs: ['cross', null, null] });
  });

  test('keys lay values, take back, change the board and propose', () => {
    const press = (input: Input, ...pressed: string[]) =>
      pressed.reduce((now, each) => touched(now, key(now, each) ?? ''), input);
    expect(press(seeker, '1', '1', '5', 'Backspace', '2').draft.pegs).toEqual(['red', 'red', 'yellow']);
    expect(press(seeker, 's', '4').draft).toMatchObject({ attribute: 'shape', pegs: ['star', null, null] });
    expect(['c', 's', 'f'].map((each) => key(seeker, each))).toEqual(['board:color', 'board:shape', undefined]);
    expect(key(seeker, 'p')).toBe('propose');
    expect(key(seeker, '6')).toBeUndefined();
  });

  test('what cannot be proposed is tried, so that the page says why', () => {
    const solved = at(play(2, {}, CODE, '1 color:red,blue,blue'), 1);
    expect(board.touch(solved, 'value:red')).toEqual({ tried: 'color:red,red,red' });
    const shapesOnly = at(play(3, {}, CODE), 2);
    expect(board.touch(shapesOnly, 'board:color')).toEqual({ tried: 'color:red,red,red' });
    expect(board.touch(at(play(2, {}, CODE), 0), 'value:red')).toBeUndefined();
  });
});

describe('the thumb’s row', () => {
  const seeker = at(play(2, {}, CODE), 1);

  test('an empty place that is touched is filled next, and a peg that is touched is taken back', () => {
    const third = touched(seeker, 'slot:2', 'value:red');
    expect(third.draft.pegs).toEqual([null, null, 'red']);
    expect(touched(third, 'value:blue').draft.pegs).toEqual(['blue', null, 'red']);
    expect(touched(third, 'slot:2').draft.pegs).toEqual([null, null, null]);
    expect(touched(seeker, 'slot:2', 'slot:0', 'value:red').draft.pegs).toEqual(['red', null, null]);
  });

  test('shows what is laid, and the cards of a code', () => {
    const pictures = (input: Input) =>
      board.controls(input)[0]!.controls.flatMap(({ picture }) => (picture ? [keysOf(picture.shapes)] : []));
    const laid = pictures(touched(seeker, 'value:red'));
    expect(laid.map((drawn) => drawn.includes('texture'))).toEqual([true, false, false]);
    const coder = touched(at(play(2, {}), 0), 'card:red-cross', 'card:white-star');
    expect(pictures(coder).map((drawn) => drawn.includes('sign'))).toEqual([true, true, false]);
    expect(touched(coder, 'slot:0').draft.cards).toEqual(['white-star']);
  });

  test('a half-filled row stands while the other Seeker goes on, and ends with one’s own', () => {
    const [before, other, own] = [[], ['2 shape:star,star,star'], ['1 color:red,red,red']].map((rows) =>
      game.view(play(3, {}, CODE, ...rows), 1),
    );
    expect([board.keeps!(before!, other!), board.keeps!(before!, own!)]).toEqual([true, false]);
    expect(board.keeps!(before!, game.view(play(3, {}, CODE), 2))).toBe(false);
  });
});

describe('private marks', () => {
  const state = play(2, {}, CODE);
  const seeker = { ...at(state, 1), notes: '' };
  const labels = (input: Input) =>
    board.scene(input).shapes.flatMap(({ target, label = '' }) => (target?.startsWith('card:') ? [label] : []));

  test('touching a card goes through excluded, possible and certain, and back to none', () => {
    const seen = [1, 2, 3, 4].map((times) => {
      const input = touched(seeker, ...Array(times).fill('card:red-star'));
      return labels(input).filter((label) => label.includes('your mark'));
    });
    expect(seen.map(([label]) => /: (\w+);/.exec(label ?? '')?.[1])).toEqual([
      'excluded',
      'possible',
      'certain',
      undefined,
    ]);
    const input = touched(seeker, 'card:red-star', 'card:blue-cross', 'card:blue-cross');
    expect(board.scene(input).description).toContain('Marked as excluded: red star. Marked as possible: blue cross.');
  });

  test('with the pencil in hand a colour or a shape strikes out its line, and clears it again', () => {
    const struck = touched(seeker, 'card:white-star', 'card:white-star', 'pencil', 'value:white');
    expect(labels(struck).filter((label) => label.includes('excluded'))).toHaveLength(5);
    expect(struck.draft.pegs).toEqual([null, null, null]);
    expect(labels(touched(struck, 'value:star')).filter((label) => label.includes('excluded'))).toHaveLength(9);
    expect(touched(struck, 'value:white').notes).toBe('1');
    expect(touched(struck, 'rub').notes).toBe('');
    expect(key(seeker, 'm')).toBe('pencil');
  });

  test('are gone with the round, skip covered cards, and need a host that keeps them', () => {
    const rows = ['1 color:red,blue,blue', '1 shape:star,circle,square', '1 code:red-cross,white-star,red-circle'];
    const second = { ...at(play(2, {}, CODE, ...rows), 0), notes: '' };
    const line = touched(second, 'pencil', 'value:blue');
    expect(labels(line).filter((label) => label.includes('excluded'))).toHaveLength(3);
    expect(labels({ ...second, notes: '1 red-cross-' }).some((label) => label.includes('your mark'))).toBe(false);
    expect(labels({ ...second, notes: 'nonsense red-cross- {' }).some((label) => label.includes('your mark'))).toBe(
      false,
    );
    expect(labels(at(state, 1))).toEqual([]);
  });

  test('nobody else’s board shows them: not the Coder’s, not a spectator’s', () => {
    for (const viewer of [0, 'spectator'] as const) {
      const plain = at(state, viewer);
      expect(board.scene({ ...plain, notes: '1 red-star-' })).toEqual(board.scene(plain));
      expect(board.touch({ ...plain, notes: '' }, 'card:red-star')).toBeUndefined();
    }
  });
});

describe('a code', () => {
  const first = ['1 color:red,blue,blue', '1 shape:star,circle,square'];
  const coder = at(play(2, {}, CODE, ...first), 1);

  test('is set by touching three cards in order', () => {
    const three = touched(coder, 'card:red-cross', 'card:white-star', 'card:red-circle');
    expect(board.touch(three, 'set')).toEqual({ move: 'code:red-cross,white-star,red-circle' });
    expect(keys(three).filter((each) => each.startsWith('face-'))).toEqual([
      'face-0-red-cross',
      'face-1-white-star',
      'face-2-red-circle',
    ]);
    const two = touched(three, 'card:white-star');
    expect(two.draft.cards).toEqual(['red-cross', 'red-circle']);
    expect(board.touch(two, 'set')).toBeUndefined();
  });

  test('a covered card is tried, so that the page says why', () => {
    const touch = board.touch(coder, 'card:red-star');
    expect(touch).toHaveProperty('tried');
    const move = expectOk(game.read((touch as { tried: string }).tried));
    const refusal = game.check(play(2, {}, CODE, ...first), 1, move);
    expect(refusal).toMatchObject({ reason: 'royale-mastermind.card-out', details: { card: 'red-star' } });
  });
});

describe('the code in play', () => {
  const rows = ['1 color:red,yellow,green', '1 shape:star,circle,circle'];
  const twins = ['0 code:red-star,blue-circle,blue-square', '0 code:red-star,white-circle,blue-triangle'];

  test('the scenes of Seekers and spectators are the same for every code with the same answers', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const [one, other] = twins.map((code) => board.scene(at(play(2, {}, code, ...rows), viewer)));
      expect(one).toEqual(other);
      expect(keysOf(one!.shapes).filter((each) => each.startsWith('face-'))).toEqual([]);
      expect(keysOf(one!.shapes)).toEqual(expect.arrayContaining(['back-0', 'back-1', 'back-2']));
    }
  });

  test('nor do the pictures of a row tell it before the round is over', () => {
    const [one, other] = twins.map((code) => {
      const before = play(2, {}, code, ...rows.slice(0, 1));
      const move = expectOk(game.read('shape:star,circle,circle'));
      const after = game.view(game.apply(before, 1, move), 'spectator');
      return board.frames(game.view(before, 'spectator'), game.seen(before, 1, move, 'spectator'), after);
    });
    expect(one).toEqual(other);
  });

  test('its Coder sees the cards', () => {
    const shown = keys(at(play(2, {}, CODE, ...rows), 0));
    expect(shown).toEqual(expect.arrayContaining(['face-0-red-star', 'face-1-blue-circle', 'face-2-blue-square']));
  });
});

describe('frames', () => {
  const frames = (before: MastermindState, by: number, move: string, viewer: Viewer) => {
    const made = expectOk(game.read(move));
    const after = game.view(game.apply(before, by, made), viewer);
    const seen = game.seen(before, by, made, viewer);
    return { after, list: board.frames(game.view(before, viewer), seen, after) };
  };

  test('pegs fall one after the other for those who watch, and lie already for the one who laid them', () => {
    const before = play(2, {}, CODE);
    const watched = frames(before, 1, 'color:red,white,white', 0).list.map(({ view }) => view.rows.at(-1)!.row);
    expect(watched).toEqual(['color:red', 'color:red,white', 'color:red,white,white']);
    const own = frames(before, 1, 'color:red,white,white', 1);
    expect(own.list.map(({ view }) => view.rows)).toEqual([own.after.rows]);
  });

  test('at the end of a round the cards turn over, then they are covered, and so it stays', () => {
    const before = play(2, {}, CODE, '1 color:red,blue,blue');
    const { list, after } = frames(before, 1, 'shape:star,circle,square', 1);
    const drawn = list.map(({ view }) => keys({ ...at(before, 1), view, moves: [] }));
    expect(list.flatMap(({ view }) => (view.turning ? [view.turning.open] : []))).toEqual([0, 0, 1, 1, 2, 2, 3]);
    const since = (key: string) => {
      const there = drawn.map((each) => each.includes(key));
      expect(there.lastIndexOf(false)).toBeLessThan(there.indexOf(true));
      return there.indexOf(true);
    };
    expect(since('face-0-red-star')).toBe(list.findLastIndex(({ view }) => view.turning) + 1);
    expect(since('cover-red-star')).toBeGreaterThan(since('face-0-red-star'));
    expect(drawn.at(-1)).toEqual(keys({ ...at(before, 1), view: after, moves: [] }));
  });
});
