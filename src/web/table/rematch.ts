/** How the question stands whether to play again: from what was told, and from whose pages are open. */
import type { Seat } from '../../core/game.ts';
import type { Presence } from '../../table/connection.ts';
import type { Face } from '../../table/told/face.ts';

export interface AskedAgain {
  /** The people who were there to the end. */
  readonly asked: readonly Seat[];
  readonly ready: readonly Seat[];
  readonly declined: readonly Seat[];
  /** Those who have not answered and whose pages are closed. */
  readonly gone: readonly Seat[];
  /** Whom one would have to do without. */
  readonly missing: readonly Seat[];
}

export function askedAgain(
  { holders, rematch, rematchAnswers }: Pick<Face, 'holders' | 'rematch' | 'rematchAnswers'>,
  { online }: Pick<Presence, 'online'>,
): AskedAgain {
  const asked = holders.flatMap((holder, seat) => (holder.kind === 'person' && !holder.left ? [seat] : []));
  const declined = rematchAnswers.flatMap(({ seat, again }) => (again ? [] : [seat]));
  // until it is known who is there, nobody is taken for gone
  const isGone = (seat: Seat) => online.length > 0 && !online.includes(seat);
  const gone = asked.filter((seat) => isGone(seat) && !rematch.includes(seat) && !declined.includes(seat));
  return { asked, ready: rematch, declined, gone, missing: [...declined, ...gone].sort((a, b) => a - b) };
}

/** Whether somebody has said already all that he could. */
export function hasAnswered({ rematchAnswers }: Pick<Face, 'rematchAnswers'>, seat: Seat, missing: readonly Seat[]) {
  const own = rematchAnswers.find((answer) => answer.seat === seat);
  return own?.again === true && missing.every((other) => own.without.includes(other));
}
