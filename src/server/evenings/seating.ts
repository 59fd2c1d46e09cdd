/** What follows by itself in an evening: tables of the house are opened for a round, and their results are written down. */

import type { AnyGame } from '../../core/game.ts';
import type { Handicapped } from '../../core/handicaps.ts';
import { pointsOf } from '../../evening/contest.ts';
import type { EveningEvent } from '../../evening/events.ts';
import { gameOfRound } from '../../evening/plan.ts';
import { type EveningState, type EveningTable, runningContest } from '../../evening/state.ts';
import { findGame } from '../../games/shelf.ts';
import type { OpeningRequest } from '../../table/course/opening.ts';
import { STRICT } from '../../table/course/opening.ts';
import type { TableEvent } from '../../table/events/events.ts';
import { outcomeOf } from '../../table/state/match.ts';
import { Room } from '../tables/room.ts';
import type { Tables } from '../tables/tables.ts';
import { tableId } from './keys.ts';
import type { LiveEvening } from './live-evening.ts';

/** So long those who are to play are awaited. Whoever has not come by then is asked for by people. */
const AWAITED_MS = 600_000;

export async function settle(evening: LiveEvening, tables: Tables): Promise<void> {
  await drop(evening, tables);
  await seat(evening, tables);
  await collect(evening, tables);
}

/** What was taken back, or has a result that somebody typed in, is not played on. */
async function drop(evening: LiveEvening, tables: Tables): Promise<void> {
  for (const table of evening.state.dropped) {
    if (evening.calledOff.has(table)) continue;
    await tables.callOff(table, 'closed');
    evening.calledOff.add(table);
  }
}

/** Tables of the last round at which everybody has a device. */
async function seat(evening: LiveEvening, tables: Tables): Promise<void> {
  const { state } = evening;
  const contest = runningContest(state);
  if (contest?.plan.place !== 'house' || contest.paused) return;
  const round = contest.rounds.at(-1);
  for (const [at, table] of round?.tables.entries() ?? []) {
    const opening = isUnseated(table) ? openingOf(state, table) : undefined;
    if (!opening) continue;
    const id = tableId(state, at);
    if (!(await tables.openAs(id, opening.request, opening.events))) continue;
    await evening.settle((now) => {
      const known = runningContest(now)?.rounds.at(-1)?.tables[at];
      // it may have been paired anew meanwhile
      return known && isUnseated(known) && tableId(now, at) === id ? [{ t: 'seated', at, table: id }] : [];
    });
  }
}

const isUndecided = ({ points, calledOff }: EveningTable): boolean => !points && !calledOff;
const isUnseated = ({ table, points }: EveningTable): boolean => table === undefined && points === undefined;

function openingOf(
  state: EveningState,
  { guests }: EveningTable,
): { readonly request: OpeningRequest; readonly events: readonly TableEvent[] } | undefined {
  const { plan, rounds } = runningContest(state)!;
  const who = guests.map((guest) => state.guests[guest]!.whos.at(-1));
  const game = findGame(gameOfRound(plan, rounds.length))?.rules;
  if (!game || !who.every((each) => each !== undefined)) return undefined;
  const policies = { ...STRICT, untimed: plan.untimed, pause: game.rests !== undefined };
  const options = {
    ...(plan.games.length === 1 && plan.options),
    ...handicapsAt(
      game,
      guests.map((guest) => state.guests[guest]!.handicap),
    ),
  };
  const by = state.guests[state.keeper]!.whos.at(-1) ?? who[0]!;
  return {
    request: { by, game: game.id, seats: guests.length, options, control: plan.control, public: false, policies },
    events: [...who.map((each, seat): TableEvent => ({ t: 'sat', who: each, seat })), { t: 'awaited', ms: AWAITED_MS }],
  };
}

/** Where the game knows of handicaps, and somebody has one. */
function handicapsAt({ mostHandicap = 0 }: AnyGame, handicaps: readonly number[]): Handicapped {
  const own = handicaps.map((each) => Math.min(each, mostHandicap));
  return own.length > 1 && own.some((each) => each > 0) ? { handicaps: own } : {};
}

/** Results of games that are over. One that was called off has none: it is opened anew, or people say what counts. */
async function collect(evening: LiveEvening, tables: Tables): Promise<void> {
  const contest = runningContest(evening.state);
  const round = contest?.rounds.length ?? 0;
  for (const [at, { table, points, calledOff }] of contest?.rounds.at(-1)?.tables.entries() ?? []) {
    if (table === undefined || points || calledOff) continue;
    const room = await tables.get(table);
    const ending = room instanceof Room ? room.table.state.ending : undefined;
    if (room instanceof Room && !ending) continue;
    if (!(room instanceof Room) || !ending || ending.kind === 'called-off') {
      await evening.settle((now) => {
        const known = runningContest(now)?.rounds[round - 1]?.tables[at];
        return known?.table === table && isUndecided(known) ? [{ t: 'called-off', at }] : [];
      });
      continue;
    }
    const { game, seats } = room.table.state.position;
    const told = pointsOf(game, contest!, outcomeOf(ending, seats));
    const result: EveningEvent = { t: 'result', round, at, points: told };
    await evening.settle((now) => {
      const known = runningContest(now)?.rounds[round - 1]?.tables[at];
      return known?.table === table && !known.points ? [result] : [];
    });
  }
}
