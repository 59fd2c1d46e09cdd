/** Whether this page is awake: while it is closed or the machine sleeps, nobody's time runs at its tables. */
import { HostClock } from '../../table/course/clock.ts';
import { type Beats, Pulse } from '../../table/course/pulse.ts';
import type { Table } from '../../table/course/table.ts';
import { isTimeCounted } from '../../table/state/waiving.ts';

const BEAT_MS = 1000;

export class Heartbeat {
  readonly clock = new HostClock();
  readonly pulse: Pulse;
  readonly #table: () => Table;
  readonly #beats: StoredBeats;
  #beat: ReturnType<typeof setInterval> | undefined;
  /** One that was halted again, or stopped, meanwhile does not go on. */
  #resumes = 0;

  /** `lastAt` is when something last happened at the table. */
  constructor(table: () => Table, id: string, lastAt: number) {
    this.#table = table;
    this.#beats = new StoredBeats(table, `escale.beat.${id}`, lastAt);
    this.pulse = new Pulse({ clock: this.clock, beats: this.#beats, wake: (from) => table().sleep(from) });
    // pages greet before the first beat
    this.clock.follow(Math.max(this.clock.wall(), lastAt));
  }

  /** Makes good the time that the page was away, then goes on with `then`. */
  start(then: () => void): void {
    this.stop();
    const beat = () => this.pulse.beat().catch(() => {});
    void beat().then(then);
    this.#beat = setInterval(beat, BEAT_MS);
  }

  stop(): void {
    this.#resumes++;
    clearInterval(this.#beat);
  }

  /** From now on no time is to run, until `resume`; if the page is closed meanwhile, that is made good as ever. */
  halt(): void {
    this.stop();
    void this.pulse.beat().catch(() => {});
  }

  /** However short it was, the time since is given back; another tab that has gone on all the time has beaten since. */
  async resume(then: () => void): Promise<void> {
    const own = ++this.#resumes;
    await this.#table()
      .sleep(this.#beats.last)
      .catch(() => {});
    if (this.#resumes === own) this.start(then);
  }
}

/** In this browser, for all its tabs; the machine's clock is theirs. */
class StoredBeats implements Beats {
  readonly isAlone = false;
  readonly #table: () => Table;
  readonly #key: string;
  #last: number;

  constructor(table: () => Table, key: string, lastAt: number) {
    this.#table = table;
    this.#key = key;
    this.#last = lastAt;
  }

  get last(): number {
    this.#last = Math.max(this.#last, Number(this.#stored() ?? 0));
    return this.#last;
  }

  async time(now: number, wall: number) {
    return { now: Math.max(now, wall, this.last), lastBeat: this.last };
  }

  async beat({ now }: { readonly now: number }): Promise<boolean> {
    this.#last = Math.max(this.#last, now);
    const { state } = this.#table();
    this.#store(state.phase === 'playing' && isTimeCounted(state) ? String(this.#last) : undefined);
    return true;
  }

  #stored(): string | null {
    try {
      return localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }

  #store(value: string | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, value);
    } catch {
      // then the last event of the table says when it was last awake
    }
  }
}
