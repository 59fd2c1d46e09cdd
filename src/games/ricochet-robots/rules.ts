/** The rules of Ricochet Robots: who may do what, and what follows. Rulings R1 to R12 are explained in RULES.md. */
import type { By, Choices, Random, Refusal, Seat, Timer } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { pick } from '../../core/random.ts';
import { sortByNotation } from '../../core/sort.ts';
import { announce, bidsOpen, canBid, checkBid } from './bidding.ts';
import { outcome } from './end.ts';
import { write } from './notation.ts';
import type { RicochetOptions } from './options.ts';
import { begin, putBack, targetsLeft } from './rounds.ts';
import { checkLayout, checkRobots, drawLayout, drawRobots, LAYOUT_PATTERN, ROBOTS_PATTERN } from './setup.ts';
import { checkSlide, fail, openShowing, show, slidesOpen, whoShows } from './showing.ts';
import type { Phase, RicochetMove, RicochetState, RicochetView, Round, RoundPhase } from './state.ts';

export function start(options: RicochetOptions, seats: number): RicochetState {
  const won = Array.from({ length: seats }, () => []);
  return { options, layout: null, robots: null, won, silent: [], rounds: 0, round: null, lastRound: null };
}

export function phaseOf(state: RicochetState): Phase {
  if (state.round) return state.round.phase;
  if (!state.layout) return 'layout';
  if (!state.robots) return 'robots';
  return outcome(state) ? 'over' : 'drawing';
}

export function toAct(state: RicochetState): readonly By[] {
  const { round } = state;
  if (!round) return outcome(state) ? [] : ['chance'];
  if (round.phase === 'showing') return [whoShows(round), 'clock'];
  const seats: By[] = state.won.map((_, seat) => seat).filter((seat) => canBid(state, round, seat));
  return round.phase === 'quiet' ? seats : [...seats, 'clock'];
}

export function legal(state: RicochetState, by: By): Choices<RicochetMove> {
  if (!toAct(state).includes(by)) return { list: [] };
  if (by === 'chance') return chanceChoices(state);
  const round = state.round!;
  if (by === 'clock') return { list: [{ kind: CLOCK[round.phase]! }] };
  if (round.phase === 'showing') return { list: [{ kind: 'give-up' }, ...slidesOpen(state)] };
  const bids = bidsOpen(state, round, by);
  return { list: round.phase === 'quiet' ? [...bids, { kind: 'turn-glass' }] : bids };
}

export function check(state: RicochetState, by: By, move: RicochetMove): Refusal | undefined {
  if (by === 'chance') return checkChance(state, move);
  const round = state.round!;
  if (by !== 'clock') return checkSeat(state, round, by, move);
  const expected = CLOCK[round.phase]!;
  return move.kind === expected ? undefined : illegal('ricochet-robots.clock-says', { move: expected });
}

export function apply(state: RicochetState, by: By, move: RicochetMove): RicochetState {
  const round = state.round!; // of every move but chance's
  switch (move.kind) {
    case 'layout':
      return { ...state, layout: move.layout };
    case 'robots':
      return { ...state, robots: move.robots };
    case 'target':
      return begin(state, move.target);
    case 'bid':
      return { ...state, round: announce(round, { seat: by as Seat, number: move.number }) };
    case 'quiet':
      return { ...state, round: { ...round, phase: 'quiet' } };
    case 'turn-glass':
      return { ...state, round: { ...round, phase: 'last-glass' } };
    case 'glass':
      return round.bids.length > 0 ? { ...state, round: openShowing(state, round) } : putBack(state, round);
    case 'show':
      return show(state, round, move);
    case 'give-up':
    case 'show-timeout':
      return fail(state, round);
  }
}

export function draw(state: RicochetState, by: By, random: Random): RicochetMove {
  switch (phaseOf(state)) {
    case 'layout':
      return { kind: 'layout', layout: drawLayout(random) };
    case 'robots':
      return { kind: 'robots', robots: drawRobots(state.layout!, random) };
    default:
      return pick(legal(state, by).list, random);
  }
}

