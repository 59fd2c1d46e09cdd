/** How a game ends: rulings Z2 to Z8, and the Z taken. */
import type { Outcome, Seat } from '../../core/game.ts';
import { hasTurn } from './gaits.ts';
import { bothSetUp, mover, opponent, QUIET_LIMIT, REPETITION_LIMIT, SIDES, type ZGameState } from './state.ts';

/** Z7: where several endings come at once, the first of these counts. */
export function outcome(state: ZGameState): Outcome | undefined {
  if (!bothSetUp(state)) return undefined;
  const loser = SIDES.find((side) => state.taken[side].includes('z'));
  if (loser !== undefined) return wonBy(opponent(loser), 'z-taken');
  if (!hasTurn(state, mover(state))) return wonBy(opponent(mover(state)), 'no-move'); // Z2
  const [white, black] = countPieces(state);
  if (white === 1 && black === 1) return drawn('bare'); // Z6
  const reason = standstill(state);
  if (!reason) return undefined;
  // Z8
  if (state.options.ending === 'draw' || white === black) return drawn(reason);
  return wonBy(white > black ? 0 : 1, reason);
}

function standstill({ quiet, positions }: ZGameState): string | undefined {
  if (quiet >= QUIET_LIMIT) return 'no-progress'; // Z3
  const now = positions.at(-1);
  return positions.filter((each) => each === now).length >= REPETITION_LIMIT ? 'repetition' : undefined; // Z4
}

function countPieces({ board }: ZGameState): readonly [number, number] {
  let white = 0;
  let black = 0;
  for (const piece of board) {
    if (piece?.seat === 0) white++;
    if (piece?.seat === 1) black++;
  }
  return [white, black];
}

const drawn = (reason: string): Outcome => ({ winners: [], scores: [0, 0], reason });
const wonBy = (winner: Seat, reason: string): Outcome => ({
  winners: [winner],
  scores: SIDES.map((side) => (side === winner ? 1 : 0)),
  reason,
});
