/** A real house under attack, one attack after the other, with honest people in it all the time; what they noticed. */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore, type StoreOptions } from '../../src/server/store/open.ts';
import { startHouse, type TheHouse } from '../house-process.ts';
import type { Attack } from './attack.ts';
import type { AttackReport, Order } from './attacker.ts';
import { type Filling, fill } from './filling.ts';
import { type Acknowledged, Crew, PACE } from './honest/crew.ts';
import { type Spread, spread } from './honest/samples.ts';

/** What nobody may do to an honest player. */
export const BOUNDS = { p99: 500, megabytes: 400, recovery: 10_000, computer: 3000, closing: 2000 } as const;

const CALM_MS = 1000;
/** An attacker who does not end is ended. */
const PATIENCE_MS = 20_000;
/** As before: everything in a second took less. */
const USUAL_MS = 150;
const SECOND_MS = 1000;
const LOOK_MS = 100;
/** The honest come and go. */
const MORE_FILES = 30;

/** What an attack has done. */
export interface Row {
  readonly name: string;
  readonly moves: Spread;
  readonly health: number;
  readonly computer: number;
  /** The most memory that the house had meanwhile, in MB. */
  readonly megabytes: number;
  /** Milliseconds after the attack until everything was as before; undefined if it was not. */
  readonly recovery: number | undefined;
  readonly counts: AttackReport['counts'];
  readonly complaints: readonly string[];
}

/** What was left of it all. */
export interface Aftermath {
  readonly acknowledged: number;
  readonly lost: number;
  /** Milliseconds that the house took to close. */
  readonly closing: number;
}

export class Siege {
  readonly #options: StoreOptions;
  readonly #house: TheHouse;
  readonly #crew: Crew;
  readonly #filled: readonly string[];
  /** Attackers who still hold what they have while the house closes. */
  readonly #struck: Promise<AttackReport>[] = [];
  #strikes = 0;

  private constructor(options: StoreOptions, house: TheHouse, filled: readonly string[]) {
    this.#options = options;
    this.#house = house;
    this.#filled = filled;
    this.#crew = new Crew(house.url);
  }

  static async begin(options: StoreOptions, filling?: Filling): Promise<Siege> {
    const filled = filling ? await fill(filling, options) : [];
    const { dataDir, databaseUrl } = options;
    const house = await startHouse({ ESCALE_DATA: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    const siege = new Siege(options, house, filled);
    await siege.#crew.begin();
    return siege;
  }

  /** Each from an address of its own: nobody answers for those before him. `usual` is what everything takes when all is as before. */
  async strike(attack: Attack, ms: number, usual = USUAL_MS): Promise<Row> {
    const crew = this.#crew;
    const prey = { ...(await crew.renew()), filled: this.#filled };
    await wait(CALM_MS);
    const known = crew.list.length;
    forgetPeak(this.#house);
    const files = openFiles(this.#house);
    const from = performance.now();
    const address = `127.0.1.${++this.#strikes}`;
    const struck = strike({ attack: attack.name, url: this.#house.url, address, prey, ms });
    this.#struck.push(struck);
    await (attack.closes ? wait(ms / 2) : struck);
    const until = performance.now();
    const recovery = attack.closes ? 0 : await recovered(this.#house, crew, files, usual);
    const report = attack.closes ? undefined : await struck;
    return {
      name: attack.name,
      moves: spread(crew.moves, from, until, PACE.quick),
      health: spread(crew.health, from, until, PACE.health).worst,
      computer: spread(crew.computer, from, until, Number.POSITIVE_INFINITY).worst,
      megabytes: peakMemory(this.#house),
      recovery,
      counts: report?.counts ?? {},
      complaints: [...new Set([...crew.list.slice(known), ...(report?.complaints ?? [])])],
    };
  }

  async end(): Promise<Aftermath> {
    const { acknowledged } = this.#crew;
    await this.#crew.stop();
    const stopping = performance.now();
    await this.#house.stop();
    const closing = performance.now() - stopping;
    await Promise.all(this.#struck);
    return { acknowledged: acknowledged.length, lost: await lostOf(acknowledged, this.#options), closing };
  }

  /** At once, whatever happens. */
  async abandon(): Promise<void> {
    await this.#house.stop('SIGKILL');
  }
}

async function strike(order: Order): Promise<AttackReport> {
  const child = fork(join(import.meta.dirname, 'attacker.ts'), { execArgv: ['--import', 'tsx'] });
  const tired = setTimeout(() => child.kill('SIGKILL'), order.ms + PATIENCE_MS);
  try {
    return await new Promise<AttackReport>((resolve) => {
      child.once('message', (report) => resolve(report as AttackReport));
      child.once('exit', () => resolve({ counts: {}, complaints: ['the attack did not end by itself'] }));
      child.send(order);
    });
  } finally {
    clearTimeout(tired);
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(undefined)));
  }
}

/** The beginning of the first second in which everything was as before. */
async function recovered(house: TheHouse, crew: Crew, files: number, usual: number): Promise<number | undefined> {
  const begin = performance.now();
  let quietFrom = begin;
  while (performance.now() - begin < BOUNDS.recovery + SECOND_MS) {
    await wait(LOOK_MS);
    const slow = [
      ...[...crew.moves, ...crew.health].filter(({ ms }) => ms > usual),
      ...crew.computer.filter(({ ms }) => ms > Math.max(usual, SECOND_MS)),
    ]
      .filter(({ at, ms }) => at + ms > quietFrom)
      .map(({ at, ms }) => at + ms);
    const now = performance.now();
    const holds = (await house.sockets()) > crew.sockets || openFiles(house) > files + MORE_FILES;
    if (crew.waiting > usual || holds) quietFrom = now;
    else if (slow.length > 0) quietFrom = Math.max(...slow);
    if (now - quietFrom >= SECOND_MS) return quietFrom - begin;
  }
  return undefined;
}

function peakMemory({ process: { pid } }: TheHouse): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

/** Connections among them. */
const openFiles = ({ process: { pid } }: TheHouse): number => readdirSync(`/proc/${pid}/fd`).length;

/** From now on. */
function forgetPeak({ process: { pid } }: TheHouse): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** How many acknowledged moves are not in the log. */
async function lostOf(acknowledged: readonly Acknowledged[], options: StoreOptions): Promise<number> {
  const store = await openStore(options);
  let lost = 0;
  for (const table of new Set(acknowledged.map((each) => each.table))) {
    const rows = new Map((await store.read(table, 0)).map(({ seq, body }) => [seq, JSON.parse(body)]));
    const missing = acknowledged.filter(
      ({ seq, by, move, table: at }) => at === table && (rows.get(seq)?.by !== by || rows.get(seq)?.move !== move),
    );
    lost += missing.length;
  }
  await store.close();
  return lost;
}