/** What the clock says when the phase's time is up. In the quiet with the sandglass lying nothing runs. */
const CLOCK = {
  thinking: 'quiet',
  quiet: null,
  'last-glass': 'glass',
  announcing: 'glass',
  showing: 'show-timeout',
} as const satisfies Record<RoundPhase, string | null>;

/** Of the timer that runs now. */
export const timerKey = ({ rounds, phase, shows }: Pick<RicochetView, 'rounds' | 'phase' | 'shows'>): string =>
  `${rounds}:${phase}${shows === null ? '' : `:${shows}`}`;

/** A round has been played, and the next target is not drawn yet. */
export const rests = (state: RicochetState): boolean => phaseOf(state) === 'drawing' && state.lastRound !== null;

/** A key names one run: of the quiet, of the glass (the first announcement turns it anew) or of a showing (R3). */
export function timers(state: RicochetState): readonly Timer[] {
  const { options, round, rounds } = state;
  const move = round ? CLOCK[round.phase] : null;
  if (!round || !move) return [];
  const { phase } = round;
  const seconds = { quiet: options.quietSeconds, glass: options.glassSeconds, 'show-timeout': options.showSeconds };
  const key = timerKey({ rounds, phase, shows: phase === 'showing' ? whoShows(round) : null });
  // R12: whoever can still announce, or shows
  const waivers = toAct(state).filter((by) => typeof by === 'number');
  return [{ key, ms: seconds[move] * 1000, move, waivers }];
}

function chanceChoices(state: RicochetState): Choices<RicochetMove> {
  switch (phaseOf(state)) {
    case 'layout':
      return { list: [], pattern: LAYOUT_PATTERN };
    case 'robots':
      return { list: [], pattern: ROBOTS_PATTERN };
    default: {
      const moves = targetsLeft(state).map((target): RicochetMove => ({ kind: 'target', target }));
      return { list: sortByNotation(moves, write) };
    }
  }
}

function checkChance(state: RicochetState, move: RicochetMove): Refusal | undefined {
  switch (phaseOf(state)) {
    case 'layout':
      return move.kind === 'layout' ? checkLayout(move.layout) : illegal('ricochet-robots.layout-first');
    case 'robots':
      return move.kind === 'robots' ? checkRobots(move.robots) : illegal('ricochet-robots.robots-next');
    default:
      if (move.kind !== 'target') return illegal('ricochet-robots.target-next');
      return targetsLeft(state).includes(move.target)
        ? undefined
        : illegal('ricochet-robots.target-won', { target: move.target });
  }
}

function checkSeat(state: RicochetState, round: Round, seat: Seat, move: RicochetMove): Refusal | undefined {
  const showing = round.phase === 'showing';
  switch (move.kind) {
    case 'bid':
      return showing ? illegal('ricochet-robots.too-late') : checkBid(state, round, seat, move.number);
    case 'turn-glass':
      return checkTurnGlass(state, round.phase);
    case 'show':
      return showing ? checkSlide(state, move) : illegal('ricochet-robots.nobody-shows');
    case 'give-up':
      return showing ? undefined : illegal('ricochet-robots.nobody-shows');
    case 'layout':
    case 'robots':
    case 'target':
      return illegal('ricochet-robots.chance-draws');
    case 'quiet':
    case 'glass':
    case 'show-timeout':
      return illegal('ricochet-robots.clock-tells');
  }
}

function checkTurnGlass({ options }: RicochetState, phase: RoundPhase): Refusal | undefined {
  switch (phase) {
    case 'thinking':
      return illegal('ricochet-robots.glass-not-yet', { seconds: String(options.quietSeconds) });
    case 'quiet':
      return undefined;
    case 'last-glass':
    case 'announcing':
      return illegal('ricochet-robots.glass-runs');
    case 'showing':
      return illegal('ricochet-robots.too-late');
  }
}
