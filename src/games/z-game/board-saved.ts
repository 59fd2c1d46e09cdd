/** Set-ups that a player has kept: slips in the middle of the empty board, each with its seven symbols where they stand. */
import type { Control } from '../../svg/board.ts';
import { box, circle, group, type Point, type Shape, words as text } from '../../svg/scene.ts';
import { fill } from '../../text/index.ts';
import { symbolShape, VERMILION } from './board-pieces.ts';
import { CELL, INK, middle, touchShape } from './board-plate.ts';
import { arranged, isComplete, type SetUpDraft, written } from './board-set-up.ts';
import { ARRANGED, LAYOUTS, type LayoutName } from './state.ts';
import type { en } from './text/en.ts';

/** As many slips as the empty middle of every board holds. */
const MOST = 6;
const SLIP: Point = [250, CELL];

/** What is kept is written as the layout and the set-up: 'compact:xopapox'. Whatever else is found there is left alone. */
const kept = (layout: LayoutName, move: string): string => `${layout}:${move.slice('setup:'.length)}`;

/** The kept set-ups of this board, as moves. */
export function saved(keepsakes: readonly string[], layout: LayoutName, moves: readonly string[]): readonly string[] {
  const mine = keepsakes.filter((each) => each.startsWith(`${layout}:`));
  return mine.map((each) => `setup:${each.slice(layout.length + 1)}`).filter((move) => moves.includes(move));
}

export const savedTarget = (index: number): string => `saved:${index}`;

/** The kept set-up that lies on the board now, counted from 0. */
export const savedHere = (list: readonly string[], draft: SetUpDraft): number =>
  isComplete(draft) ? list.indexOf(written(draft)) : -1;

/** Keeps what is arranged, or forgets it if it is kept already. */
export function savedControl(list: readonly string[], draft: SetUpDraft, words: typeof en.board): Control {
  const here = savedHere(list, draft);
  if (here >= 0) return { target: 'forget', label: fill(words.forget, { number: String(here + 1) }) };
  return { target: 'keep', label: words.keep, disabled: !isComplete(draft) || list.length >= MOST };
}

/** The keepsakes after touching that control, of a whole set-up. */
export function touchSaved(
  keepsakes: readonly string[],
  layout: LayoutName,
  draft: SetUpDraft,
  target: 'keep' | 'forget',
): readonly string[] {
  const here = kept(layout, written(draft));
  const others = keepsakes.filter((each) => each !== here);
  return target === 'keep' ? [...others, here] : others;
}

export function savedShapes(
  layout: LayoutName,
  list: readonly string[],
  draft: SetUpDraft,
  words: typeof en.board,
): Shape[] {
  const here = savedHere(list, draft);
  const [x, y] = middle(layout);
  return list.slice(0, MOST).map((move, index) => {
    const symbols = arranged(move).placed.map((piece) => words.symbols[ARRANGED[piece!]!]);
    const label = fill(words.saved, { number: String(index + 1), symbols: symbols.join(', ') });
    const at: Point = [x + ((index % 2) - 0.5) * SLIP[0], y + (Math.floor(index / 2) - 1) * SLIP[1]];
    return touchShape(savedTarget(index), at, SLIP, label, index === here, slip(layout, move, index, index === here));
  });
}

function slip(layout: LayoutName, move: string, index: number, here: boolean): Shape[] {
  const number = { fill: INK, 'font-family': 'Inter Variable, sans-serif', 'font-weight': 700 };
  return [
    box('shadow', [0, 4], [SLIP[0] - 12, SLIP[1] - 14], { rx: 12, fill: '#14110F', 'fill-opacity': 0.25 }),
    box('paper', [0, 0], [SLIP[0] - 12, SLIP[1] - 14], {
      rx: 12,
      fill: here ? '#F4B860' : '#FFFDF8',
      stroke: INK,
      'stroke-width': 2.5,
    }),
    text('number', [-98, 0], String(index + 1), 26, number),
    ...miniature(layout, move),
  ];
}

/** Seen from its owner's side, who sits at the bottom: the Z is a dot, every other piece its symbol. */
function miniature(layout: LayoutName, move: string): Shape[] {
  const { grid, homes } = LAYOUTS[layout];
  const { z, others } = homes[0];
  const rows = new Set(others.map(grid.row)).size;
  const step: Point = rows === 1 ? [22.5, 0] : [34, 36];
  const place = (cell: number): Point => [
    22 + (grid.column(cell) - (grid.width - 1) / 2) * step[0],
    ((rows - 1) / 2 - grid.row(cell)) * step[1],
  ];
  const pieces = arranged(move).placed.map((piece, home) =>
    group(`home-${home}`, place(others[home]!), [
      symbolShape(ARRANGED[piece!]!, VERMILION, rows === 1 ? 0.38 : 0.5, 0),
    ]),
  );
  return [circle('z', place(z), 6, { fill: INK }), ...pieces];
}
