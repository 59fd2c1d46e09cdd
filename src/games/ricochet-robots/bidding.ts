/** Announcements, and the order of showing that follows from them. */
import type { Refusal, Seat } from '../../core/game.ts';
import { handicapOf } from '../../core/handicaps.ts';
import { illegal } from '../../core/play.ts';
import { sortByNotation } from '../../core/sort.ts';
import { write } from './notation.ts';
import type { RicochetOptions } from './options.ts';
import type { Bid, RicochetMove, RicochetState, Round } from './state.ts';

/** R4 */
const MOST = 99;

type BidMove = RicochetMove & { readonly kind: 'bid' };
const EVERY_BID: readonly BidMove[] = sortByNotation(
  Array.from({ length: MOST }, (_, i): BidMove => ({ kind: 'bid', number: i + 1 })),
  write,
);

export function bidsOpen(state: RicochetState, round: Round, seat: Seat): readonly RicochetMove[] {
  const [least, most] = [leastBid(state.options), mostBid(round, seat)];
  return EVERY_BID.filter(({ number }) => number >= least && number <= most);
}

export const canBid = (state: RicochetState, round: Round, seat: Seat): boolean =>
  mostBid(round, seat) >= leastBid(state.options);

export function checkBid(state: RicochetState, round: Round, seat: Seat, number: number): Refusal | undefined {
  const least = leastBid(state.options);
  if (number < least || number > MOST) {
    return illegal('ricochet-robots.bid-range', { least: String(least), most: String(MOST) });
  }
  const last = bidOf(round, seat);
  return last !== undefined && number >= last
    ? illegal('ricochet-robots.bid-not-lower', { last: String(last) })
    : undefined;
}

/** R2: the new announcement takes the place of his last one. Step 3: the first of all turns the sandglass. */
export function announce(round: Round, bid: Bid): Round {
  return { ...round, phase: 'announcing', bids: [...round.bids.filter(({ seat }) => seat !== bid.seat), bid] };
}

/** Step 4. Bids are in the order of announcement, and sorting keeps that order among equals. */
export const orderOfShowing = (state: Standing, bids: readonly Bid[]): readonly Seat[] =>
  [...bids].sort((a, b) => precedence(state, a, b)).map(({ seat }) => seat);

type Standing = Pick<RicochetState, 'options' | 'won'>;

/** Below 0: the first shows before the second; 0: whoever said it first does. R13: numbers as they count, then the weaker. */
export function precedence({ options, won }: Standing, a: Bid, b: Bid): number {
  const targets = ({ seat }: Bid) => (options.tournament ? 0 : won[seat]!.length);
  return (
    countsAs(options, a) - countsAs(options, b) ||
    handicapOf(options, a.seat) - handicapOf(options, b.seat) ||
    targets(a) - targets(b)
  );
}

/** R13 */
export const countsAs = (options: RicochetOptions, { seat, number }: Bid): number => number + handicapOf(options, seat);

export const bidOf = (round: Round, seat: Seat): number | undefined =>
  round.bids.find((bid) => bid.seat === seat)?.number;

/** R4: one slide cannot ricochet. R9: where it need not, one slide may do. */
const leastBid = (options: RicochetOptions): number => (options.ricochet === 'free' ? 1 : 2);
const mostBid = (round: Round, seat: Seat): number => (bidOf(round, seat) ?? MOST + 1) - 1;
