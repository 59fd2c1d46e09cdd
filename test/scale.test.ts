/** What docs/scale.md says of houses that are larger than ours is what `npm run scale` works out from measured figures. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { simulate } from '../tools/scale/announcing.ts';
import { costsFrom, fitted, type Measured } from '../tools/scale/costs.ts';
import { borneBy, burdenOf, type Plan } from '../tools/scale/model.ts';
import { tableOf } from '../tools/scale/plans.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const costs = costsFrom(JSON.parse(read('tools/scale/measured.json')) as Measured);

test('the table of docs/scale.md is the one that is printed', () => {
  expect(read('docs/scale.md')).toContain(tableOf(costs).join('\n'));
});

test('a line is fitted to what was measured, and neither begins below zero nor falls', () => {
  expect(fitted([1, 10, 100].map((x) => [x, 20 + 3 * x] as const))).toEqual({ base: 20, each: 3 });
  expect(fitted([1, 10, 100].map((x) => [x, 500 - x] as const)).each).toBe(0);
  expect(fitted([1, 10, 100].map((x) => [x, x - 1] as const)).base).toBe(0);
});

describe('announcements', () => {
  const quiet = { nodes: 10, entries: 10, room: 100, turn: 0.2, gather: 3 };

  test('who is alone with what he has to say has gathered and told it', () => {
    const { mean, p99 } = simulate(quiet, 60_000);
    expect(mean).toBeCloseTo(3.2, 1);
    expect(p99).toBeLessThan(3.6);
  });

  test('messages do not get more when everybody waits for everybody: they get larger', () => {
    const busy = (entries: number) => simulate({ ...quiet, entries }, 2000);
    // one after the other, of 0.2 ms each
    expect(busy(100_000).messages).toBeGreaterThan(2000);
    expect(busy(100_000).messages).toBeLessThanOrEqual(5000);
    expect(busy(200_000).p99).toBeLessThan(12);
  });

  test('what does not fit is told later and later', () => {
    // a message of a hundred in 0.2 ms: half a million a second are too much
    const crowded = (ms: number) => simulate({ ...quiet, entries: 1_000_000 }, ms).p99;
    expect(crowded(400)).toBeGreaterThan(1.5 * crowded(100));
  });
});

describe('what a house bears', () => {
  const plan = (nodes: number, more: Partial<Plan> = {}): Plan => ({
    ...{ nodes, databases: 1, sit: 'anywhere', hears: 'every node' },
    ...more,
  });
  const borne = (nodes: number, more: Partial<Plan> = {}) => borneBy(plan(nodes, more), costs);

  test('nothing bears more than it can, and one part is at its end', () => {
    const { moves, first, burden } = borne(3);
    expect(Math.max(...Object.values(burden.parts))).toBeLessThanOrEqual(1);
    expect(burdenOf(plan(3), costs, moves * 1.05).parts[first]).toBeGreaterThan(1);
  });

  test('ten nodes bear more than one, a hundred at one database are no ten times ten', () => {
    expect(borne(1).first).toBe("a node's processor");
    expect(borne(10).moves).toBeGreaterThan(2 * borne(1).moves);
    expect(borne(100).first).not.toBe("a node's processor");
    expect(borne(100).moves).toBeLessThan(5 * borne(10).moves);
  });

  test('channels of their own spare no database: it wakes all who listen', () => {
    expect(borne(100, { hears: 'who holds it, by channels' }).moves).toBeLessThan(1.5 * borne(100).moves);
  });

  test('ten databases with ten nodes each bear ten times as much as one with ten', () => {
    const [ten, one] = [borne(100, { databases: 10 }).moves, borne(10).moves];
    expect(Math.abs(ten / one - 10)).toBeLessThan(0.1);
  });
});
