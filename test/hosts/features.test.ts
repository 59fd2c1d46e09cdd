/** The table of features in docs/architecture.md says what the suite proves: every row, on every host. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '../support/table/features.ts';
import { HOSTS } from '../support/table/host.ts';

const here = import.meta.dirname;
const section = readFileSync(resolve(here, '../../docs/architecture.md'), 'utf8')
  .split('## Every feature on every host')[1]!
  .split('\n## ')[0]!;
const [head, , ...rows] = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const runs = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(here, file), 'utf8').matchAll(/^describeTable\('([^']+)'/gm)])
  .map(([, host]) => host!);

test('its columns are the hosts, and the suite runs on each of them once', () => {
  expect(head).toEqual(['feature', ...HOSTS]);
  expect(runs.toSorted()).toEqual([...HOSTS].sort());
});

test('its rows are the features, each with a test of that name', () => {
  expect(rows.map(([feature]) => feature)).toEqual(Object.keys(FEATURES));
});

test.each(rows)('%s: on every host', (_feature, ...cells) => {
  expect(cells).toEqual(HOSTS.map(() => '✓'));
});
