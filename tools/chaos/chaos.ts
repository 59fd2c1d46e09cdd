/** A house under load that is killed at random, and started again. */
import type { Random } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { freePort, startHouse } from '../house-process.ts';
import { visit } from '../visitor.ts';
import { ChaosTable } from './chaos-table.ts';

export interface ChaosOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly game: string;
  readonly tables: number;
  readonly times: number;
  readonly seed: string;
}

export interface Fall {
  /** Milliseconds from the start of the new process until it is ready, and until every table has acknowledged a move. */
  readonly ready: number;
  readonly playable: number;
}

export interface ChaosReport {
  readonly falls: readonly Fall[];
  readonly acknowledged: number;
  readonly tables: number;
}

const LIMITS = 'requestsPerMinute=1000000 inFlight=20000 sockets=20000 tables=100000 burst=1000 perSecond=1000';
/** Between two kills. */
const [SHORTEST_MS, LONGEST_MS] = [100, 900];
/** Now and then the house is away for so long that it notices. */
const LONG_ABSENCE_MS = 3500;
const LONG_EVERY = 10;

/** Throws if an acknowledged event is lost, a move is played twice, or a table cannot be played on. */
export async function chaos(options: ChaosOptions, told: (fall: Fall) => void = () => {}): Promise<ChaosReport> {
  const environment = { ...options.environment, ESCALE_LIMITS: LIMITS };
  const random = seededRandom(options.seed);
  const port = await freePort();
  let house = await startHouse(environment, port);
  const load = new Load(house.url, options);
  try {
    await load.moved();
    const falls: Fall[] = [];
    for (let fall = 0; fall < options.times; fall++) {
      await wait(between(SHORTEST_MS, LONGEST_MS, random));
      await house.stop('SIGKILL');
      if (fall % LONG_EVERY === LONG_EVERY - 1) await wait(LONG_ABSENCE_MS);
      const begin = performance.now();
      house = await startHouse(environment, port);
      const ready = performance.now() - begin;
      await load.moved();
      falls.push({ ready, playable: performance.now() - begin });
      told(falls.at(-1)!);
    }
    const tables = await load.end();
    return { falls, tables: tables.length, acknowledged: tables.reduce((sum, table) => sum + table.acknowledged, 0) };
  } finally {
    load.stop();
    await house.stop('SIGKILL');
  }
}

/** Some tables in play all the time; where a game ends, the next begins. */
class Load {
  readonly #url: string;
  readonly #game: string;
  readonly #tables: ChaosTable[] = [];
  readonly #everybody: readonly number[];
  readonly #playing: Promise<unknown>;
  #waiting = new Set<number>();
  #wake: (() => void) | undefined;
  #failure: { readonly error: unknown } | undefined;
  #stopped = false;

  constructor(url: string, { game, tables }: ChaosOptions) {
    this.#url = url;
    this.#game = game;
    const fail = (error: unknown) => {
      this.#failure ??= { error };
      this.#stopped = true;
      this.#wake?.();
    };
    this.#everybody = Array.from({ length: tables }, (_, place) => place);
    this.#playing = Promise.all(this.#everybody.map((place) => this.#keepPlaying(place).catch(fail)));
  }

  /** When every table has acknowledged a move from now on. */
  async moved(): Promise<void> {
    this.#waiting = new Set(this.#everybody);
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (this.#failure) resolve();
    });
    if (this.#failure) throw this.#failure.error;
  }

  /** Lets what is on its way end, and looks at every log from the first line to the last. */
  async end(): Promise<readonly ChaosTable[]> {
    this.stop();
    await this.#playing;
    if (this.#failure) throw this.#failure.error;
    for (const table of this.#tables) await table.checkWhole();
    return this.#tables;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #keepPlaying(place: number): Promise<void> {
    const visitors = await untilDone(
      async () => [await visit(this.#url, `chaos ${place} a`), await visit(this.#url, `chaos ${place} b`)] as const,
      () => this.#stopped,
    );
    while (!this.#stopped) {
      const table = await untilDone(
        () => ChaosTable.open(this.#url, this.#game, [visitors![0], visitors![1]]),
        () => this.#stopped,
      );
      if (!table) return;
      this.#tables.push(table);
      await table.play(
        () => this.#stopped,
        () => this.#heard(place),
      );
      table.close();
    }
  }

  #heard(place: number): void {
    if (!this.#waiting.delete(place) || this.#waiting.size > 0) return;
    this.#wake?.();
  }
}

/** Tried again while the house is down. */
async function untilDone<T>(work: () => Promise<T>, stopped: () => boolean): Promise<T | undefined> {
  while (!stopped()) {
    try {
      return await work();
    } catch {
      await wait(30);
    }
  }
  return undefined;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const between = (least: number, most: number, random: Random): number => least + random(most - least + 1);
