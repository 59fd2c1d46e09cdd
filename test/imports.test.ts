/** The fence: which folder may import which, and what rules may never touch. docs/architecture.md has the picture and the table. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/games/shelf.ts';

const src = resolve(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const sources = files.filter((file) => !file.endsWith('.test.ts'));

/** Rows of the table under "Which part may import which": `part`, `part` | `part`, `part`. */
const map = readFileSync(join(src, '../docs/architecture.md'), 'utf8')
  .split('## Which part may import which')[1]!
  .split('\n## ')[0]!;
const named = (cell: string | undefined) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, part]) => part!);
/** By part, what it may import besides itself. */
const ALLOWED = new Map(
  [...map.matchAll(/^\| (`.*) \| (.*) \|$/gm)].flatMap(([, parts, allowed]) =>
    named(parts).map((part): [string, readonly string[]] => [part, named(allowed)]),
  ),
);

/** The part of the longest name that a file's own name begins with; `x` is any game, and an extension says nothing. */
function partOf(file: string): string | undefined {
  const names = (path: string) => path.replace(/\.tsx?$/, '').split('/');
  const own = names(file);
  const begins = (part: string) => names(part).every((name, i) => name === own[i] || (name === 'x' && own[i + 1]));
  return [...ALLOWED.keys()].filter(begins).toSorted((one, other) => names(other).length - names(one).length)[0];
}

const text = (file: string) => readFileSync(join(src, file), 'utf8');
const code = (file: string) => text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const imports = (file: string) =>
  [...text(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    relative(src, resolve(src, dirname(file), path!)),
  );
/** What a file needs when it runs: types apart. */
const loads = (file: string) =>
  [...text(file).matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm)].map(([, path]) =>
    relative(src, resolve(src, dirname(file), path!)),
  );
const mayImport = (part: string | undefined, target: string) => ALLOWED.get(part ?? '')?.includes(partOf(target) ?? '');
const folderOfGame = (file: string) => /^games\/([^/]+)\//.exec(file)?.[1];

describe('the import fence', () => {
  test.each(sources)('%s imports only what its part may', (file) => {
    const from = partOf(file);
    expect(from).toBeDefined();
    const wrong = imports(file).filter((target) => partOf(target) !== from && !mayImport(from, target));
    expect(wrong).toEqual([]);
  });

  test.each([...ALLOWED])('%s needs what it may import', (part, allowed) => {
    const needed = sources.filter((file) => partOf(file) === part).flatMap((file) => imports(file).map(partOf));
    expect(allowed.filter((each) => !needed.includes(each))).toEqual([]);
  });

  test.each(sources.filter(folderOfGame))('%s imports no other game', (file) => {
    const others = imports(file).filter(
      (target) => folderOfGame(target) && folderOfGame(target) !== folderOfGame(file),
    );
    expect(others).toEqual([]);
  });

  test.each(sources.filter((file) => !file.startsWith('games/')))('%s names no game', (file) => {
    for (const { rules } of SHELF) expect(code(file)).not.toMatch(new RegExp(`\\b${rules.id}\\b`));
  });

  test.each(sources.filter((file) => partOf(file) === 'games/x'))(
    '%s touches no clock, no chance and no host',
    (file) => {
      expect(code(file)).not.toMatch(
        /\b(Date|performance|Math\.random|crypto|process|document|window|await|async|fetch)\b/,
      );
    },
  );

  test('hosts that do not draw load no drawing', () => {
    const drawing = ['svg', 'board', 'games/x/board', 'games/x/learn', 'games/x/editor', 'games/x/prints', 'web'];
    const loaded = new Set(sources.filter((file) => !drawing.includes(partOf(file)!)));
    for (const file of loaded) for (const target of loads(file)) loaded.add(target);
    expect([...loaded].filter((file) => drawing.includes(partOf(file)!))).toEqual([]);
  });

  test('pages load no schema of the wire', () => {
    const schemas = sources.filter((file) => partOf(file) === 'wire' && /^import \* as z from 'zod'/m.test(text(file)));
    expect(schemas).toContain('wire/requests.ts');
    const loaded = new Set(sources.filter((file) => partOf(file) === 'web'));
    for (const file of loaded) for (const target of loads(file)) loaded.add(target);
    expect(schemas.filter((file) => loaded.has(file))).toEqual([]);
  });
});
