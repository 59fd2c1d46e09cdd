/** Commands about what is played: the plan, rounds, results, who comes and goes. */
import { err, ok, type Result } from '../core/result.ts';
import type { EveningCommand, EveningCommandOf, EveningRefusal } from './commands.ts';
import type { AskingGuest, EveningDecision, EveningSource } from './decide.ts';
import type { EveningEvent, GuestNumber } from './events.ts';
import { MOST_CONTESTS, MOST_TABLES } from './limits.ts';
import { type EveningPlan, gameOfRound, MOST_ROUNDS, type Seating, seatingOf } from './plan.ts';
import { reduce } from './reduce.ts';
import { nextTables } from './rounds.ts';
import { type Contest, type EveningState, isDone, runningContest } from './state.ts';

type ContestCommand = Extract<
  EveningCommand,
  { do: 'plan' | 'pair' | 'unpair' | 'reopen' | 'pause' | 'finish' | 'enter' | 'withdraw' | 'result' }
>;

export function decideContest(
  state: EveningState,
  asking: AskingGuest,
  command: ContestCommand,
  source: EveningSource,
): EveningDecision {
  if (command.do === 'plan') return plan(state, command, source);
  if (command.do === 'result') return result(state, asking, command, source);
  const contest = runningContest(state);
  if (!contest) return err('none-running');
  switch (command.do) {
    case 'pair':
      return pair(state, contest, source);
    case 'unpair':
      return unpair(contest);
    case 'reopen':
      return reopen(state, contest, command.at, source);
    case 'pause':
      return ok(command.paused === contest.paused ? [] : [{ t: command.paused ? 'paused' : 'resumed' }]);
    case 'finish':
      return ok([{ t: 'finished' }]);
    case 'enter':
    case 'withdraw':
      return comeOrGo(state, contest, asking, command);
  }
}

function plan(
  state: EveningState,
  { plan, players }: EveningCommandOf<'plan'>,
  source: EveningSource,
): EveningDecision {
  if (runningContest(state)) return err('running');
  if (state.contests.length >= MOST_CONTESTS) return err('too-much');
  const refusal = planFault(plan, source);
  if (refusal) return err(refusal);
  const known = [...new Set(players)].filter((guest) => state.guests[guest]?.removed === false);
  if (known.length < players.length) return err('unknown-guest');
  return known.length < 2 && plan.form !== 'one-table' ? err('too-few') : ok([{ t: 'planned', plan, players: known }]);
}

/** Every game has to be there, and to be playable by so many. */
function planFault(plan: EveningPlan, source: EveningSource): EveningRefusal | undefined {
  for (const id of plan.games) {
    const game = source.game(id);
    if (!game) return 'no-such-game';
    if (!game.rules.seats.includes(plan.seats)) return 'no-such-size';
    const isPlayable = (seats: number) => game.rules.options(plan.options, seats).ok;
    if (plan.games.length === 1 && !seatingOf(plan, game).sizes.every(isPlayable)) return 'no-such-options';
  }
  const byPairs = plan.form === 'round-robin' || plan.form === 'knock-out';
  return byPairs && plan.seats !== 2 ? 'no-such-size' : undefined;
}

function pair(state: EveningState, contest: Contest, source: EveningSource): EveningDecision {
  if (contest.paused) return err('is-paused');
  if (!contest.rounds.every(isDone)) return err('not-done');
  const number = contest.rounds.length + 1;
  const isLast = contest.plan.form === 'swiss' && number > contest.plan.rounds;
  if (isLast || number > MOST_ROUNDS) return err('nothing-left');
  const { tables, byes } = nextTables(contest, seatingNow(contest, source));
  if (tables.length === 0) return err('nothing-left');
  const refusal = openingFault(state, contest, tables.length, source);
  return refusal ? err(refusal) : ok([{ t: 'paired', tables, byes }]);
}

/** Tables of the house cost it something, also where nobody comes to them. */
function openingFault(
  { seated }: EveningState,
  { plan }: Contest,
  tables: number,
  source: EveningSource,
): EveningRefusal | undefined {
  if (plan.place !== 'house') return undefined;
  if (seated + tables > MOST_TABLES) return 'too-much';
  return source.mayOpen(tables) ? undefined : 'too-many-tables';
}

