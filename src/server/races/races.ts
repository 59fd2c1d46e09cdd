/** All races of the house: those in use are held here, the others stay in the store for a day. */
import { writeRaceEvent } from '../../race/forms.ts';
import { RACE_LASTS } from '../../race/limits.ts';
import { readRace } from '../../race/reading.ts';
import { CompanyReading } from '../company-reading.ts';
import type { Store } from '../store/store.ts';
import { isRaceId, RACE_PREFIX } from './id.ts';
import { LiveRace, type RacePorts, UnreadableRace } from './live-race.ts';

interface RaceHostPorts extends Omit<RacePorts, 'seed'> {
  bytes(count: number): Uint8Array;
  fault(what: string, error?: unknown): void;
}

const IDLE_MS = 60_000;
const MOST_HELD = 500;
const AT_ONCE = 100;

export class Races {
  readonly #ports: RaceHostPorts;
  readonly #held = new Map<string, Promise<LiveRace | undefined>>();
  readonly #reading = new CompanyReading();

  constructor(ports: RaceHostPorts) {
    this.#ports = ports;
    ports.store.onAnnounced((id, news, node) => {
      if (isRaceId(id)) void this.#hear(id, node, news).catch((error) => this.#fail(id, error));
    });
    // whoever is in one comes back, and is told that it is gone
    ports.store.onRestored(() => void this.close());
  }

  async open(who: string, name: string, games: readonly string[]): Promise<string> {
    const id = RACE_PREFIX + this.#word(16);
    await this.#ports.store.races.open(id, this.#ports.now(), writeRaceEvent({ t: 'opened', who, name, games }));
    return id;
  }

  /** Undefined if there is none, or none that can be read. */
  get(id: string): Promise<LiveRace | undefined> {
    const known = this.#held.get(id);
    if (known) return known;
    const race = this.#load(id);
    this.#held.set(id, race);
    const forget = () => {
      if (this.#held.get(id) === race) this.#held.delete(id);
    };
    race.then((found) => found ?? forget(), forget);
    return race;
  }

  /** What is asked of it; undefined if it turns out that it cannot be read. */
  async do(
    race: LiveRace,
    ...asked: Parameters<LiveRace['do']>
  ): Promise<Awaited<ReturnType<LiveRace['do']>> | undefined> {
    race.usedAt = this.#ports.now();
    try {
      return await race.do(...asked);
    } catch (error) {
      if (!(error instanceof UnreadableRace)) throw error;
      this.#fail(race.id, error);
      return undefined;
    }
  }

  /** What nobody uses is put away. */
  async dropIdle(): Promise<void> {
    const now = this.#ports.now();
    for (const [id, held] of this.#held) {
      const race = await held.catch(() => undefined);
      if (!race || race.listeners.size > 0) continue;
      if (now - race.usedAt > IDLE_MS || this.#held.size > MOST_HELD) this.#drop(id);
    }
  }

  /** Announcements may get lost. */
  async lookForGaps(): Promise<void> {
    for (const [id, held] of this.#held) {
      const race = await held.catch(() => undefined);
      await race?.catchUp().catch((error) => this.#fail(id, error));
    }
  }

  async expire(): Promise<void> {
    const before = this.#ports.now() - RACE_LASTS;
    while (await this.#ports.store.races.forget(before, AT_ONCE));
    for (const [id, held] of this.#held) {
      const race = await held.catch(() => undefined);
      if (race && race.state.opened < before) this.#drop(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#held.keys()].map((id) => this.#drop(id)));
  }

  async #drop(id: string): Promise<void> {
    const held = this.#held.get(id);
    this.#held.delete(id);
    (await held?.catch(() => undefined))?.close();
  }

  async #load(id: string): Promise<LiveRace | undefined> {
    const { store, now, judge, fault } = this.#ports;
    const read = isRaceId(id) ? await this.#reading.read(store.races, id, readRace) : undefined;
    if (!read) return undefined;
    if (read.ok) return new LiveRace(id, read.value, { store, now, judge, seed: () => this.#word(32) });
    fault('race', new UnreadableRace(`line ${read.error.seq}: ${read.error.kind}`));
    return undefined;
  }

  #fail(id: string, error: unknown): void {
    this.#ports.fault('race', error);
    if (error instanceof UnreadableRace) void this.#drop(id);
  }

  async #hear(id: string, node: string, { next, present }: Parameters<Parameters<Store['onAnnounced']>[0]>[1]) {
    const race = await this.#held.get(id);
    if (present) race?.heard(node, present);
    if (race && next !== undefined && next > race.state.seq) await race.catchUp();
  }

  #word(bytes: number): string {
    return Buffer.from(this.#ports.bytes(bytes)).toString('base64url');
  }
}
