/** The analysis board in a real browser: variations from the first touch to a file and back, and positions from real tables. */
import { expect, test } from 'vitest';
import { GAME_IDS, SHELF } from '../../src/games/shelf.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE, playToTheEnd, type Visit } from './house.ts';

const { visit } = house();

const BOARD = '[data-part="board"]';
const TREE = '[data-part="tree"]';
const text = (page: Visit['page'], selector: string) => page.locator(selector).innerText();

/** Lets chance draw, and makes the first move that can be made by one or two touches. */
async function playOne(page: Visit['page']): Promise<void> {
  const before = await page.locator(`${TREE} button`).count();
  for (let touch = 0; touch < 12; touch++) {
    const draw = page.getByRole('button', { name: 'Draw at random' });
    if (await draw.count()) await draw.first().click();
    else
      await page
        .locator(`${BOARD} [data-state="legal"]`)
        .nth(touch % 3)
        .dispatchEvent('click');
    if ((await page.locator(`${TREE} button`).count()) > before) return;
  }
  expect.fail('no move could be made');
}

test('a variation is made, commented, promoted, kept, reloaded, saved to a file and opened again', async () => {
  const { page, faults } = await visit('/foxu/analysis', { size: DESKTOP, language: 'en' });
  await page.locator(BOARD).waitFor();
  for (let move = 0; move < 4; move++) await playOne(page);
  const main = await text(page, TREE);
  // the third move is made otherwise
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const legal = page.locator(`${BOARD} [data-state="legal"]`);
  for (let touch = 0; touch < 8 && (await page.locator(`${TREE} ol ol`).count()) === 0; touch++) {
    await legal.nth(touch + 3).dispatchEvent('click');
    if ((await page.locator(`${TREE} [aria-current]`).innerText()) !== main.split('\n').at(-1)) continue;
    await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  await page.locator(`${TREE} ol ol`).waitFor();
  await page.getByLabel('Your comment on this position').fill('Perhaps better?');
  const variation = await text(page, `${TREE} [aria-current]`);
  expect(await text(page, `${TREE} ol ol`)).toContain(variation);
  await page.getByRole('button', { name: 'Promote this variation' }).click();
  expect(await text(page, `${TREE} ol ol`)).not.toContain(variation);
  await page.getByText('Saved in this browser.').waitFor();
  await page.waitForURL(/kept=/);

  await page.reload();
  await page.getByText('Perhaps better?').first().waitFor();
  expect(await page.locator(`${TREE} ol ol`).count()).toBe(1);

  // by keys along the line, and back with the deleted line
  await page.keyboard.press('Home');
  expect(await text(page, `${TREE} [aria-current]`)).toBe('The start');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Delete from here' }).click();
  expect(await page.locator(`${TREE} button`).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator(`${TREE} ol ol`).count()).toBe(1);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const path = await (await coming).path();
  await page.goto(new URL('/', page.url()).href);
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'analysis.json', mimeType: 'application/json' },
    buffer: await import('node:fs').then((fs) => fs.readFileSync(path)),
  });
  await page.waitForURL(/\/foxu\/analysis\?kept=/);
  await page.getByText('Perhaps better?').first().waitFor();
  expect(await text(page, TREE)).toContain(variation);

  // both are in the box; one is deleted and put back
  await page.goto(new URL('/foxu', page.url()).href);
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Analyses' }) });
  await list.locator('li').nth(1).waitFor();
  expect(await list.locator('li').count()).toBe(2);
  await list.getByRole('button', { name: 'Delete' }).first().click();
  await list.getByRole('button', { name: 'Undo' }).click();
  await list.locator('li a').nth(1).waitFor();
  expect(await list.locator('li a').count()).toBe(2);
  expect(faults).toEqual([]);
});