function reopen(state: EveningState, contest: Contest, at: number, source: EveningSource): EveningDecision {
  const table = contest.rounds.at(-1)?.tables[at];
  if (!table?.calledOff || table.points) return err('no-such-table');
  const refusal = openingFault(state, contest, 1, source);
  return refusal ? err(refusal) : ok([{ t: 'reopened', at }]);
}

const seatingNow = ({ plan, rounds }: Contest, source: EveningSource): Seating =>
  seatingOf(plan, source.game(gameOfRound(plan, rounds.length + 1)));

/** A round of which nothing has been played yet. */
function unpair({ rounds }: Contest): EveningDecision {
  const last = rounds.at(-1);
  if (!last) return err('none-running');
  return last.tables.some(({ points }) => points) ? err('has-begun') : ok([{ t: 'unpaired' }]);
}

function comeOrGo(
  state: EveningState,
  contest: Contest,
  { guest: own, isKeeper }: AskingGuest,
  { do: what, guest }: EveningCommandOf<'enter' | 'withdraw'>,
): EveningDecision {
  if (guest !== own && !isKeeper) return err('keeper-only');
  if (state.guests[guest]?.removed !== false) return err('unknown-guest');
  const plays = contest.players.includes(guest) && !contest.withdrawn.includes(guest);
  if (what === 'withdraw') return ok(plays ? [{ t: 'withdrawn', guest }] : []);
  // a bracket that is drawn has no room for one more
  if (contest.plan.form === 'knock-out' && contest.rounds.length > 0 && !contest.players.includes(guest))
    return err('has-begun');
  return ok(plays ? [] : [{ t: 'entered', guest }]);
}

/**
 * Typed in by whoever sat there, or the keeper, who alone corrects. What was paired by the wrong result and has not
 * been played is paired anew; where it has been played, a knock-out cannot go back.
 */
function result(
  state: EveningState,
  { guest, isKeeper }: AskingGuest,
  { round, at, points }: EveningCommandOf<'result'>,
  source: EveningSource,
): EveningDecision {
  const contest = state.contests.at(-1);
  const table = contest?.rounds[round - 1]?.tables[at];
  if (!contest || !table) return err('no-such-table');
  if (!isKeeper && (table.points || contest.over || !table.guests.includes(guest!)))
    return err(table.guests.includes(guest!) ? 'keeper-only' : 'not-yours');
  if (points.length !== table.guests.length) return err('wrong-points');
  if (table.points?.every((each, seat) => each === points[seat])) return ok([]);
  const told: EveningEvent = { t: 'result', round, at, points, by: guest };
  const after = afterwards(state, contest, told, round, source);
  return after.ok ? ok([told, ...after.value]) : after;
}

function afterwards(
  state: EveningState,
  contest: Contest,
  told: EveningEvent,
  round: number,
  source: EveningSource,
): Result<readonly EveningEvent[], EveningRefusal> {
  const last = contest.rounds.at(-1)!;
  if (round === contest.rounds.length) return ok([]);
  const hasBegun = last.tables.some(({ points }) => points);
  if (contest.plan.form !== 'knock-out') return ok([]);
  const corrected = reduce(state, told, state.changed).contests.at(-1)!;
  const before: Contest = { ...corrected, rounds: corrected.rounds.slice(0, -1) };
  const again = nextTables(before, seatingNow(before, source));
  const same = (a: readonly (readonly GuestNumber[])[], b: readonly (readonly GuestNumber[])[]) =>
    JSON.stringify(a) === JSON.stringify(b);
  const paired = last.tables.map(({ guests }) => guests);
  if (same(again.tables, paired)) return ok([]);
  if (hasBegun || round < contest.rounds.length - 1) return err('later-results');
  const refusal = openingFault(state, contest, again.tables.length, source);
  return refusal ? err(refusal) : ok([{ t: 'unpaired' }, { t: 'paired', ...again }]);
}
