/** All evenings of the house: those in use are held here, the others stay in the store. */
import type { EveningEvent } from '../../evening/events.ts';
import { writeEveningEvent } from '../../evening/forms.ts';
import { EVENING_LASTS } from '../../evening/limits.ts';
import { readEvening } from '../../evening/reading.ts';
import { type EveningState, runningContest } from '../../evening/state.ts';
import { CompanyReading } from '../company-reading.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { newCode } from './codes.ts';
import { EVENING_PREFIX, isEveningId } from './id.ts';
import { LiveEvening, UnreadableEvening } from './live-evening.ts';
import { settle } from './seating.ts';

interface EveningPorts {
  readonly store: Store;
  readonly tables: Tables;
  now(): number;
  bytes(count: number): Uint8Array;
  fault(what: string, error?: unknown): void;
}

const IDLE_MS = 60_000;
/** Of those in which nobody is so many are held, those used last; what was used just now is, too. */
const MOST_EMPTY = 100;
const JUST_NOW_MS = 1000;
const CODES_TRIED = 20;
const AT_ONCE = 50;
/** After so long it is tried again: a newer program may read it, or somebody has repaired it. */
const ASIDE_MS = 600_000;
const MOST_ASIDE = 1000;

export class Evenings {
  readonly #ports: EveningPorts;
  readonly #held = new Map<string, Promise<LiveEvening | undefined>>();
  readonly #reading = new CompanyReading();
  /** Those that cannot be read, and since when. */
  readonly #aside = new Map<string, number>();

  constructor(ports: EveningPorts) {
    this.#ports = ports;
    ports.store.onAnnounced((id, news, node) => {
      if (isEveningId(id)) void this.#hear(id, node, news).catch((error) => this.#fail(id, error));
    });
    ports.store.onRestored(() => {
      this.#held.clear();
      this.#aside.clear();
    });
  }

  /** Undefined if no code was free. */
  async open(who: string, name: string): Promise<LiveEvening | undefined> {
    const word = (count: number) => Buffer.from(this.#ports.bytes(count)).toString('base64url');
    const id = EVENING_PREFIX + word(16);
    const [at, secret] = [this.#ports.now(), word(32)];
    const body = writeEveningEvent({ t: 'opened', who, name, secret });
    for (let tried = 0; tried < CODES_TRIED; tried++) {
      const code = newCode(this.#ports.bytes);
      if (await this.#ports.store.evenings.open({ id, code }, at, [body])) return this.get(id);
    }
    return undefined;
  }

  byCode(code: string): Promise<string | undefined> {
    return this.#ports.store.evenings.byCode(code);
  }

  /** Whether it is there, and cannot be read. */
  isAside(id: string): boolean {
    return this.#ports.now() - (this.#aside.get(id) ?? Number.NEGATIVE_INFINITY) < ASIDE_MS;
  }

  /** Undefined if there is none, or none that can be read. */
  async get(id: string): Promise<LiveEvening | undefined> {
    if (this.isAside(id)) return undefined;
    const known = this.#held.get(id);
    if (known) return known;
    const evening = this.#load(id);
    this.#held.set(id, evening);
    const forget = () => {
      if (this.#held.get(id) === evening) this.#held.delete(id);
    };
    evening.then((found) => found ?? forget(), forget);
    return evening;
  }

  /** Looks after those in use: tables are opened, results collected, what nobody uses is put away. */
  async turn(): Promise<void> {
    const now = this.#ports.now();
    const all = await Promise.all([...this.#held.values()].map((each) => each.catch(() => undefined)));
    const held = all.filter((each) => each !== undefined);
    const empty = held.filter(({ listeners }) => listeners.size === 0).sort((one, other) => other.usedAt - one.usedAt);
    const unused = new Set(
      empty.filter(({ usedAt }, index) => now - usedAt > (index < MOST_EMPTY ? IDLE_MS : JUST_NOW_MS)),
    );
    for (const evening of held) {
      if (unused.has(evening)) {
        evening.close();
        this.#held.delete(evening.id);
      } else {
        // what goes wrong in one is its own
        await settle(evening, this.#ports.tables).catch((error) => this.#fail(evening.id, error));
      }
    }
  }

  /** What is asked of it; undefined if it turns out that it cannot be read. */
  async do(
    evening: LiveEvening,
    ...asked: Parameters<LiveEvening['do']>
  ): Promise<Awaited<ReturnType<LiveEvening['do']>> | undefined> {
    try {
      return await evening.do(...asked);
    } catch (error) {
      if (!(error instanceof UnreadableEvening)) throw error;
      this.#setAside(evening.id, error);
      return undefined;
    }
  }

  /** Something has been done in it that may have consequences at once. */
  look(evening: LiveEvening): void {
    settle(evening, this.#ports.tables).catch((error) => this.#fail(evening.id, error));
  }

  /** Announcements may get lost. */
  async lookForGaps(): Promise<void> {
    for (const [id, each] of this.#held) {
      const evening = await each.catch(() => undefined);
      await evening?.catchUp().catch((error) => this.#fail(id, error));
    }
  }

  /** Those of last week end; their results stay. */
  async expire(): Promise<void> {
    for (const id of await this.#ports.store.evenings.stale(this.#ports.now() - EVENING_LASTS, AT_ONCE)) {
      const evening = await this.get(id);
      const end = (state: EveningState): readonly EveningEvent[] =>
        state.closed ? [] : [...(runningContest(state) ? [{ t: 'finished' } as const] : []), { t: 'closed' }];
      // one that cannot be read keeps its lines, and its code goes to others
      await evening?.settle(end).catch((error) => this.#fail(id, error));
      await this.#ports.store.evenings.end(id);
    }
  }

  async close(): Promise<void> {
    for (const each of this.#held.values()) (await each.catch(() => undefined))?.close();
  }

  async #load(id: string): Promise<LiveEvening | undefined> {
    const { store, now } = this.#ports;
    const head = isEveningId(id) ? await store.evenings.find(id) : undefined;
    if (!head) return undefined;
    const read = (await this.#reading.read(store.evenings, id, readEvening)) ?? readEvening([]);
    if (read.ok) return new LiveEvening(id, head.code, read.value, { store, now });
    this.#setAside(id, new UnreadableEvening(read.error));
    return undefined;
  }

  #fail(id: string, error: unknown): void {
    if (error instanceof UnreadableEvening) this.#setAside(id, error);
    else this.#ports.fault('evening', error);
  }

  /** Told and counted once; whoever is in it is told that it cannot be read. */
  #setAside(id: string, error: UnreadableEvening): void {
    if (this.isAside(id)) return;
    this.#aside.delete(id);
    this.#aside.set(id, this.#ports.now());
    if (this.#aside.size > MOST_ASIDE) this.#aside.delete(this.#aside.keys().next().value!);
    this.#ports.fault('evening-set-aside', error);
    const held = this.#held.get(id);
    this.#held.delete(id);
    void held?.then(
      (evening) => evening?.close(),
      () => {},
    );
  }

  async #hear(id: string, node: string, { next, present }: Parameters<Parameters<Store['onAnnounced']>[0]>[1]) {
    const evening = await this.#held.get(id);
    if (present) evening?.heard(node, present);
    if (evening && next !== undefined && next > evening.state.seq) await evening.catchUp();
  }
}