test('a real Ricochet board: quarters by picture, robots and target by touch, all best solutions', async () => {
  const { page, faults } = await visit('/ricochet-robots/analysis?set-up=', { size: PHONE, language: 'en' });
  const touch = (target: string) =>
    page.locator(`[data-target="${target}"], [data-control="${target}"]`).first().click();
  await touch('quarter:0');
  for (const face of ['2B', '1A', '4B', '3A']) await touch(`face:${face}`);
  await page.getByText('The red robot isn’t on the board yet.').waitFor();
  await touch('hold:r');
  for (const cell of ['e5', 'c12', 'k3', 'p16']) await touch(`cell:${cell}`);
  await touch('target:green-circle');
  await page.getByText('in 5 moves').first().waitFor();
  const insights = page.locator('[data-part="insights"]');
  await insights.locator('details').first().waitFor();
  expect(await insights.innerText()).toMatch(/5 slides/);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  // the address is the position
  const told = page.url();
  await page.getByRole('button', { name: 'Analyse from here' }).click();
  await page.waitForURL(/position=/);
  await page.locator(TREE).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Analyse from here' }).waitFor();
  expect(page.url()).toBe(told);
  expect(faults).toEqual([]);
});

test('an honest referee: the row since which a person’s answers contradict each other is named', async () => {
  const { page, faults } = await visit('/royale-mastermind/analysis?set-up=', { size: PHONE, language: 'en' });
  const touch = (target: string) =>
    page.locator(`[data-target="${target}"], [data-control="${target}"]`).first().dispatchEvent('click');
  const row = async (values: string, answer: string) => {
    for (const value of values.split(' ')) await touch(`value:${value}`);
    await touch(`answer:${answer}`);
  };
  await row('red red blue', '11');
  await row('circle square star', '02');
  await page.getByRole('heading', { name: 'Best moves' }).waitFor();
  await row('red red blue', '30');
  await page.getByText('Since row 2 of the colours the answers contradict each other').waitFor();
  // what was wrong is changed
  await touch('chosen:2');
  await touch('answer:11');
  await page.getByRole('heading', { name: 'Best moves' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test.each(GAME_IDS)(
  '%s: its analysis board has nothing that hinders anybody, and no button is too small',
  async (game) => {
    const { page, faults } = await visit(`/${game}/analysis`, { size: PHONE, language: 'fr' });
    await page.locator(BOARD).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const hasEditor = SHELF.find(({ rules }) => rules.id === game)?.editor !== undefined;
    if (hasEditor) {
      await page.getByRole('link', { name: 'Composer une position' }).click();
      await page.locator('[data-part="editor"]').waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
  },
);

test('a game that is not over has no analysis, and a position that cannot be is explained', async () => {
  const { page } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await page.getByRole('button', { name: 'Together on this screen' }).click();
  await page.waitForURL(/\/table\//);
  const [, id] = /\/table\/(\w+)/.exec(page.url())!;
  await page.goto(new URL(`/foxu/analysis?from=table/${id}`, page.url()).href);
  await page.getByRole('heading', { name: 'This game isn’t over yet' }).waitFor();
  const wrong = '-..g.-/......./...... a1,f6 b no 0';
  await page.goto(new URL(`/foxu/analysis?position=${encodeURIComponent(wrong)}`, page.url()).href);
  await page.getByRole('heading', { name: 'This position isn’t possible' }).waitFor();
});

test('what if: from a moment of a finished game other moves are tried', async () => {
  const { page, faults } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await page.getByRole('button', { name: 'Together on this screen' }).click();
  await page.locator(BOARD).waitFor();
  expect(await page.getByRole('link', { name: 'What if?' }).count()).toBe(0);
  await playToTheEnd(page, 7);
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Moment of the game' }).fill('4');
  await page.getByRole('link', { name: 'What if?' }).click();
  await page.waitForURL(/\/foxu\/analysis\?from=table%2F\w+&at=4/);
  await page.locator(TREE).waitFor();
  const moves = page.locator(`${TREE} ol button`);
  expect(await moves.nth(3).getAttribute('aria-current')).toBe('step');
  await page.keyboard.press('End');
  expect(await moves.last().getAttribute('aria-current')).toBe('step');
  expect(faults).toEqual([]);
});
