/** Kept set-ups as slips in the middle of the empty board, each with its name and its seven symbols where they stand. */
import { box, circle, group, type Point, type Shape, words as text } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { ARRANGED, LAYOUTS, type LayoutName } from '../state.ts';
import { symbolShape, VERMILION } from './pieces.ts';
import { CELL, INK, middle, touchShape } from './plate.ts';
import { MOST, type Saved, savedHere, savedName, savedTarget } from './saved.ts';
import { arranged, type SetUpDraft } from './set-up.ts';
import type { ZGameWords } from './telling.ts';

const SLIP: Point = [250, CELL];

export function slipShapes(layout: LayoutName, list: readonly Saved[], draft: SetUpDraft, words: ZGameWords): Shape[] {
  const here = savedHere(list, draft);
  const [x, y] = middle(layout);
  return list.slice(0, MOST).map((saved, index) => {
    const symbols = arranged(saved.move).placed.map((piece) => words.symbols[ARRANGED[piece!]!]);
    const name = savedName(saved, index, words);
    const label = fill(words.saved, { name, symbols: symbols.join(', ') });
    const at: Point = [x + ((index % 2) - 0.5) * SLIP[0], y + (Math.floor(index / 2) - 1) * SLIP[1]];
    const marks = slip(layout, saved.move, name, index === here);
    return touchShape(savedTarget(index), at, SLIP, label, index === here, marks);
  });
}

function slip(layout: LayoutName, move: string, name: string, here: boolean): Shape[] {
  const type = { fill: INK, 'font-family': 'Inter Variable, sans-serif', 'font-weight': 700 };
  return [
    box('shadow', [0, 4], [SLIP[0] - 12, SLIP[1] - 8], { rx: 12, fill: '#14110F', 'fill-opacity': 0.25 }),
    box('paper', [0, 0], [SLIP[0] - 12, SLIP[1] - 8], {
      rx: 12,
      fill: here ? '#F4B860' : '#FFFDF8',
      stroke: INK,
      'stroke-width': 2.5,
    }),
    text('name', [0, -27], name, 24, type),
    ...miniature(layout, move),
  ];
}

/** Seen from its owner's side, who sits at the bottom: the Z is a dot, every other piece its symbol. */
function miniature(layout: LayoutName, move: string): Shape[] {
  const { grid, homes } = LAYOUTS[layout];
  const { z, others } = homes[0];
  const rows = new Set(others.map(grid.row)).size;
  const step: Point = [rows === 1 ? 27 : 34, 30];
  const place = (cell: number): Point => [
    (grid.column(cell) - (grid.width - 1) / 2) * step[0],
    14 + ((rows - 1) / 2 - grid.row(cell)) * step[1],
  ];
  const pieces = arranged(move).placed.map((piece, home) =>
    group(`home-${home}`, place(others[home]!), [symbolShape(ARRANGED[piece!]!, VERMILION, 0.45, 0)]),
  );
  return [circle('z', place(z), 6, { fill: INK }), ...pieces];
}
