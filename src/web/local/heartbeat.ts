/** Whether this page is awake: while it is closed or the machine sleeps, nobody's time runs at its tables. */
import type { Table } from '../../table/course/table.ts';
import { deadlineOf } from '../../table/state/time.ts';

const BEAT_MS = 1000;
/** Without a beat for this long the page was away. */
const AWAY_MS = 3000;

export class Heartbeat {
  readonly #key: string;
  #last: number;
  #beat: ReturnType<typeof setInterval> | undefined;
  #beating = false;

  /** `lastAt` is when something last happened at the table. */
  constructor(table: string, lastAt: number) {
    this.#key = `escale.beat.${table}`;
    this.#last = Math.max(lastAt, Number(this.#stored() ?? 0));
  }

  get isAwake(): boolean {
    return Date.now() - this.#last < AWAY_MS;
  }

  /** Makes good the time that the page was away, then goes on with `then`. */
  start(table: Table, then: () => void): void {
    void this.#tick(table).then(then);
    this.#beat = setInterval(() => void this.#tick(table), BEAT_MS);
  }

  stop(): void {
    clearInterval(this.#beat);
  }

  async #tick(table: Table): Promise<void> {
    if (this.#beating) return;
    this.#beating = true;
    const now = Date.now();
    if (now - this.#last > AWAY_MS) await table.sleep(this.#last, now).catch(() => {});
    this.#last = now;
    this.#beating = false;
    const ticks = table.state.phase === 'playing' && deadlineOf(table.state.time) !== null;
    this.#store(ticks ? String(now) : undefined);
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
