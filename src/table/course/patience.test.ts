/** When a computer needs no more time: by what everybody knows, never by what it has found. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { TestTable } from '../../../test/support/test-table.ts';
import { SLOWEST_MS } from '../characters.ts';
import { contentAt } from './patience.ts';

const robots = gameCalled('ricochet-robots');

function table(seats = 3): TestTable {
  const opened = new TestTable(robots, { seats });
  opened.do('ann', { do: 'sit', seat: 0 });
  for (let seat = 1; seat < seats; seat++) opened.do('ann', { do: 'bot', seat, level: 5 });
  opened.do('ann', { do: 'start' });
  return opened;
}
const bid = (at: TestTable, number: number) => at.do('ann', { do: 'act', move: `bid:${number}` });
const looks = (at: TestTable, seat: number, seed = 'seed') => contentAt(at.state, seat, seed) - at.now;

test('it looks for a while after each announcement, and for longer after a draw', () => {
  const at = table();
  const [least, most] = [0.8 * 20_000, 1.2 * (20_000 + 10 * SLOWEST_MS)];
  for (const seed of ['a', 'b', 'c']) {
    expect(looks(at, 1, seed)).toBeGreaterThanOrEqual(least);
    expect(looks(at, 1, seed)).toBeLessThanOrEqual(most);
  }
  at.pass(100_000);
  bid(at, 9);
  expect(looks(at, 1)).toBeGreaterThanOrEqual(0.8 * 10_000);
  expect(looks(at, 1)).toBeLessThanOrEqual(1.2 * (10_000 + 5 * SLOWEST_MS));
  at.pass(5000);
  bid(at, 8);
  expect(looks(at, 1)).toBeGreaterThanOrEqual(0.8 * 10_000);
});

test('each has a time of its own, and another one every time', () => {
  const at = table();
  const times = [1, 2].map((seat) => looks(at, seat));
  expect(times[0]).not.toBe(times[1]);
  expect(looks(at, 1)).toBe(times[0]);
  expect(looks(at, 1, 'another seed')).not.toBe(times[0]);
});

test('time that the host slept is none of it', () => {
  const at = table();
  const before = looks(at, 1);
  at.sleep(600_000);
  expect(looks(at, 1)).toBe(before);
});

test('where the target lies, and so what can be found, changes nothing of it', () => {
  const drawn = (target: string) => {
    const fixed = ['layout:1A,3B,2A,4A', 'robots:r=c5,y=k12,g=a1,b=p16', `target:${target}`];
    const at = new TestTable(robots, { seats: 2, opened: { chance: { fixed } } });
    at.do('ann', { do: 'sit', seat: 0 });
    at.do('ann', { do: 'bot', seat: 1, level: 3 });
    at.do('ann', { do: 'start' });
    bid(at, 9);
    return looks(at, 1);
  };
  expect(new Set(['red-circle', 'blue-square', 'green-hexagon', 'vortex'].map(drawn)).size).toBe(1);
});

test('whose turn it is alone is not in a hurry to let it go', () => {
  const at = table(2);
  at.pass(100_000);
  bid(at, 2);
  expect(looks(at, 1)).toBeGreaterThanOrEqual(0.8 * 3 * 10_000);
});
