/** However much one address asks at once, others are heard in between. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FewATurn } from './few-a-turn.ts';

test('a few are begun in a turn of the event loop, all of them in their order', async () => {
  const turns = new FewATurn();
  const begun: number[] = [];
  for (let work = 0; work < 20; work++) turns.begin(() => begun.push(work));
  const counts: number[] = [begun.length];
  for (let turn = 0; turn < 3; turn++) {
    await nextTurn();
    counts.push(begun.length);
  }
  expect(counts).toEqual([8, 16, 20, 20]);
  expect(begun).toEqual([...Array(20).keys()]);
});

test('what comes while others wait stands at the end', async () => {
  const turns = new FewATurn();
  const begun: number[] = [];
  for (let work = 0; work < 10; work++) turns.begin(() => begun.push(work));
  await nextTurn();
  for (let work = 10; work < 20; work++) turns.begin(() => begun.push(work));
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  expect(begun).toEqual([...Array(20).keys()]);
});
