/** Whether a host is awake, while it is stopped, and while its clock and its store do what they like. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestTime } from '../../../test/support/test-time.ts';
import { HostClock } from './clock.ts';
import { AWAY_MS, type Beats, NotAwake, Pulse } from './pulse.ts';

const START = 1_000_000;
const HOUR_MS = 3_600_000;
let time: TestTime;
let clock: HostClock;
let store: TestBeats;
let slept: number[];
let pulse: Pulse;
/** What happens while the tables are woken. */
let whileWaking: () => void;

/** Beats as SQLite keeps them, whose clock is that of the machine. */
class TestBeats implements Beats {
  readonly isAlone = true;
  last: number | undefined;
  /** What happens after the time was named. */
  named = () => {};
  isAway = false;
  isRestored = false;

  async time(now: number, wall: number) {
    if (this.isAway) throw new Error('away');
    const named = { now: Math.max(now, wall, this.last ?? 0), lastBeat: this.last };
    this.named();
    return named;
  }

  async beat({ now }: { readonly now: number }): Promise<boolean> {
    if (this.isAway) throw new Error('away');
    if (this.isRestored) {
      this.isRestored = false;
      return false;
    }
    this.last = Math.max(this.last ?? 0, now);
    return true;
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  time = new TestTime(START);
  clock = new HostClock(time);
  store = new TestBeats();
  slept = [];
  whileWaking = () => {};
  pulse = new Pulse({
    clock,
    beats: store,
    async wake(from) {
      expect(pulse.isAwake).toBe(false);
      slept.push(from);
      whileWaking();
    },
  });
  expect(pulse.isAwake).toBe(false);
  await pulse.beat();
});
afterEach(() => void vi.useRealTimers());

test('a host that beats is awake, and has slept nothing', async () => {
  for (let beat = 0; beat < 5; beat++) {
    time.pass(2000);
    expect(pulse.isAwake).toBe(true);
    await pulse.beat();
  }
  expect(slept).toEqual([]);
  expect(store.last).toBe(START + 10_000);
  await pulse.awake();
});

test('a host that was stopped knows of it before it does anything, and wakes when it is wanted', async () => {
  time.pass(65_000);
  expect(pulse.isAwake).toBe(false);
  expect(slept).toEqual([]);
  await pulse.awake();
  expect(pulse.isAwake).toBe(true);
  expect(slept).toEqual([START]);
});

test.each([
  { by: HOUR_MS, sleeps: [START + 1000] },
  { by: -HOUR_MS, sleeps: [] },
])(
  'the machine’s clock is set by $by ms: it was asleep, or nothing has happened; the beat never goes back',
  async ({ by, sleeps }) => {
    time.pass(1000);
    await pulse.beat();
    time.setWall(time.wall() + by);
    time.pass(1000);
    // nobody has asked the time: it has not jumped
    expect([pulse.isAwake, clock.now()]).toEqual([true, START + 2000]);
    await pulse.beat();
    expect([pulse.isAwake, slept]).toEqual([true, sleeps]);
    expect(store.last).toBe(START + 2000 + Math.max(by, 0));
    time.pass(1000);
    await pulse.beat();
    expect(slept).toEqual(sleeps);
    expect(store.last).toBe(START + 3000 + Math.max(by, 0));
  },
);

test('stopped again while it wakes the tables, it writes for all of them how long it was', async () => {
  time.pass(65_000);
  whileWaking = () => {
    if (slept.length === 1) time.pass(20_000);
  };
  await pulse.beat();
  expect(slept).toEqual([START, START]);
  expect(store.last).toBe(START + 85_000);
});

test('stopped after it has learnt the time, it was not awake, however well the beat is written', async () => {
  time.pass(1000);
  store.named = () => time.pass(65_000);
  await pulse.beat();
  expect([pulse.isAwake, store.last]).toEqual([false, START + 1000]);
  store.named = () => {};
  await pulse.beat();
  expect([pulse.isAwake, slept]).toEqual([true, [START + 1000]]);
});

test('a beat that came late counts from when it was asked for', async () => {
  store.named = () => time.pass(AWAY_MS - 1);
  await pulse.beat();
  expect(pulse.isAwake).toBe(true);
  time.pass(1);
  expect(pulse.isAwake).toBe(false);
});

test('without its store it is not awake; who asks is not kept waiting for ever, and wakes it when the store is back', async () => {
  store.isAway = true;
  time.pass(AWAY_MS);
  const tired = expect(pulse.awake()).rejects.toThrow(NotAwake);
  await vi.advanceTimersByTimeAsync(2000);
  await tired;
  await expect(pulse.beat()).rejects.toThrow('away');
  time.pass(61_000);
  store.isAway = false;
  await pulse.awake();
  expect(slept).toEqual([START]);
});

test('after a restore it is asked anew when the house was last awake', async () => {
  time.pass(1000);
  store.last = START - HOUR_MS;
  store.isRestored = true;
  await pulse.beat();
  expect(slept.at(-1)).toBe(START - HOUR_MS);
  expect(pulse.isAwake).toBe(true);
});
