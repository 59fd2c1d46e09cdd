import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  attemptForm,
  bestRun,
  dayKey,
  daysDone,
  firstAttempts,
  MODES,
  mergeAttempts,
  RESULTS,
  readAttempt,
} from './attempts.ts';

const attempts = fc.record<Attempt>({
  // few ids, so that logs share some and contradict each other
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  at: fc.integer({ min: 0, max: 3 }),
  game: fc.constantFrom('x', 'y'),
  puzzle: fc.constantFrom('x-1', 'x-2', 'y-1'),
  kind: fc.constant('win'),
  rating: fc.integer({ min: 400, max: 2400 }),
  result: fc.constantFrom(...RESULTS),
  helped: fc.boolean(),
  ms: fc.integer({ min: 0, max: 9 }),
  mode: fc.constantFrom(...MODES),
});
const logs = fc.array(attempts, { maxLength: 6 });
const made = (more: Partial<Attempt>): Attempt => ({
  ...{ id: 'a', at: 1, game: 'x', puzzle: 'x-1', kind: 'win', rating: 1000, result: 'solved' },
  ...{ helped: false, ms: 1, mode: 'training' },
  ...more,
});

describe('logs of two devices', () => {
  test('are merged the same in whatever order, and however often', () => {
    fc.assert(
      fc.property(logs, logs, logs, (a, b, c) => {
        const ab = mergeAttempts(a, b);
        expect(mergeAttempts(b, a)).toEqual(ab);
        expect(mergeAttempts(ab, b, a)).toEqual(ab);
        expect(mergeAttempts(mergeAttempts(a, b), c)).toEqual(mergeAttempts(a, mergeAttempts(b, c)));
        expect(new Set(ab.map(({ id }) => id))).toEqual(new Set([...a, ...b].map(({ id }) => id)));
      }),
    );
  });

  test('of one attempt the order of its fields says nothing', () => {
    const one = made({});
    const other = Object.fromEntries(Object.entries(one).toReversed()) as unknown as Attempt;
    expect(mergeAttempts([one], [other])).toEqual([one]);
  });
});

test('only the first attempt at a puzzle counts, in whichever mode it was made', () => {
  const log = [
    made({ id: 'a', mode: 'storm', result: 'failed' }),
    made({ id: 'b', at: 2 }),
    made({ id: 'c', at: 3, puzzle: 'x-2' }),
  ];
  expect(firstAttempts(log).map(({ id }) => id)).toEqual(['a', 'c']);
  fc.assert(
    fc.property(logs, (log) => {
      const first = firstAttempts(mergeAttempts(log));
      expect(new Set(first.map(({ puzzle }) => puzzle)).size).toBe(first.length);
    }),
  );
});

test('a day is inked by any solution, and remembers how the first attempt went', () => {
  const day = '2026-11-18';
  const daily = (more: Partial<Attempt>) => made({ mode: 'daily', day, ...more });
  const failed = daily({ id: 'a', result: 'failed' });
  expect(daysDone([failed]).get(dayKey('x', day))).toMatchObject({ first: failed, solved: undefined });
  const later = daily({ id: 'b', at: 2, result: 'near', more: 3 });
  const best = daily({ id: 'c', at: 3, more: 0 });
  const worse = daily({ id: 'd', at: 4, result: 'near', more: 1 });
  expect(daysDone([failed, later, best, worse]).get(dayKey('x', day))).toMatchObject({ first: failed, solved: best });
  expect(daysDone([made({ day })]).size).toBe(0);
});

test('the best run is that with the most solved', () => {
  const run = (name: string, results: readonly Attempt['result'][]) =>
    results.map((result, i) => made({ id: `${name}${i}`, mode: 'streak', run: name, result, puzzle: `x-${name}${i}` }));
  const log = [...run('one', ['solved', 'failed']), ...run('two', ['solved', 'near', 'failed'])];
  expect(bestRun(log, 'x', 'streak')).toBe(2);
  expect(bestRun(log, 'x', 'storm')).toBe(0);
  expect(bestRun(log, 'y', 'streak')).toBe(0);
});

test('what is no attempt is not read', () => {
  expect(readAttempt(made({ day: '2026-11-18', more: 2 }))).toEqual(made({ day: '2026-11-18', more: 2 }));
  for (const wrong of [
    undefined,
    {},
    { ...made({}), id: '' },
    { ...made({}), at: -1 },
    { ...made({}), result: 'won' },
    { ...made({}), mode: 'rally' },
    { ...made({}), day: 'today' },
    { ...made({}), rating: 1e9 },
    { ...made({}), ms: 0.5 },
  ])
    expect(readAttempt(wrong)).toBeUndefined();
  expect(Object.keys(attemptForm.shape)).toContain('run');
});
