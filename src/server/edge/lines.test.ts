/** Sockets and streams as the house looks at them, second by second. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { USUAL_LIMITS } from '../limits.ts';
import { type Line, type LineEnd, Lines } from './lines.ts';
import { AddressShare } from './shares.ts';

const LIMITS = { ...USUAL_LIMITS, patience: 5000, unread: 100, burst: 10, perSecond: 5 };
let lines: Lines;
beforeEach(() => {
  vi.useFakeTimers();
  lines = new Lines(
    LIMITS,
    () => performance.now(),
    () => {},
  );
});
afterEach(async () => {
  const closed = lines.close(0);
  await vi.runAllTimersAsync();
  await closed;
  vi.useRealTimers();
});

class TestLine {
  readonly carrier = { bytesRead: 0, bytesWritten: 0, writableLength: 0 };
  readonly share: AddressShare;
  who: string | undefined;
  token: string | undefined;
  answers = true;
  ended: LineEnd | 'cut' | undefined;

  constructor(share: AddressShare) {
    this.share = share;
    lines.add(this as unknown as Line);
  }

  tell(bytes: number): void {
    this.carrier.bytesWritten += bytes;
    this.carrier.writableLength += bytes;
  }

  read(bytes: number): void {
    this.carrier.writableLength -= bytes;
  }

  unread = () => this.carrier.writableLength;
  ping = () => this.answers;

  end(why: LineEnd): void {
    this.ended ??= why;
    lines.delete(this as unknown as Line);
  }

  cut(): void {
    this.ended ??= 'cut';
    lines.delete(this as unknown as Line);
  }
}

const share = () => new AddressShare(LIMITS, 0);

test('whoever reads nothing for so long is cut off; who reads slowly, and who has nothing to read, is not', () => {
  const [deaf, slow, idle] = [new TestLine(share()), new TestLine(share()), new TestLine(share())];
  for (const line of [deaf, slow]) line.tell(20_000);
  for (let second = 0; second < 10; second++) {
    slow.read(1000);
    vi.advanceTimersByTime(1000);
  }
  expect([deaf.ended, slow.ended, idle.ended]).toEqual(['cut', undefined, undefined]);
  // all read, and long silent: what comes next has its own time
  slow.read(10_000);
  vi.advanceTimersByTime(60_000);
  slow.tell(1000);
  vi.advanceTimersByTime(4000);
  expect(slow.ended).toBeUndefined();
});

test('what one address leaves unread is bounded: those with the most go first, and no other address notices', () => {
  const [home, other] = [share(), share()];
  const [small, large, larger] = [new TestLine(home), new TestLine(home), new TestLine(home)];
  const beside = new TestLine(other);
  small.tell(20_000);
  large.tell(60_000);
  larger.tell(70_000);
  beside.tell(90_000);
  vi.advanceTimersByTime(1000);
  expect([small.ended, large.ended, larger.ended, beside.ended]).toEqual([undefined, undefined, 'cut', undefined]);
  // answers over HTTP count with them
  home.unread = 50_000;
  vi.advanceTimersByTime(1000);
  expect([small.ended, large.ended]).toEqual([undefined, 'cut']);
});

test('bytes that come in are counted, however they are cut into frames', () => {
  const [flood, talkative] = [new TestLine(share()), new TestLine(share())];
  for (let second = 0; second < 20; second++) {
    flood.carrier.bytesRead += 30_000;
    talkative.carrier.bytesRead += 8000;
    vi.advanceTimersByTime(1000);
  }
  expect([flood.ended, talkative.ended]).toEqual(['too-much', undefined]);
});

test('who does not answer a ping is cut off; who has signed out hears nothing more', () => {
  const [gone, there] = [new TestLine(share()), new TestLine(share())];
  gone.answers = false;
  there.token = 'hash';
  there.who = 'ann';
  vi.advanceTimersByTime(30_000);
  expect([gone.ended, there.ended]).toEqual(['cut', undefined]);
  lines.ended({ token: 'another' });
  lines.ended({ visitor: 'bob' });
  expect(there.ended).toBeUndefined();
  lines.ended({ token: 'hash' });
  expect(there.ended).toBe('signed-out');
});
