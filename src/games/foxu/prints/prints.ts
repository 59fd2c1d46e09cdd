/** Foxu on paper: the board, and tokens instead of the discs that are lost first. */
import { type Prints, pieceScene } from '../../../board/prints.ts';
import { circle } from '../../../svg/scene.ts';
import { discShape, plateShapes, SIZE, wellShapes } from '../board/drawing.ts';
import type { Disc } from '../state.ts';

interface Words {
  readonly board: string;
  readonly boardHelp: string;
  readonly discs: string;
  readonly discsHelp: string;
  readonly names: Readonly<Record<Disc, string>>;
}

const EACH = 11;
/** Cells of 24 mm, discs of 18 mm. */
const SCALE = 0.24;
const DISC = 78;

export function printsIn(words: Words): Prints {
  const board = { ...SIZE, shapes: [...plateShapes(false), ...wellShapes({}, false)], description: words.board };
  const discs = (['blue', 'yellow', 'grey'] as const).flatMap((disc) =>
    Array.from({ length: EACH }, () =>
      pieceScene(
        DISC,
        [circle('cut', [0, 0], DISC / 2 - 1, { fill: 'none', stroke: '#000' }), discShape('disc', [0, 0], disc)],
        words.names[disc],
      ),
    ),
  );
  return {
    kinds: [
      { title: words.board, help: words.boardHelp, scale: SCALE, drawings: [board] },
      { arePieces: true, title: words.discs, help: words.discsHelp, scale: SCALE, drawings: discs },
    ],
  };
}
