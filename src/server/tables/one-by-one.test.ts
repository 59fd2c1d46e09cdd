import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OneByOne } from './one-by-one.ts';

test('parts are done one at a time, in the order in which they came; one that fails stops no other', async () => {
  const { take } = new OneByOne();
  const told: string[] = [];
  const part = (name: string) => async () => {
    told.push(`${name} begins`);
    await turn();
    told.push(`${name} ends`);
    if (name === 'b') throw new Error('b');
    return name;
  };
  expect(await Promise.allSettled(['a', 'b', 'c'].map((name) => take(part(name))))).toMatchObject([
    { value: 'a' },
    { status: 'rejected' },
    { value: 'c' },
  ]);
  expect(told).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test('others have their turn in between', async () => {
  const { take } = new OneByOne();
  const told: string[] = [];
  setImmediate(() => told.push('somebody else'));
  const first = take(async () => told.push('first'));
  setImmediate(() => setImmediate(() => told.push('somebody else')));
  await Promise.all([first, take(async () => told.push('second'))]);
  expect(told.slice(0, 2)).toEqual(['somebody else', 'first']);
  expect(told.at(-1)).toBe('second');
});
