/**
 * Writes golden games.
 *   npm run golden                          all of them anew, from their first lines
 *   npm run golden -- FILE '{"game":…}'     a new one: game, seats, options, seed
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameCalled } from '../test/support/all-games.ts';
import { type GoldenHeader, goldenGame, readHeader } from '../test/support/golden.ts';

const [file, json] = process.argv.slice(2);
if (file && json) await write(file, JSON.parse(json));
else for (const each of goldenFiles()) await write(each, readHeader(readFileSync(each, 'utf8')));

async function write(path: string, header: GoldenHeader) {
  writeFileSync(path, await goldenGame(gameCalled(header.game), header));
  console.log(path);
}

function goldenFiles(): string[] {
  const games = join(import.meta.dirname, '..', 'src', 'games');
  const all = readdirSync(games, { recursive: true, encoding: 'utf8' });
  return all.filter((path) => /golden\/.*\.txt$/.test(path)).map((path) => join(games, path));
}
