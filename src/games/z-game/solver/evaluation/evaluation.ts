/** What a position is worth before it is searched, in hundredths of a zero, to the player to move. */
import { QUIET_LIMIT } from '../../state.ts';
import { MOST_PIECES, type PackedBoard } from '../packed/board.ts';
import { AREA, ARROW, CROSS, isEnemy, PIECE_MASK, STRIDE, SYMBOL_MASK, UP, Z } from '../packed/codes.ts';
import { OFFSETS, REACH, ROW_OF } from '../packed/tables.ts';
import { endgame, MANY } from './endgame.ts';

/** By what a position is weighed. */
export interface Weights {
  /** By piece (turned up: 8 more than its symbol) × 8 + rows still before it. */
  readonly pieces: Int16Array;
  /** For each cell that a piece could go to, by symbol, 0 for hidden. */
  readonly mobility: Int16Array;
  /** For each cell beside the enemy Z, or under it, that a piece could go to, by symbol, 0 for hidden. */
  readonly pressure: Int16Array;
  /** For being to move. */
  readonly tempo: number;
}

/** Z3: turns without progress after which an advantage begins to fade. */
const PATIENCE = 20;

/** `counted`: Z8, a standstill goes to whoever has more pieces. */
export function evaluate(board: PackedBoard, weights: Weights, counted: boolean): number {
  let value = evaluateSide(board, 0, weights) - evaluateSide(board, 1, weights);
  const more = board.counts[0]! - board.counts[1]!;
  if (counted) value += more * (20 + 3 * board.quiet);
  else {
    if (board.counts[0]! + board.counts[1]! <= MANY) value = endgame(board, value);
    if (board.quiet > PATIENCE) value = Math.trunc((value * (QUIET_LIMIT - board.quiet)) / (QUIET_LIMIT - PATIENCE));
  }
  return (board.side === 0 ? value : -value) + weights.tempo;
}

function evaluateSide(board: PackedBoard, side: number, weights: Weights): number {
  const { cells, places } = board;
  const { pieces, mobility, pressure } = weights;
  const enemyZ = board.zs[side ^ 1]!;
  const forward = side === 0 ? 1 : -1;
  // less the row that a piece stands on, forward: the rows still before it
  const rim = side === 0 ? board.layout.grid.height : -1;
  const first = side * MOST_PIECES;
  const end = first + board.counts[side]!;
  let value = 0;
  for (let i = first; i < end; i++) {
    const at = places[i]!;
    const code = cells[at]!;
    value += pieces[(code & PIECE_MASK) * 8 + rim - forward * ROW_OF[at]!]!;
    const gait = (code & UP) === 0 ? 0 : code & SYMBOL_MASK;
    if (gait < CROSS) {
      if (gait !== Z && NEAR[(enemyZ - at) * forward + AREA]! >= (gait === ARROW ? 1 : 2)) {
        value += pressure[gait]! * besideZ(cells, at, code, enemyZ);
      }
      continue;
    }
    let reached = 0;
    let beside = 0;
    for (let way = gait === CROSS ? 1 : 0; way < 8; way += 2) {
      const offset = OFFSETS[way]!;
      let to = at + offset;
      for (; cells[to] === 0; to += offset) {
        reached++;
        beside += BESIDE[to - enemyZ + AREA]!;
      }
      if (isEnemy(cells[to]!, code)) {
        reached++;
        beside += BESIDE[to - enemyZ + AREA]!;
      }
    }
    value += mobility[gait]! * reached + pressure[gait]! * beside;
  }
  return value;
}

/** How many cells beside the enemy Z, or under it, a piece that goes no further than two cells could go to. */
function besideZ(cells: Uint8Array, at: number, code: number, enemyZ: number): number {
  let count = 0;
  for (let way = 0; way < 8; way++) {
    let steps = REACH[code * 8 + way]!;
    const offset = OFFSETS[way]!;
    for (let to = at + offset; steps > 0; steps--, to += offset) {
      const met = cells[to]!;
      if (met === 0 || isEnemy(met, code)) count += BESIDE[to - enemyZ + AREA]!;
      if (met !== 0) break;
    }
  }
  return count;
}

/** By the difference of two cells, AREA more: 1 where they touch, or are the same. */
const BESIDE = new Uint8Array(2 * AREA + 1);
for (const offset of [0, ...OFFSETS]) BESIDE[AREA + offset] = 1;
/** By how far forward the enemy Z is: 2 if a piece that goes one cell could come beside it, 1 if only an arrow could. */
const NEAR = new Uint8Array(2 * AREA + 1);
for (let rows = 0; rows <= 3; rows++) {
  for (let columns = -3; columns <= 3; columns++) {
    NEAR[AREA + rows * STRIDE + columns] = rows <= 2 && Math.abs(columns) <= 2 ? 2 : 1;
  }
}

const NOTHING = [0, 0, 0, 0, 0, 0, 0, 0];

/** Fitted to the results of games of the bot against itself. Small pieces are worth little once they have run past. */
export const WEIGHTS: Weights = {
  pieces: Int16Array.from(
    [
      ...[NOTHING, NOTHING],
      ...[70, 65, 75, 95, 110, 112, 105, 100], // hidden zero
      ...[120, 120, 130, 145, 160, 165, 155, 150], // hidden arrow
      ...[245, 245, 245, 245, 250, 255, 250, 240], // hidden cross
      ...[360, 360, 360, 360, 360, 360, 365, 355], // hidden plus
      ...[NOTHING, NOTHING, NOTHING],
      ...[10, 10, 10, 5, 5, 0, -10, -15], // Z
      ...[70, 70, 72, 80, 100, 115, 110, 100], // zero
      ...[50, 65, 80, 105, 135, 155, 150, 145], // arrow
      ...[245, 255, 255, 240, 240, 240, 240, 235], // cross
      ...[380, 385, 375, 370, 360, 355, 360, 355], // plus
      ...[NOTHING, NOTHING],
    ].flat(),
  ),
  mobility: Int16Array.of(0, 0, 0, 0, 2, 2, 0, 0),
  pressure: Int16Array.of(3, 0, 4, 10, 6, 5, 0, 0),
  tempo: 10,
};
