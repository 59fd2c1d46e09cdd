/** One word, one meaning: what docs/glossary.md says of a type is so, and no second type has its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `src/${file}`);

/** Where a type of this name is declared, also for its file alone. A game's own folder may use the rulebook's words. */
const declared = new Map<string, string[]>();
for (const file of sources) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, name] of text.matchAll(/^(?:export )?(?:abstract )?(?:interface|type|class) ([A-Z]\w*)/gm)) {
    if (/^src\/games\/[^/]+\//.test(file)) continue;
    declared.set(name!, [...(declared.get(name!) ?? []), file]);
  }
}

const rows = glossary.split('\n').flatMap((line) => {
  const [, type, where] = /^\|[^|]+\| `(\w+)` \|.*\| `([^`]+)` \|$/.exec(line) ?? [];
  return type && where ? [[type, where] as const] : [];
});

test('the glossary names types', () => expect(rows.length).toBeGreaterThan(40));

test.each(rows)('%s is declared once, in %s', (type, where) => {
  expect(declared.get(type)).toEqual([where]);
});

/** What a component is given is called after the component. */
const isProps = (name: string) => name.endsWith('Props');

test('outside the games no two types share a name', () => {
  const twice = [...declared].filter(([name, files]) => files.length > 1 && !isProps(name));
  expect(twice).toEqual([]);
});

test('every path of the glossary is there', () => {
  const paths = [...glossary.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path]) => path!);
  const there = new Set(sources);
  const folders = (path: string) => sources.some((file) => file.startsWith(`${path}/`));
  const other = (path: string) => /\.(css|md)$/.test(path);
  expect(
    paths
      .map((path) => path.replace('/games/x/', '/games/foxu/'))
      .filter((path) => !there.has(path) && !folders(path) && !other(path)),
  ).toEqual([]);
});
