/** Who can still win when few pieces are left; material alone does not tell. */
import type { Layout } from '../../state.ts';
import { MOST_PIECES, type PackedBoard } from '../packed/board.ts';
import { CROSS, PLUS, STRIDE, SYMBOL_MASK } from '../packed/codes.ts';
import { ROW_OF } from '../packed/tables.ts';

/** From so many pieces of both sides together on it matters, from so few it decides. */
export const MANY = 9;
const FEW = 7;
/** For more pluses than the enemy has, and for driving a Z that no strong piece defends. */
const DECISIVE = 400;

const pluses = new Uint8Array(2);
const crosses = new Uint8Array(2);

/**
 * A plus and the Z take a lone Z by force, and mostly one that a cross or small pieces defend. Without a plus nobody gets
 * past a cross or a plus; past small pieces two crosses do, and past none a cross with any help. `value` is White's.
 */
export function endgame(board: PackedBoard, value: number): number {
  const { counts } = board;
  const few = counts[0]! + counts[1]! <= FEW;
  const decisive = few ? DECISIVE : DECISIVE / 2;
  tally(board, 0);
  tally(board, 1);
  const lead = pluses[0]! - pluses[1]!;
  const strength = lead + crosses[0]! - crosses[1]!;
  let worth = value;
  if (lead > 0 && strength >= 0) worth += decisive;
  else if (lead < 0 && strength <= 0) worth -= decisive;
  const strong = worth > 0 ? 0 : 1;
  const weak = strong ^ 1;
  const alone = counts[weak] === 1;
  if (pluses[strong] === 0) {
    if (crosses[weak]! + pluses[weak]! > 0) worth /= few ? 8 : 2;
    else if (crosses[strong] === 0) worth /= 4;
    else if (crosses[strong]! > 1 || (alone && counts[strong]! > 2)) worth += strong === 0 ? decisive : -decisive;
    else if (alone) worth /= 16;
  }
  if (counts[weak]! <= 2) worth += strong === 0 ? drive(board, strong) : -drive(board, strong);
  return Math.trunc(worth);
}

function tally({ cells, places, counts }: PackedBoard, side: number): void {
  const first = side * MOST_PIECES;
  pluses[side] = 0;
  crosses[side] = 0;
  for (let i = first; i < first + counts[side]!; i++) {
    const symbol = cells[places[i]!]! & SYMBOL_MASK;
    if (symbol === PLUS) pluses[side]!++;
    else if (symbol === CROSS) crosses[side]!++;
  }
}

/**
 * How far a Z with at most one defender is driven: to the rim, away from its defender, the stronger Z beside both and not
 * at the rim itself. Weighed by how long a plus takes to win against a cross, which was solved.
 */
function drive({ zs, places, counts, layout }: PackedBoard, strong: number): number {
  const own = zs[strong]!;
  const enemy = zs[strong ^ 1]!;
  const value = 6 * fromMiddle(layout, enemy) - 2 * fromMiddle(layout, own) - 9 * apart(own, enemy);
  if (counts[strong ^ 1] === 1) return value;
  const first = (strong ^ 1) * MOST_PIECES;
  const defender = places[first]! === enemy ? places[first + 1]! : places[first]!;
  return value + 6 * apart(enemy, defender) - 7 * apart(own, defender);
}

const fromMiddle = ({ grid }: Layout, at: number): number =>
  Math.abs(2 * (at % STRIDE) - grid.width - 1) + Math.abs(2 * ROW_OF[at]! - grid.height - 1);
/** In steps of a Z. */
const apart = (one: number, other: number): number =>
  Math.max(Math.abs((one % STRIDE) - (other % STRIDE)), Math.abs(ROW_OF[one]! - ROW_OF[other]!));
