/** The pictures that messengers show beside a link: one for each game, drawn from the lid that its box has now, and one of all. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/games/shelf.ts';
import { svgText } from '../src/svg/text.ts';

const FOLDER = join(import.meta.dirname, '..', 'src', 'web', 'public', 'pictures');
const drawnFrom = JSON.parse(readFileSync(join(FOLDER, 'drawn-from.json'), 'utf8')) as Record<string, string>;

const lidOf = async ({ cover }: (typeof SHELF)[number]) => svgText(await cover!());
const pictures = [
  ...SHELF.map((module) => [module.rules.id, [module]] as const),
  ['house', SHELF.filter(({ cover }) => cover)] as const,
];

describe.each(pictures)('%s', (name, modules) => {
  test('is a PNG of 1200 by 630 that no messenger finds too heavy', () => {
    const png = readFileSync(join(FOLDER, `${name}.png`));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  });

  test('drawn from the present lids (if not: npm run pictures)', async () => {
    const lids = await Promise.all(modules.map(lidOf));
    expect(drawnFrom[name]).toBe(createHash('sha256').update(lids.join('')).digest('hex'));
  });
});
