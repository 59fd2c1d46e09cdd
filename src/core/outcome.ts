import type { Outcome } from './game.ts';

/** By seat: 1 for a win, ½ each where nobody has won. */
export const winPoints = ({ winners, scores }: Outcome): readonly number[] =>
  scores.map((_, seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0));
