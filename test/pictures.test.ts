/** The pictures that messengers show beside a link: one for each game, drawn from the lid that its box has now. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/games/shelf.ts';
import { svgText } from '../src/svg/text.ts';

const FOLDER = join(import.meta.dirname, '..', 'src', 'web', 'public', 'pictures');
const drawnFrom = JSON.parse(readFileSync(join(FOLDER, 'drawn-from.json'), 'utf8')) as Record<string, string>;

describe.each(SHELF.map((module) => [module.rules.id, module] as const))('%s', (id, { cover }) => {
  test('has a PNG of 1200 by 630 that no messenger finds too heavy', () => {
    const png = readFileSync(join(FOLDER, `${id}.png`));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  });

  test('drawn from its present lid (if not: npm run pictures)', async () => {
    const digest = createHash('sha256')
      .update(svgText(await cover!()))
      .digest('hex');
    expect(drawnFrom[id]).toBe(digest);
  });
});
