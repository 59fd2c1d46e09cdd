/** The fence: which folder may import which, and what rules may never touch. docs/architecture.md has the picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/games/shelf.ts';

const src = resolve(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const sources = files.filter((file) => !file.endsWith('.test.ts'));

/** What a part may import besides itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  core: [],
  text: ['core'],
  search: ['core'],
  svg: ['core'],
  board: ['core', 'svg'],
  'game rules': ['core'],
  'game solver': ['core', 'search', 'game rules'],
  'game board': ['core', 'svg', 'board', 'text', 'game rules'],
  'game index': ['core', 'game rules', 'game solver', 'game board'],
  'games index': ['core', 'game index'],
  table: ['core', 'text'],
  wire: ['core', 'table'],
  engine: ['core', 'search', 'text', 'games index'],
  cli: ['core', 'text', 'search', 'table', 'wire', 'engine', 'server', 'games index'],
  server: ['core', 'text', 'table', 'wire', 'games index'],
  web: ['core', 'text', 'table', 'wire', 'svg', 'board', 'games index'],
  main: ['cli'],
};

function part(file: string): string {
  if (!file.startsWith('games/')) return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'main';
  if (/^games\/[^/]+$/.test(file)) return 'games index';
  if (/^games\/[^/]+\/index\.ts$/.test(file)) return 'game index';
  if (/^games\/[^/]+\/(bot|solver)/.test(file)) return 'game solver';
  if (/^games\/[^/]+\/(board|text|learn)/.test(file)) return 'game board';
  return 'game rules';
}

const text = (file: string) => readFileSync(join(src, file), 'utf8');
const code = (file: string) => text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
const imports = (file: string) =>
  [...text(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    relative(src, resolve(src, dirname(file), path!)),
  );
const folderOfGame = (file: string) => /^games\/([^/]+)\//.exec(file)?.[1];

describe('the import fence', () => {
  test.each(sources)('%s imports only what its part may', (file) => {
    const from = part(file);
    const wrong = imports(file).filter((target) => part(target) !== from && !ALLOWED[from]?.includes(part(target)));
    expect(wrong).toEqual([]);
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

  test.each(sources.filter((file) => part(file) === 'game rules'))(
    '%s touches no clock, no chance and no host',
    (file) => {
      expect(code(file)).not.toMatch(
        /\b(Date|performance|Math\.random|crypto|process|document|window|await|async|fetch)\b/,
      );
    },
  );
});
