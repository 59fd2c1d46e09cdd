/** Golden games are read in review like code; `npm run golden` writes them anew after a wanted change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyGame, gameCalled } from './support/all-games.ts';
import { goldenGame, readHeader } from './support/golden.ts';

const folder = new URL('../src/games/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /golden\/.*\.txt$/.test(file),
);

describe('golden games', () => {
  test.each(files)('%s is played again exactly', async (file) => {
    const golden = readFileSync(join(folder, file), 'utf8');
    const header = readHeader(golden);
    expect(await goldenGame(gameCalled(header.game), header)).toBe(golden);
  });

  test.each(everyGame.map(({ rules }) => rules.id))('%s has a golden game for every number of players', (id) => {
    const covered = files
      .map((file) => readHeader(readFileSync(join(folder, file), 'utf8')))
      .filter(({ game }) => game === id);
    const sizes = gameCalled(id).rules.seats.filter((seats) => seats <= 4);
    expect(covered.map(({ seats }) => seats)).toEqual(expect.arrayContaining(sizes));
  });
});
