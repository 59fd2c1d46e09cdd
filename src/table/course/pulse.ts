/**
 * Whether a host is awake. It writes that down, second by second; if nobody has for a while the host was away, and that is
 * made good before anything else happens. Until a host knows that it is awake it acts on nothing.
 */
import type { HostClock } from './clock.ts';
import { type Delay, later } from './timers.ts';

/** What time it is, and when the host was last awake, as it is kept where a host that stops leaves it. */
export interface BeatTime {
  readonly now: number;
  readonly lastBeat: number | undefined;
}

export interface Beats<T extends BeatTime = BeatTime> {
  /** Nobody else keeps this host awake. */
  readonly isAlone: boolean;
  /** For a host that takes it to be `now`, and whose machine's clock says `wall`. Never before the last beat. */
  time(now: number, wall: number): Promise<T>;
  /** The host was awake then. False if the time is to be asked anew. */
  beat(time: T): Promise<boolean>;
}

/** The host does not know whether it was there all the time: ask again. */
export class NotAwake extends Error {
  override readonly name = 'NotAwake';
}

/** Without a beat for this long a host was away. */
export const AWAY_MS = 3000;
/** When it has just come up itself, it was; others may keep the house awake, unless this one is `alone`. */
const FIRST_AWAY_MS = { alone: 500, among: 1500 } as const;
/** While it wakes up a host looks so often whether it was stopped again. */
const LOOK_MS = 500;
/** Who asks something of a host that is not awake waits so long for it. */
const PATIENCE_MS = 2000;
/** A host that is wanted tries to wake up so often. */
const AGAIN_MS = 200;

interface PulsePorts<T extends BeatTime> {
  readonly clock: HostClock;
  readonly beats: Beats<T>;
  /** The host was away from then until now: nobody's time ran. */
  wake(from: number): Promise<void>;
  /** A beat has come about. */
  beaten?(time: T): void;
}

export class Pulse<T extends BeatTime = BeatTime> {
  readonly #ports: PulsePorts<T>;
  readonly #waiting = new Set<() => void>();
  /** On the steady clock: when the last beat that came about was asked for. */
  #last = Number.NEGATIVE_INFINITY;
  #waking = false;
  #looked = 0;
  #hurried = Number.NEGATIVE_INFINITY;
  #beating: Promise<void> | undefined;
  /** Why the last beat did not come about. */
  #failure: unknown;

  constructor(ports: PulsePorts<T>) {
    this.#ports = ports;
  }

  /** A host that was stopped finds its last beat too long ago, before it has done anything else. */
  get isAwake(): boolean {
    return !this.#waking && this.age < AWAY_MS;
  }

  /** What it slept is being made good, table by table, and it has not been stopped since that began. */
  get isWaking(): boolean {
    return this.#waking && this.#ports.clock.steady() - this.#looked < AWAY_MS;
  }

  /** For how long nobody has known that this host is awake. */
  get age(): number {
    return this.#ports.clock.steady() - this.#last;
  }

  /** Resolves when it is awake, or rejects after a while. */
  awake(): Promise<void> {
    if (this.isAwake) return Promise.resolve();
    return new Promise((resolve, reject) => {
      let patience: Delay;
      const woken = () => {
        patience.stop();
        this.#waiting.delete(woken);
        resolve();
      };
      patience = later(PATIENCE_MS, () => {
        this.#waiting.delete(woken);
        reject(new NotAwake('the host is not awake', { cause: this.#failure }));
      });
      this.#waiting.add(woken);
      this.#hurry();
    });
  }

  /** One at a time; whoever asks meanwhile waits for the one under way. */
  beat(): Promise<void> {
    this.#beating ??= this.#attempt();
    return this.#beating;
  }

  async #attempt(): Promise<void> {
    try {
      await this.#beat();
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error;
      throw error;
    } finally {
      this.#beating = undefined;
    }
  }

  #hurry(): void {
    const { clock } = this.#ports;
    if (clock.steady() - this.#hurried < AGAIN_MS) return;
    this.#hurried = clock.steady();
    // who beats every second hears of what goes wrong
    this.beat().catch(() => {});
  }

  /**
   * What is written down is the moment that the store has named, not that of the writing: a host that is stopped between
   * the two has not been awake.
   */
  async #beat(): Promise<void> {
    let { asked, time, slept } = await this.#ask();
    if (slept !== undefined) {
      await this.#wake(slept);
      ({ asked, time } = await this.#ask());
    }
    // after a restore it is asked anew when the house was last awake
    if (!(await this.#ports.beats.beat(time))) return this.#beat();
    this.#last = asked;
    this.#waking = false;
    this.#ports.beaten?.(time);
    if (this.isAwake) for (const woken of this.#waiting) woken();
  }

  /** `slept`: since then, if the house was away. The clock goes on only after nothing can happen any more. */
  async #ask(): Promise<{ readonly asked: number; readonly time: T; readonly slept: number | undefined }> {
    const { clock, beats } = this.#ports;
    const asked = clock.steady();
    const time = await beats.time(clock.now(), clock.wall());
    const { now, lastBeat = now } = time;
    const isFirst = this.#last === Number.NEGATIVE_INFINITY;
    const longest = isFirst ? FIRST_AWAY_MS[beats.isAlone ? 'alone' : 'among'] : AWAY_MS;
    const slept = now - lastBeat > longest ? lastBeat : undefined;
    if (slept !== undefined) this.#waking = true;
    this.#looked = clock.steady();
    clock.follow(now);
    return { asked, time, slept };
  }

  /** If the host is stopped meanwhile, everything is written again: what has been counted is not counted twice. */
  async #wake(from: number): Promise<void> {
    let stopped: boolean;
    const look = () => {
      stopped ||= !this.isWaking;
      this.#looked = this.#ports.clock.steady();
    };
    const looking = setInterval(look, LOOK_MS);
    try {
      do {
        stopped = false;
        await this.#ports.wake(from);
        look();
      } while (stopped);
    } finally {
      clearInterval(looking);
    }
  }
}
