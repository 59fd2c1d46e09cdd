/** What the documents say is true: their commands run, their snippets answer, their links lead somewhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games/shelf.ts';
import { readSavedGame } from '../src/table/saved-game.ts';
import { openEngine } from './support/engine.ts';

const root = resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const text = (page: string) => readFileSync(join(root, page), 'utf8');
const blocks = (language: string) =>
  pages.flatMap((page) =>
    [...text(page).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, block]) => block!),
  );

describe('commands', () => {
  const commands = blocks('sh').flatMap((block) => block.trim().split('\n'));
  const { scripts } = JSON.parse(text('package.json'));

  test.each(commands.filter((command) => command.includes('npx escale')))('%s', (command) => {
    const local = command.replace('npx escale', 'node bin/escale.js');
    expect(execFileSync('sh', ['-c', local], { cwd: root, encoding: 'utf8' })).not.toBe('');
  });

  test.each(pages.flatMap((page) => [...text(page).matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name!)))(
    'npm %s',
    (name) => {
      expect(['ci', ...Object.keys(scripts)]).toContain(name);
    },
  );
});

test('every exchange with the engine goes as written', async () => {
  for (const block of blocks('jsonl')) {
    const engine = openEngine();
    const lines = block.trim().split('\n');
    for (let i = 0; i < lines.length; i += 2) {
      expect(await engine.line(lines[i]!.slice(2))).toEqual(JSON.parse(lines[i + 1]!.slice(2)));
    }
  }
  expect(blocks('jsonl').length).toBeGreaterThan(0);
});

test('saved games in the documents open', () => {
  const games = [...blocks('json'), text('docs/example.escale-game.json')];
  for (const game of games) expect(readSavedGame(game, findGame)).toMatchObject({ ok: true });
});

test.each(pages)('%s: links lead somewhere', (page) => {
  for (const [, link] of text(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
    expect(existsSync(join(root, dirname(page), link!)), link).toBe(true);
  }
});
