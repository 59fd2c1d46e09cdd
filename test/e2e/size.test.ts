/** How much the pages weigh: script of the first page, and each game's own part, gzipped. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/core/text.ts';
import { GAME_IDS, SHELF } from '../../src/games/shelf.ts';
import { FILES } from '../../src/server/edge/shares.ts';
import { USUAL_LIMITS } from '../../src/server/limits.ts';
import { readPageFiles } from '../../src/server/page-files.ts';
import { pages } from '../../tools/build.js';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const FIRST_PAGE = 100_000;
const GAME = 60_000;
const FIRST_PUZZLE = 40_000;
let chunks: Readonly<Record<string, Chunk>>;
beforeAll(() => {
  chunks = JSON.parse(readFileSync(join(pages, '.vite', 'manifest.json'), 'utf8'));
});

/** The files that these chunks load, each once. */
function filesOf(keys: readonly string[], known = new Set<string>()): Set<string> {
  for (const key of keys) {
    const { file, imports = [] } = chunks[key]!;
    if (known.has(file)) continue;
    known.add(file);
    filesOf(imports, known);
  }
  return known;
}

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(pages, file))).length, 0);

test('the first page has at most 100 KB of script', () => {
  expect(weigh(filesOf(['index.html']))).toBeLessThanOrEqual(FIRST_PAGE);
});

test('two hundred browsers of one address may keep all files of the pages at once', () => {
  expect(200 * readPageFiles(pages).size).toBeLessThanOrEqual(FILES * USUAL_LIMITS.requestsPerMinute);
});

/** Puzzles are loaded by whoever opens one (test/puzzles.test.ts weighs them), studies by whoever looks closely at a game, editors by whoever sets one up. */
const isPlayed = (key: string, game: string) =>
  key.includes(`/games/${game}/`) && !/\/(puzzles\/|study\/|editor\/|text\/study-)/.test(key);

test.each(GAME_IDS)('%s: its own part has at most 60 KB', (game) => {
  const shared = filesOf(['index.html']);
  const own = [...filesOf(Object.keys(chunks).filter((key) => isPlayed(key, game)))].filter(
    (file) => !shared.has(file),
  );
  expect(own.length).toBeGreaterThan(3);
  expect(weigh(own)).toBeLessThanOrEqual(GAME);
});

test.each(SHELF.filter((module) => module.puzzles).map(({ rules }) => rules.id))(
  '%s: before its first puzzle at most 40 KB are loaded that tables do not load',
  (game) => {
    const shared = filesOf(['index.html', 'pages/table.tsx']);
    const pages = [...filesOf(['puzzles/index.tsx'])].filter((file) => !shared.has(file));
    const parts = Object.keys(chunks).filter((key) => key.includes(`/games/${game}/puzzles/shelf/`));
    expect(parts.length).toBeGreaterThan(1);
    const heaviest = Math.max(...parts.map((part) => weigh([chunks[part]!.file])));
    expect(weigh(pages) + heaviest).toBeLessThanOrEqual(FIRST_PUZZLE);
  },
);

test('every text is built once: the worker that thinks has none of its own', async () => {
  const assets = join(pages, 'assets');
  const scripts = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'));
  for (const { text } of SHELF) {
    for (const language of LANGUAGES) {
      // other letters may be written as escapes
      const plain = (await text[language]()).pitch.match(/[\w ,]{15,}/)![0];
      expect(scripts.filter((script) => script.includes(plain))).toHaveLength(1);
    }
  }
});
