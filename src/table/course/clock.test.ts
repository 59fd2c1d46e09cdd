/** The time of a host, while somebody sets the clock of its machine. */
import { expect, test } from 'vitest';
import { TestTime } from '../../../test/support/test-time.ts';
import { HostClock } from './clock.ts';

const HOUR_MS = 3_600_000;

test.each([HOUR_MS, -HOUR_MS])('the machine’s clock is set by %d ms: a second is a second', (jump) => {
  const time = new TestTime(1_000_000);
  const clock = new HostClock(time);
  clock.follow(clock.wall());
  expect(clock.now()).toBe(1_000_000);
  time.setWall(1_000_000 + jump);
  time.pass(1_000);
  expect([clock.now(), clock.wall()]).toEqual([1_001_000, 1_001_000 + jump]);
});

test('it follows a moment that is later, and never an earlier one', () => {
  const time = new TestTime(1_000_000);
  const clock = new HostClock(time);
  clock.follow(5_000);
  time.pass(10.9);
  expect(clock.now()).toBe(5_010);
  clock.follow(4_000);
  expect(clock.now()).toBe(5_010);
  clock.follow(6_000);
  time.pass(1);
  expect(clock.now()).toBe(6_001);
});
