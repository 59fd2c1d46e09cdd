/** Things to cut out: true to scale, all of them there, none over the edge; larger ones in parts that fit together. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../core/text.ts';
import { SHELF } from '../../../games/shelf.ts';
import { PAPERS, type Paper, spaceOn } from '../paper.ts';
import { layOut } from './layout.ts';

const scene = (width: number, height: number) => ({ width, height, shapes: [], description: '' });
const kind = (scale: number, ...drawings: ReturnType<typeof scene>[]) => ({ title: '', help: '', scale, drawings });

test('beside each other, then below, then on the next page', () => {
  const pieces = Array.from({ length: 100 }, () => scene(100, 100));
  const pages = layOut(kind(0.3, ...pieces), 'a4');
  expect(pages.flat()).toHaveLength(100);
  // five of 30 mm and a gap in 186 mm, seven rows in 237 mm
  expect(pages.map((page) => page.length)).toEqual([35, 35, 30]);
  expect(pages[0]![1]).toMatchObject({ x: 32, y: 0, width: 30, height: 30 });
  expect(pages[0]![5]).toMatchObject({ x: 0, y: 32 });
});

test('what is larger than the paper comes in equal parts that make up the whole', () => {
  const pages = layOut(kind(1, scene(300, 400)), 'a4');
  expect(pages).toHaveLength(4);
  const views = pages.map(([placed]) => placed!.view);
  expect(views).toEqual([
    [0, 0, 150, 200],
    [150, 0, 150, 200],
    [0, 200, 150, 200],
    [150, 200, 150, 200],
  ]);
  expect(pages.map(([placed]) => placed!.part)).toEqual([
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ]);
});

const games = SHELF.flatMap(({ rules, prints }) =>
  prints ? LANGUAGES.map((each) => [rules.id, each, prints] as const) : [],
);
const papers = Object.keys(PAPERS) as Paper[];

test('every game prints something', () => expect(games).toHaveLength(SHELF.length * LANGUAGES.length));

test.each(games)('%s, %s: all of it is on paper, at its scale, and within the margins', async (_, language, prints) => {
  const { kinds } = await prints[language]();
  for (const each of kinds)
    for (const paper of papers) {
      const placed = layOut(each, paper).flat();
      const { width, height } = spaceOn(paper);
      expect(new Set(placed.map((one) => one.scene)).size).toBe(new Set(each.drawings).size);
      for (const one of placed) {
        expect(one.x + one.width).toBeLessThanOrEqual(width + 0.001);
        expect(one.y + one.height).toBeLessThanOrEqual(height);
        expect(one.width / one.view[2]).toBeCloseTo(each.scale);
        expect(one.height / one.view[3]).toBeCloseTo(each.scale);
      }
    }
});
