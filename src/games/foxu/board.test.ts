import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Input } from './board/telling.ts';
import { board, type FoxuDraft } from './board.ts';
import { rules } from './index.ts';
import * as positions from './learn/positions.ts';
import { drops } from './rules.ts';
import { BOARD, type FoxuState } from './state.ts';
import { en } from './text/en.ts';

const PLACED = { grey: 'placed' };

function play(options: object, events: readonly { by: number | 'chance' | 'clock'; move: string }[]): FoxuState {
  return expectOk(openLog(rules, 2, options, events)).state as FoxuState;
}

function at(state: FoxuState, viewer: Viewer, draft: FoxuDraft = board.noDraft): Input {
  const choices = viewer === 'spectator' ? { list: [] } : rules.legal(state, viewer);
  return {
    view: rules.view(state, viewer),
    moves: choices.list.map((move) => rules.write(move)),
    pattern: 'pattern' in choices ? choices.pattern : undefined,
    draft,
    words: en.board,
    names: ['Ada', 'Ben'],
    flipped: false,
  };
}

function touched(input: Input, ...targets: string[]): Input {
  let now = input;
  for (const target of targets) {
    const touch = board.touch(now, target);
    if (touch && 'draft' in touch) now = { ...now, draft: touch.draft };
  }
  return now;
}

/** The cells of the shapes with such keys: 'ghost-b2' lies on b2. */
const cellsOf = (input: Input, prefix: string) =>
  board
    .scene(input)
    .shapes.filter(({ key }) => key.startsWith(prefix))
    .map(({ key }) => key.slice(prefix.length))
    .sort();
const targets = (input: Input) => board.scene(input).shapes.flatMap(({ target }) => target ?? []);

describe('grey discs by hand', () => {
  const start = at(play(PLACED, []), 0);
  const eleven = ['f5', 'a2', 'b1', 'c3', 'c4', 'c5', 'd1', 'd2', 'e6', 'e1', 'b6'];

  test('eleven holes are touched in any order, a disc is taken up again, and a twelfth is not laid', () => {
    const laid = touched(start, ...eleven, 'f2');
    expect(laid.draft.grey).toEqual(eleven);
    expect(board.touch(laid, 'lay')).toEqual({ move: 'grey:a2,b1,b6,c3,c4,c5,d1,d2,e1,e6,f5' });
    expect(touched(laid, 'c3').draft.grey).not.toContain('c3');
    expect(touched(laid, 'clear').draft.grey).toEqual([]);
  });

  test('what is laid can be heard, and is laid only when all eleven are', () => {
    const two = touched(start, 'a2', 'b1');
    expect(board.scene(two).description).toContain('a2, b1');
    const lay = (input: Input) => board.controls(input)[0]!.controls[0]!;
    expect([lay(two).disabled, lay(touched(start, ...eleven)).disabled]).toEqual([true, false]);
  });
});

describe('a tube', () => {
  const state = play({}, positions.tubesPlaced.events);
  const blue = at(state, 0);
  const to = (cell: string) => drops(state, BOARD.cell(cell)!).map(BOARD.name);

  test('picked, it shows every hole that a slide would fill and how many discs that takes', () => {
    const picked = touched(blue, 'tube:blue');
    const slides = blue.moves.map((move) => move.slice(3));
    expect(cellsOf(picked, 'ghost-')).toEqual([...new Set(slides.flatMap(to))].sort());
    expect(cellsOf(picked, 'badge-')).toEqual([...slides].sort());
    expect(touched(picked, 'tube:blue').draft).toEqual(board.noDraft);
    expect(board.touch(picked, 'd4')).toEqual({ move: 'a1-d4' });
  });

  test('a cell that is pointed at shows the discs of that slide alone', () => {
    const aimed = board.scene(blue).shapes.filter((shape) => shape.aimed === 'd4' && shape.key.startsWith('ghost-'));
    expect(aimed.map(({ key }) => key.slice('ghost-d4-'.length))).toEqual(to('d4'));
    const label = board.scene(blue).shapes.find(({ target }) => target === 'd4')!.label;
    expect(label).toBe(`d4, drops ${to('d4').length}: ${to('d4').join(', ')}`);
  });

  test('the other one can be looked at, by spectators too, and nothing moves', () => {
    const looking = touched(blue, 'tube:yellow');
    // along the rim from f6, and the diagonal up to the blue tube
    expect(cellsOf(looking, 'badge-')).toEqual('a6 b2 b6 c3 c6 d4 d6 e5 e6 f1 f2 f3 f4 f5'.split(' '));
    expect(board.touch(looking, 'd4')).toEqual({ draft: board.noDraft });
    const spectator = touched(at(state, 'spectator'), 'tube:blue');
    expect(cellsOf(spectator, 'badge-')).toEqual(cellsOf(touched(blue, 'tube:blue'), 'badge-'));
    expect(targets(spectator)).toEqual(['tube:blue', 'tube:yellow']);
  });

  test('where it cannot go is tried, so that the page says why', () => {
    expect(board.touch(blue, 'c2')).toEqual({ tried: 'a1-c2' });
    expect(board.touch(at(state, 1), 'f5')).toBeUndefined();
    expect([board.key!(blue, 't'), board.key!(blue, 'o'), board.key!(blue, 's')]).toEqual([
      'tube:blue',
      'tube:yellow',
      undefined,
    ]);
  });
});

test('the swap is offered on the board and beside it, after the first slide only', () => {
  const second = at(play({}, positions.firstSlide.events), 1);
  expect(targets(second)).toContain('swap');
  expect(board.controls(second)[0]!.controls[0]).toMatchObject({ target: 'swap', look: 'main' });
  expect(board.touch(second, 'swap')).toEqual({ move: 'swap' });
  expect(board.key!(second, 's')).toBe('swap');
  const later = at(play({}, positions.midGame.events), 0);
  expect(targets(later)).not.toContain('swap');
});

test('a corner that is pointed at shows both tubes, the Starter’s at the bottom', () => {
  const input = at(play({}, positions.greyLaid.events), 0);
  const shown = board.scene(input).shapes.filter(({ aimed }) => aimed === 'f1');
  expect(shown.map(({ key }) => key)).toEqual(['start-f1-a6', 'start-f1-f1']);
  expect(board.touch(input, 'f1')).toEqual({ move: 'diagonal:a6f1' });
});

test('discs fall one after the other, and the last picture is what has happened', () => {
  const before = play({}, positions.tubesPlaced.events);
  const move = expectOk(rules.read('a1-d4'));
  const after = rules.view(rules.apply(before, 0, move), 1);
  const seen = rules.seen(before, 0, move, 1);
  const pictures = board.frames(rules.view(before, 1), seen, after).map(({ view }) => view);
  expect(pictures.map(({ tubes }) => tubes[0]!.discs)).toEqual(seen.effects.map((_, i) => 10 - i));
  expect(pictures.at(-1)!.discs).toEqual(after.discs);
});
