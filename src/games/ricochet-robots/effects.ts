/** What an event brings about besides itself: for the log line and the animation. */
import type { By, Seat } from '../../core/game.ts';
import { bidOf, countsAs } from './bidding.ts';
import { boardOf } from './layout.ts';
import { apply } from './rules.ts';
import { slideEnd, verdict, whoShows } from './showing.ts';
import { robotOn } from './slides.ts';
import {
  type Bid,
  type Failure,
  GRID,
  type RicochetEffect,
  type RicochetMove,
  type RicochetState,
  type RobotCells,
  type Robots,
  type Round,
  type Slide,
} from './state.ts';

export function effectsOf(before: RicochetState, by: By, move: RicochetMove): readonly RicochetEffect[] {
  const { round } = before;
  if (!round) return [];
  switch (move.kind) {
    case 'bid':
      return [
        ...(round.phase === 'announcing' ? [] : [{ effect: 'glass-turned' } as const]),
        ...counted(before, { seat: by as Seat, number: move.number }),
      ];
    case 'turn-glass':
      return [{ effect: 'glass-turned' }];
    case 'glass':
      return whatComesNext(round, apply(before, by, move));
    case 'show':
      return [slid(before, move), ...decided(before, round, by, move, verdict(before, round, move))];
    case 'give-up':
      return decided(before, round, by, move, 'gave-up');
    case 'show-timeout':
      return decided(before, round, by, move, 'timeout');
    default:
      return [];
  }
}

function counted({ options }: RicochetState, bid: Bid): readonly RicochetEffect[] {
  const number = countsAs(options, bid);
  return number === bid.number ? [] : [{ effect: 'counts', seat: bid.seat, number }];
}

export const namesOf = (robots: Robots): RobotCells => ({
  r: GRID.name(robots.r),
  y: GRID.name(robots.y),
  g: GRID.name(robots.g),
  b: GRID.name(robots.b),
});

function slid(before: RicochetState, { robot, direction }: Slide): RicochetEffect {
  const robots = before.robots!;
  const to = slideEnd(before, { robot, direction });
  const beyond = boardOf(before.layout!).next[direction][to]!;
  const stoppedBy = beyond === null ? 'wall' : robotOn(robots, beyond)!;
  return { effect: 'slide', robot, direction, from: GRID.name(robots[robot]), to: GRID.name(to), stoppedBy };
}

function decided(
  before: RicochetState,
  round: Round,
  by: By,
  move: RicochetMove,
  decision: 'success' | 'undecided' | Failure,
): readonly RicochetEffect[] {
  if (decision === 'undecided') return [];
  const next = whatComesNext(round, apply(before, by, move));
  if (decision === 'success') return next;
  const failed: RicochetEffect = { effect: 'failed', seat: whoShows(round), cause: decision };
  const robotsMoved = move.kind === 'show' || round.slides.length > 0;
  return robotsMoved ? [failed, { effect: 'robots-back', robots: namesOf(round.start) }, ...next] : [failed, ...next];
}

/** After the sandglass or a showing: the next one shows, or the round is over. */
function whatComesNext(before: Round, { round, lastRound }: RicochetState): readonly RicochetEffect[] {
  if (round) return [{ effect: 'shows', seat: whoShows(round), number: bidOf(round, whoShows(round))! }];
  const { target, winner, slides } = lastRound!;
  if (winner !== null) return [{ effect: 'won', seat: winner, target, slides: slides.length }];
  return [{ effect: 'put-back', target, cause: before.bids.length > 0 ? 'nobody' : 'silence' }];
}
