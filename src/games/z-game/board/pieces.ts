/** The pieces of Z-Game. White is round and Black is square; a back is creased, a face bears its symbol boldly. */
import { box, circle, group, type Point, path, type Shape } from '../../../svg/scene.ts';
import type { PieceSeen, PieceSymbol, Side } from '../state.ts';

export const VERMILION = '#DB3F24';
const STUFF = [
  { face: '#FDF6E7', side: '#BFAC86', back: '#EADDBF', crease: '#DDCDA8', line: '#A8946A' },
  { face: '#2A2523', side: '#0E0C0B', back: '#3B3431', crease: '#4D4440', line: '#75695F' },
] as const;
/** On ebony a little brighter, to be as legible. */
const SYMBOL_FILL = [VERMILION, '#F2583A'] as const;

const PLUS = 'M-8.5 -27 H8.5 V-8.5 H27 V8.5 H8.5 V27 H-8.5 V8.5 H-27 V-8.5 H-8.5 Z';
const SYMBOLS: Readonly<Record<PieceSymbol, string>> = {
  z: 'M-20 -24 H20 V-11 L-1 11 H20 V24 H-20 V11 L1 -11 H-20 Z',
  zero: 'M0 -26 A20 26 0 1 1 0 26 A20 26 0 1 1 0 -26 Z M0 -13 A8 13 0 1 0 0 13 A8 13 0 1 0 0 -13 Z',
  arrow: 'M0 -29 L25 -1 H9.5 V27 H-9.5 V-1 H-25 Z',
  cross: PLUS,
  plus: PLUS,
};

/** `forward` is 0 where forward is up on the screen, 180 where it is down: arrows point where they go. */
export function symbolShape(symbol: PieceSymbol, fill: string, scale: number, forward: number): Shape {
  const turn = symbol === 'cross' ? 45 : symbol === 'arrow' ? forward : 0;
  return path(`symbol-${symbol}`, [0, 0], SYMBOLS[symbol], { fill, 'fill-rule': 'evenodd' }, { scale, turn });
}

export interface Pose {
  readonly forward: number;
  readonly scale?: number;
  /** Edgeways, in the middle of being turned up. */
  readonly edgeways?: boolean;
}

export function pieceShape(key: string, at: Point, piece: PieceSeen, pose: Pose): Shape {
  const { forward, scale = 1, edgeways = false } = pose;
  const { seat } = piece;
  const { face, side } = STUFF[seat];
  const marks = piece.up ? faceMarks(piece.symbol!, seat, forward) : backMarks(piece.symbol, seat, forward);
  const body: Shape = {
    key: 'body',
    tag: 'g',
    attributes: { transform: edgeways ? 'scale(0.08 1)' : 'scale(1 1)' },
    children: [
      outline('shadow', [0, 9], seat, 0, { fill: '#14110F', 'fill-opacity': 0.22 }),
      outline('side', [0, 5], seat, 0, { fill: side }),
      outline('face', [0, -1], seat, 0, { fill: face, stroke: side, 'stroke-width': 2 }),
      group('marks', [0, -1], marks),
    ],
  };
  return group(key, at, [body], { scale });
}

function outline(
  key: string,
  at: Point,
  seat: Side,
  inset: number,
  attributes: Record<string, string | number>,
): Shape {
  if (seat === 0) return circle(key, at, 38 - inset, attributes);
  return box(key, at, [70 - 2 * inset, 70 - 2 * inset], { rx: Math.max(14 - inset / 2, 4), ...attributes });
}

function faceMarks(symbol: PieceSymbol, seat: Side, forward: number): Shape[] {
  const fill = SYMBOL_FILL[seat];
  if (symbol !== 'z') return [symbolShape(symbol, fill, 0.88, forward)];
  // the piece that everything turns on
  return [outline('disc', [0, 0], seat, 5, { fill }), symbolShape(symbol, STUFF[seat].face, 0.86, forward)];
}

/** Its owner sees a small symbol; everybody else a creased back. */
function backMarks(symbol: PieceSymbol | null, seat: Side, forward: number): Shape[] {
  const { back, crease, line } = STUFF[seat];
  const half = seat === 0 ? 'M-19.8 19.8 A28 28 0 0 0 19.8 -19.8 Z' : 'M-25 25 H20 Q25 25 25 20 V-25 Z';
  return [
    outline('back', [0, 0], seat, 9, { fill: back, stroke: line, 'stroke-width': 2.5 }),
    path('crease', [0, 0], half, { fill: crease }),
    ...(symbol ? [symbolShape(symbol, SYMBOL_FILL[seat], 0.6, forward)] : []),
  ];
}
