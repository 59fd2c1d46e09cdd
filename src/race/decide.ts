/** What a command leads to: events to be written, or why not. Nothing here changes anything: the log does. */
import { soundTheSame } from '../core/names.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Who } from '../table/events/events.ts';
import type { RaceCommand, RaceRefusal, RaceReport } from './commands.ts';
import type { RaceEvent, RacerNumber } from './events.ts';
import {
  COUNTDOWN_MS,
  FEWEST_RACERS,
  LATE_MS,
  LEAST_MS,
  LOCK_MS,
  MOST_COMERS,
  MOST_HEATS,
  MOST_RACE_LINES,
  MOST_RACERS,
  RACE_MS,
} from './limits.ts';
import { isHeatOver, laneOf, type RaceState, racerOf } from './state.ts';

export type RaceDecision = Result<readonly RaceEvent[], RaceRefusal>;

/** What a decision may ask its host for. */
export interface RaceSource {
  readonly now: number;
  /** Whether a page of this racer is open, or was just now. */
  isThere(racer: RacerNumber): boolean;
  /** That nobody can foretell. */
  seed(): string;
}

export function decideRace(
  state: RaceState,
  who: Who,
  command: Exclude<RaceCommand, RaceReport>,
  source: RaceSource,
): RaceDecision {
  if (state.seq >= MOST_RACE_LINES) return err('too-much');
  const racer = racerOf(state, who);
  if (command.do === 'join') return join(state, racer, who, command.name);
  if (racer === undefined || !state.racers[racer]!.here) return err('not-in');
  return command.do === 'leave' ? ok([{ t: 'left', racer }]) : start(state, racer, source);
}

/** A device that is known comes back; another one is somebody new. */
function join(state: RaceState, racer: RacerNumber | undefined, who: Who, name: string): RaceDecision {
  const here = state.racers.filter((each) => each.here);
  if (racer !== undefined && state.racers[racer]!.here) return ok([]);
  if (here.length >= MOST_RACERS) return err('full');
  if (racer !== undefined) return ok([{ t: 'returned', racer }]);
  if (state.racers.length >= MOST_COMERS) return err('full');
  if (state.racers.some((each) => soundTheSame(each.name, name))) return err('name-taken');
  return ok([{ t: 'joined', racer: state.racers.length, who, name }]);
}

/** By whoever opened it; by anybody who is in once he has gone. */
export const mayStart = (
  { racers }: RaceState,
  racer: RacerNumber,
  isThere: (racer: RacerNumber) => boolean,
): boolean => racer === 0 || !racers[0]!.here || !isThere(0);

function start(state: RaceState, racer: RacerNumber, { now, isThere, seed }: RaceSource): RaceDecision {
  const last = state.heats.at(-1);
  if (last && !isHeatOver(last, now)) return err('running');
  if (!mayStart(state, racer, isThere)) return err('opener-starts');
  if (state.heats.length >= MOST_HEATS) return err('too-much');
  const racers = state.racers.flatMap(({ here }, number) => (here && isThere(number) ? [number] : []));
  if (racers.length < FEWEST_RACERS) return err('too-few');
  return ok([{ t: 'started', at: now + COUNTDOWN_MS, seed: seed(), racers }]);
}

/** A report that came at this moment; whether what it says is so is somebody else's to know. */
export function decideReport(
  state: RaceState,
  who: Who,
  { heat: number, place }: Pick<RaceReport, 'heat' | 'place'>,
  isSolved: boolean,
  at: number,
): RaceDecision {
  if (state.seq >= MOST_RACE_LINES) return err('too-much');
  const heat = state.heats[number - 1];
  const racer = racerOf(state, who);
  const lane = laneOf(heat, racer);
  if (!heat || number !== state.heats.length) return err('not-running');
  if (!lane || racer === undefined) return err('not-racing');
  if (place < lane.solved.length) return ok([]);
  if (place > lane.solved.length) return err('out-of-turn');
  const ms = at - heat.at;
  if (ms < 0 || ms > RACE_MS + LATE_MS) return err('not-running');
  return ms < soonest(lane.solved) ? err('too-soon') : ok([{ t: isSolved ? 'solved' : 'missed', racer, ms }]);
}

/** Counted from the start: whoever was offline tells several at once. */
const soonest = (done: readonly boolean[]): number =>
  done.reduce((sum, isSolved) => sum + (isSolved ? LEAST_MS : LOCK_MS), LEAST_MS);
