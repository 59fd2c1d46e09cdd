/** What a position is worth before it is searched, in hundredths of a zero, to the player to move. */
import { BLACK, type Board, MOST_PIECES, UP } from './solver-board.ts';
import { OFFSETS, REACH, STRIDE } from './solver-tables.ts';

/** By what is weighed; learned from games of the bot against itself. */
export interface Weights {
  /** By piece (turned up: 8 more than its symbol) × 8 + rows still before it. */
  readonly pieces: Int16Array;
  /** For each cell that a turned-up piece could go to, by symbol. */
  readonly mobility: Int16Array;
  /** For each cell beside the enemy Z that a turned-up piece could go to, by symbol. */
  readonly pressure: Int16Array;
  /** For each empty cell on the lines through a Z that an enemy piece could go along, by piece. */
  readonly exposure: Int16Array;
  /** For being to move. */
  readonly tempo: number;
}

export function evaluate(board: Board, weights: Weights): number {
  const white = evaluateSide(board, 0, weights) - exposure(board, 0, weights);
  const black = evaluateSide(board, 1, weights) - exposure(board, 1, weights);
  return (board.side === 0 ? white - black : black - white) + weights.tempo;
}

function evaluateSide(board: Board, side: number, weights: Weights): number {
  const { cells, places } = board;
  const enemyZ = board.zs[side ^ 1]!;
  const height = board.layout.grid.height;
  const first = side * MOST_PIECES;
  let value = 0;
  for (let i = first; i < first + board.counts[side]!; i++) {
    const at = places[i]!;
    const code = cells[at]!;
    const row = (at / STRIDE) | 0;
    value += weights.pieces[(code & 15) * 8 + (side === 0 ? height - row : row - 1)]!;
    if ((code & UP) === 0) continue;
    const symbol = code & 7;
    let reached = 0;
    let beside = 0;
    for (let way = 0; way < 8; way++) {
      let steps = REACH[code * 8 + way]!;
      if (steps === 0) continue;
      const offset = OFFSETS[way]!;
      for (let to = at + offset; steps > 0; steps--, to += offset) {
        const met = cells[to]!;
        if (met === 0 || ((met ^ code) & 48) === BLACK) {
          reached++;
          if (BESIDE[to - enemyZ + 100] === 1) beside++;
        }
        if (met !== 0) break;
      }
    }
    value += weights.mobility[symbol]! * reached + weights.pressure[symbol]! * beside;
  }
  return value;
}

/** How open the Z of `side` stands to the enemy pieces that go along lines, or will once they are turned up. */
function exposure(board: Board, side: number, weights: Weights): number {
  const { cells, places } = board;
  const z = board.zs[side]!;
  const first = (side ^ 1) * MOST_PIECES;
  let straight = 0;
  let slanting = 0;
  for (let i = first; i < first + board.counts[side ^ 1]!; i++) {
    const piece = cells[places[i]!]! & 15;
    if ((piece & 7) === 5) straight += weights.exposure[piece]!;
    else if ((piece & 7) === 4) slanting += weights.exposure[piece]!;
  }
  if (straight === 0 && slanting === 0) return 0;
  let value = 0;
  for (let way = 0; way < 8; way++) {
    const each = (way & 1) === 0 ? straight : slanting;
    if (each === 0) continue;
    const offset = OFFSETS[way]!;
    for (let to = z + offset; cells[to] === 0; to += offset) value += each;
  }
  return value;
}

const BESIDE = new Uint8Array(201);
for (const offset of [0, ...OFFSETS]) BESIDE[100 + offset] = 1;

const byRow = (value: number, step: number) => Array.from({ length: 8 }, (_, left) => value - step * left);

/** What a start has to know before anything is learned. */
export const FIRST_WEIGHTS: Weights = {
  pieces: Int16Array.from([
    ...byRow(0, 0),
    ...byRow(0, 0),
    ...byRow(100, 0), // hidden zero
    ...byRow(140, 0),
    ...byRow(250, 0),
    ...byRow(380, 0), // hidden plus
    ...byRow(0, 0),
    ...byRow(0, 0),
    ...byRow(0, 0),
    ...byRow(0, 0), // Z
    ...byRow(90, 0),
    ...byRow(150, 0),
    ...byRow(280, 0),
    ...byRow(430, 0), // plus
    ...byRow(0, 0),
    ...byRow(0, 0),
  ]),
  mobility: Int16Array.of(0, 0, 0, 0, 5, 5, 0, 0),
  pressure: Int16Array.of(0, 0, 5, 8, 10, 10, 0, 0),
  exposure: Int16Array.of(0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0),
  tempo: 15,
};
