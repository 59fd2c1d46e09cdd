/** What a game prints for the table at home: its own drawings, true to scale. */
import type { Scene } from '../svg/scene.ts';

/** Drawings of one kind: a board, or pieces to be cut out. One that is larger than the paper comes in parts to be glued. */
export interface PrintedKind {
  readonly title: string;
  /** What to do with them. */
  readonly help: string;
  /** So many millimetres is one unit of the drawings. */
  readonly scale: number;
  readonly drawings: readonly Scene[];
  /** They are pieces: all of each is drawn in its colour, and none of it is a ground. */
  readonly arePieces?: true;
}

export interface Prints {
  readonly kinds: readonly PrintedKind[];
}

/** One piece, in a square about its own middle. */
export const pieceScene = (side: number, shapes: Scene['shapes'], description: string): Scene => ({
  ...{ width: side, height: side, description },
  shapes: [{ key: 'piece', tag: 'g', at: [side / 2, side / 2], children: shapes }],
});
