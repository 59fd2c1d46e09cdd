/** What the documents say is true: their commands run, their snippets answer, their links lead somewhere. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame } from '../src/games/shelf.ts';
import { describeHouse } from '../src/server/api/openapi.ts';
import { readSavedGame } from '../src/table/file/saved-game.ts';
import { isPuzzleFile, readSavedPuzzle } from '../src/table/file/saved-puzzle.ts';
import { ROUTES } from '../src/wire/routes.ts';
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

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly oneOf?: readonly Described[];
  readonly enum?: readonly string[];
  readonly const?: string;
}
const schemas = () => describeHouse().components.schemas as Readonly<Record<string, Described>>;
const fieldsOf = (schema: Described | undefined) => Object.keys(schema?.properties ?? {});
/** The words that tell one from another. */
const kindsOf = ({ oneOf = [] }: Described = {}, by: string) =>
  oneOf.flatMap(({ properties }) => properties?.[by]?.enum ?? [properties?.[by]?.const ?? '']);

describe('commands', () => {
  const commands = blocks('sh').flatMap((block) => block.trim().split('\n'));
  const { scripts } = JSON.parse(text('package.json'));

  test.each(commands.filter((command) => command.includes('npx escale')))('%s', (command) => {
    const local = command.replace('npx escale', 'node bin/escale.js');
    expect(execFileSync('sh', ['-c', local], { cwd: root, encoding: 'utf8' })).not.toBe('');
  });

  test.each(pages.flatMap((page) => [...text(page).matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name!)))(
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

test('saved games and puzzles in the documents open', () => {
  const games = [...blocks('json'), text('docs/example.escale-game.json')].filter((file) => !isPuzzleFile(file));
  for (const game of games) expect(readSavedGame(game, findGame)).toMatchObject({ ok: true });
  const puzzles = blocks('json').filter(isPuzzleFile);
  expect(puzzles.length).toBeGreaterThan(0);
  for (const puzzle of puzzles) expect(readSavedPuzzle(puzzle, findGame)).toMatchObject({ ok: true });
});

describe('docs/api.md', () => {
  const api = text('docs/api.md');
  const code = [...api.matchAll(/`([^`\n]+)`/g)].map(([, said]) => said!);
  const words = new Set(code.flatMap((said) => said.split(/[^\w-]+/)));
  const { Face, Hello, Happened, NewTable, Command, ToldEvent, Message, Refusal } = schemas();

  test.each(Object.keys(ROUTES))('%s', (name) => {
    const address = name.replace(':id', 'ID');
    expect(
      code.some((said) => said === address || said.startsWith(`${address} `) || said.startsWith(`${address}?`)),
    ).toBe(true);
  });

  test.each([
    ['face', fieldsOf(Face)],
    ['hello', fieldsOf(Hello)],
    ['happened', fieldsOf(Happened)],
    ['a new table', fieldsOf(NewTable)],
    ['commands', [...kindsOf(Command, 'do'), ...Command!.oneOf!.flatMap(fieldsOf)]],
    ['lines', [...kindsOf(ToldEvent, 't'), ...ToldEvent!.oneOf!.flatMap(fieldsOf)]],
    [
      'messages',
      kindsOf({ oneOf: [Hello!, Happened!, ...Message!.oneOf!.filter(({ properties }) => properties)] }, 't'),
    ],
    ['codes', Refusal!.properties!.error!.properties!.code!.enum!],
  ])('%s: everything has its word', (_, named) => {
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((each) => !words.has(each))).toEqual([]);
  });
});

test.each(pages)('%s: links lead somewhere', (page) => {
  for (const [, link] of text(page).matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
    expect(existsSync(join(root, dirname(page), link!)), link).toBe(true);
  }
});
