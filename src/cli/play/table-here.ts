/** A table in this process: its log is in memory, its computers think here, and a file may follow it. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setImmediate as breath } from 'node:timers/promises';
import type { GameModule } from '../../core/game.ts';
import { expectOk, ok, type Result } from '../../core/result.ts';
import type { GameText } from '../../core/text.ts';
import { eventsIn } from '../../table/course/history.ts';
import { MemoryLog } from '../../table/course/memory-log.ts';
import { nextTable, type OpeningRequest, openTable } from '../../table/course/opening.ts';
import { answerQuestion, type Thinker } from '../../table/course/questions.ts';
import { readLog } from '../../table/course/reading.ts';
import { Table } from '../../table/course/table.ts';
import type { TableRefusal } from '../../table/decide/commands.ts';
import type { TableEvent, Who } from '../../table/events/events.ts';
import { fileOf } from '../../table/file/record.ts';
import { competitorAt } from '../../table/state/match.ts';
import { seatsOf } from '../../table/state/secrets.ts';
import { clock } from './clock.ts';

export interface Plan {
  readonly module: GameModule;
  readonly text: GameText;
  readonly request: OpeningRequest;
  /** What happens at once: everybody sits down, it begins, and what a file says was played. */
  readonly events: readonly TableEvent[];
  readonly seed: string;
  /** By the seat of the first game. */
  readonly players: readonly string[] | undefined;
  /** Written after every event. */
  readonly file: string | undefined;
}

export interface TableHere extends Pick<Plan, 'module' | 'text' | 'players' | 'seed' | 'file'> {
  readonly table: Table;
  /** By seat. */
  readonly names: readonly string[];
  /** False if the file cannot be written. */
  save(file: string): boolean;
  /** The next game of the match: everybody here wants it. */
  next(): Promise<TableHere>;
}

/** Somebody at this keyboard, numbered by the seat of the first game. */
export const personAt = (seat: number): Who => `p${seat + 1}`;

export function openHere(plan: Plan): Result<TableHere, TableRefusal> {
  const { module, text, request, players, file } = plan;
  const { outcomes, games } = request.match ?? { outcomes: [], games: 1 };
  const seed = outcomes.length === 0 ? plan.seed : `${plan.seed}/${outcomes.length}`;
  const opened = openTable(module.rules, request, plan.events, seed, clock.now());
  if (!opened.ok) return opened;
  const match = { seats: request.seats, games, outcomes };
  const competitors = seatsOf(request).map((seat) => competitorAt(match, outcomes.length, seat));
  const names = competitors.map((competitor, seat) => players?.[competitor] ?? text.seat(seat, request.seats));
  const log = new MemoryLog(opened.value.bodies, clock.now());
  let following: TableHere | undefined;
  const table = new Table(String(outcomes.length), expectOk(readLog(log.rows, () => module.rules)), {
    ...{ log, seed, now: clock.now, isAwake: () => true, awake: async () => {}, thinker: thinkerOf(module) },
    salt: () => randomBytes(16).toString('hex'),
    names: () => Object.fromEntries(names.map((name, seat) => [personAt(competitors[seat]!), name])),
    learnNames: async () => {},
    async openNext(nextRequest, events) {
      following = expectOk(openHere({ ...plan, request: nextRequest, events }));
      return following.table.id;
    },
    failed(_what, error) {
      throw error;
    },
  });
  table.start();
  return ok({ module, text, players, seed, file, table, names, save, next });

  function save(to: string): boolean {
    try {
      writeFileSync(to, fileOf(table.state, eventsIn(log.rows, table.state.opened), { players: names, seed }));
      return true;
    } catch {
      return false;
    }
  }

  /** Computers alone want nothing. */
  async function next(): Promise<TableHere> {
    const people = table.state.holders.flatMap((holder) => ('who' in holder ? [holder.who] : []));
    for (const who of people) expectOk(await table.do(who, { do: 'rematch' }));
    return following ?? expectOk(openHere({ ...plan, ...nextTable(table.state, table.id) }));
  }
}

function thinkerOf(module: GameModule): Thinker {
  const host = { now: () => performance.now() };
  return {
    think(_game, question) {
      const stop = new AbortController();
      // thinking takes the whole thread: the board is drawn before, and nobody can be hurried
      const thought = () => (stop.signal.aborted ? undefined : answerQuestion(module, question, host));
      return { answer: breath().then(thought), hurry() {}, cancel: () => stop.abort() };
    },
  };
}
