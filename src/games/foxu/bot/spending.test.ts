import { expect, test } from 'vitest';
import { Spending } from './spending.ts';

const budgeted = (budget: { nodes?: number; ms?: number }, now: () => number) =>
  new Spending({ budget, random: () => 0, now });

/** How many nodes may be spent. */
function spendAll(effort: { spend(): boolean }): number {
  let nodes = 1;
  while (effort.spend()) nodes++;
  return nodes;
}

test('what one search leaves of the nodes is for the next', () => {
  const spending = budgeted({ nodes: 1000 }, () => 0);
  const first = spending.until(0.8);
  for (let i = 0; i < 300; i++) first.spend();
  expect(spendAll(spending.until(1))).toBe(700);
  expect(spending.nodes).toBe(1000);
});

test('the time of all searches together is the budget, however late the first one ends', () => {
  let time = 0;
  const spending = budgeted({ ms: 100 }, () => time);
  expect(spending.until(0.8).spend()).toBe(true);
  time = 95;
  const last = spending.until(1);
  let nodes = 0;
  // a node takes a hundredth of a millisecond
  while (last.spend()) time = 95 + ++nodes / 100;
  expect(time).toBeGreaterThanOrEqual(100);
  expect(time).toBeLessThan(102);
});
