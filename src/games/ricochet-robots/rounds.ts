/** How a round begins and how it ends. */
import type { Seat } from '../../core/game.ts';
import { type RicochetState, type Round, TARGETS, type Target } from './state.ts';

export function targetsLeft(state: RicochetState): Target[] {
  const won = state.won.flat();
  return TARGETS.filter((target) => !won.includes(target));
}

export function begin(state: RicochetState, target: Target): RicochetState {
  const start = state.robots!;
  const round: Round = { target, phase: 'thinking', start, bids: [], order: [], turn: 0, slides: [] };
  return { ...state, rounds: state.rounds + 1, round };
}

/** Step 4: the robots stay where they are. */
export function win(state: RicochetState, round: Round, winner: Seat): RicochetState {
  return {
    ...state,
    won: state.won.map((targets, seat) => (seat === winner ? [...targets, round.target] : targets)),
    silent: [],
    round: null,
    lastRound: { target: round.target, start: round.start, winner, slides: round.slides },
  };
}

/** Steps 5 and 6. Only a target nobody announced for counts for R10, and it counts until one is won. */
export function putBack(state: RicochetState, round: Round): RicochetState {
  const { target, start } = round;
  const inSilence = round.bids.length === 0 && !state.silent.includes(target);
  return {
    ...state,
    robots: start,
    silent: inSilence ? [...state.silent, target] : state.silent,
    round: null,
    lastRound: { target, start, winner: null, slides: [] },
  };
}
