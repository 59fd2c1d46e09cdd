/** Where drawings come to lie on paper, in millimetres: beside each other, or in parts where one is larger than the paper. */
import type { PrintedKind } from '../../../board/prints.ts';
import type { Scene } from '../../../svg/scene.ts';
import { type Paper, spaceOn } from '../paper.ts';

export interface PlacedDrawing {
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What of it is seen, in its own measure. */
  readonly view: readonly [x: number, y: number, width: number, height: number];
  /** Of a drawing in parts: which one this is, as column and row from 1. */
  readonly part?: readonly [number, number];
}

export type DrawingPage = readonly PlacedDrawing[];

/** Between drawings, for scissors. */
const GAP = 2;
/** Title, what to do, and the mark to check the scale. */
const HEAD = 26;

export function layOut({ scale, drawings }: PrintedKind, paper: Paper): readonly DrawingPage[] {
  const whole = spaceOn(paper);
  const room = { width: whole.width, height: whole.height - HEAD };
  const pages: PlacedDrawing[][] = [];
  let [x, y, row] = [0, 0, 0];
  let isFull = true;
  for (const scene of drawings) {
    const [width, height] = [scene.width * scale, scene.height * scale];
    if (width > room.width || height > room.height) {
      pages.push(...tiles(scene, scale, room));
      isFull = true;
      continue;
    }
    if (!isFull && x + width > room.width) [x, y, row] = [0, y + row + GAP, 0];
    if (isFull || y + height > room.height) {
      pages.push([]);
      [x, y, row, isFull] = [0, 0, 0, false];
    }
    pages.at(-1)!.push({ scene, x, y, width, height, view: [0, 0, scene.width, scene.height] });
    x += width + GAP;
    row = Math.max(row, height);
  }
  return pages;
}

/** Equal parts, as few as will do: a page each. */
function tiles(
  scene: Scene,
  scale: number,
  room: { readonly width: number; readonly height: number },
): PlacedDrawing[][] {
  const columns = Math.ceil((scene.width * scale) / room.width);
  const rows = Math.ceil((scene.height * scale) / room.height);
  const [width, height] = [scene.width / columns, scene.height / rows];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const view = [column * width, row * height, width, height] as const;
    return [
      { scene, x: 0, y: 0, width: width * scale, height: height * scale, view, part: [column + 1, row + 1] as const },
    ];
  });
}
