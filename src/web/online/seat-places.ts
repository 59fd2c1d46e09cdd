/** Where seats lie round a table as one sees it: one's own before oneself, the others as they sit, clockwise. */
import type { Seat } from '../../core/game.ts';

export type SeatPlace = 'near' | 'left' | 'far' | 'right';

const ROUND: Readonly<Record<number, readonly SeatPlace[]>> = {
  1: ['near'],
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};

/** By seat. More than four sit in a row on the other side. */
export function seatPlaces(seats: number, own: Seat = 0): readonly SeatPlace[] {
  const round = ROUND[seats] ?? ['near', ...Array<SeatPlace>(seats - 1).fill('far')];
  return Array.from({ length: seats }, (_, seat) => round[(seat - own + seats) % seats]!);
}
