/** What the page does for every board: hints that are shown, pieces that follow the finger, places a thumb can hit. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/shelf.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import {
  ACTIONS,
  BOARD,
  button,
  CARRIED,
  CONTROLS,
  CURTAIN,
  DOCK,
  field,
  HINT,
  saying,
  TARGET,
  touch,
  twoAtOneScreen,
  unfold,
} from './parts.ts';

const { visit } = house();

const beforeTheBoard = async (page: Page) => {
  await twoAtOneScreen(page);
  if (await page.locator(CURTAIN).count()) await button(page, 'lift').click();
  await page.waitForSelector(TARGET);
};

test.each(GAME_IDS)('%s: a hint is shown on the board, told in words, and made by a button', async (game) => {
  const { page, context, faults } = await visit(`/${game}`, { size: PHONE, language: 'fr' });
  await beforeTheBoard(page);
  const shapes = () => page.locator(`${BOARD} svg *`).count();
  const before = await shapes();
  const told = await page.getAttribute(`${BOARD} svg`, 'aria-label');
  await button(page, 'hint').click();
  await button(page, 'playHint').waitFor();
  expect(await shapes()).toBeGreaterThan(before);
  expect(await page.textContent(HINT)).toMatch(/^[A-ZÉÀ].+ .+ .+\.$/);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await button(page, 'playHint').click();
  await button(page, 'playHint').waitFor({ state: 'detached' });
  await page.waitForFunction(({ css, old }) => document.querySelector(css)?.getAttribute('aria-label') !== old, {
    css: `${BOARD} svg, ${CURTAIN}`,
    old: told,
  });
  expect(faults).toEqual([]);
  await context.close();
});

test.each(['z-game', 'royale-mastermind'])('%s: a hint for a secret is another in every game', async (game) => {
  const { page, context, faults } = await visit(`/${game}`, { size: DESKTOP, language: 'en' });
  const hints = new Set<string | null>();
  for (let i = 0; i < 5; i++) {
    await page.goto(new URL(`/${game}`, page.url()).href);
    await beforeTheBoard(page);
    await button(page, 'hint').click();
    await button(page, 'playHint').waitFor();
    hints.add(await page.textContent(HINT));
  }
  // of sixty good set-ups, and more codes, some may be alike
  expect(hints.size).toBeGreaterThan(1);
  expect(faults).toEqual([]);
  await context.close();
});

/** In front of a worker: has it tell whether the page's policy lets it have WebAssembly. */
const TELLING = `{
  const Module = WebAssembly.Module;
  WebAssembly.Module = function (bytes) {
    const module = new Module(bytes);
    console.log('WebAssembly is used');
    return module;
  };
}
`;

test('computer players may use WebAssembly', async () => {
  const { page, context, faults } = await visit('/mister-zero', { size: DESKTOP, language: 'en' });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await context.route('**/bot-worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: TELLING + (await response.text()) });
  });
  await beforeTheBoard(page);
  await button(page, 'hint').click();
  await button(page, 'playHint').waitFor();
  expect(told).toContain('WebAssembly is used');
  expect(faults).toEqual([]);
  await context.close();
});

/** Takes up what lies on one target and holds it over another. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  const middleOf = async (target: string) => {
    const { x, y, width, height } = (await page.locator(`${BOARD} [data-target="${target}"]`).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...((await middleOf(from)).map((at) => at + 10) as [number, number]));
  await page.waitForSelector(CARRIED);
  await page.mouse.move(...(await middleOf(to)));
}

test.each([
  { game: 'z-game', from: 'rack:0', to: 'b2' },
  { game: 'mister-zero', from: 'token:3', to: 'ne-tr' },
])(
  '$game: a piece follows the pointer, marks what is under it, and is let go by Escape',
  async ({ game, from, to }) => {
    const { page, context, faults } = await visit(`/${game}`, { size: DESKTOP, language: 'en' });
    await beforeTheBoard(page);
    const told = async () => (await page.locator(`${BOARD} svg`).getAttribute('aria-label'))!;
    const [before, hint] = [await told(), await page.textContent(HINT)];
    await carry(page, from, to);
    expect(await page.locator(`[data-over]`).getAttribute('data-target')).toBe(to);
    const [x, y] = await page.evaluate((css) => {
      const { x, y, width, height } = document.querySelector(css)!.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }, CARRIED);
    const under = (await page.locator(`${BOARD} [data-target="${to}"]`).boundingBox())!;
    expect(Math.hypot(x - under.x - under.width / 2, y - under.y - under.height / 2)).toBeLessThan(12);
    await page.keyboard.press('Escape');
    await page.waitForSelector(CARRIED, { state: 'detached' });
    await page.mouse.up();
    // the goal of the game, at the start, is told to who has not begun
    expect(before.endsWith(await told())).toBe(true);
    expect(await page.textContent(HINT)).toBe(hint);
    await carry(page, from, to);
    await page.mouse.up();
    await page.waitForFunction(({ css, old }) => document.querySelector(css)?.getAttribute('aria-label') !== old, {
      css: `${BOARD} svg, ${CURTAIN}`,
      old: before,
    });
    expect(await page.locator(`${CARRIED}, [data-over]`).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** Targets that a thumb cannot hit around their middle: 44 px wide and high, and not covered by another. */
const narrow = (page: Page): Promise<string[]> =>
  page.evaluate((css) => {
    // just inside the edge of 44 px
    const half = 21.5;
    return [...document.querySelectorAll<SVGElement>(css)].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [mx, my] = [x + width / 2, y + height / 2];
      const around = [
        [mx - half, my],
        [mx + half, my],
        [mx, my - half],
        [mx, my + half],
      ] as const;
      const hit = around.every(([px, py]) => {
        const under = document.elementFromPoint(px, py)?.closest('[data-target]');
        return under === element;
      });
      return hit ? [] : [element.dataset.target!];
    });
  }, TARGET);

test.each([
  { game: 'foxu', begun: ['a1'] },
  { game: 'mister-zero', begun: ['token:3'] },
  { game: 'royale-mastermind', begun: [] },
  { game: 'z-game', begun: [] },
])('$game: on a small phone a thumb hits every place of the board', async ({ game, begun }) => {
  const { page, context, faults } = await visit(`/${game}`, { size: { width: 360, height: 640 }, language: 'fr' });
  const alone = game === 'royale-mastermind';
  if (alone) await field(page, 'seats').selectOption('1');
  await button(page, alone ? 'alone' : 'againstComputer').click();
  await page.waitForSelector(TARGET);
  for (const target of begun) await touch(page, target);
  expect(await narrow(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const { y, height } = (await page.locator(BOARD).boundingBox())!;
  expect(y + height).toBeLessThan(600);
  expect(faults).toEqual([]);
  await context.close();
});

test('ricochet-robots: on a small phone the first numbers lie above the bar', async () => {
  const { page, context } = await visit('/ricochet-robots', { size: { width: 360, height: 640 }, language: 'fr' });
  await button(page, 'againstComputer').click();
  const [number, bar] = [page.locator('[data-control="bid:3"]'), page.locator(DOCK)];
  await number.waitFor();
  const [{ y, height }, dock] = [(await number.boundingBox())!, (await bar.boundingBox())!];
  expect(y + height).toBeLessThanOrEqual(dock.y);
  await context.close();
});

test('z-game: a kept set-up is found again under the name it was given', async () => {
  const { page, context, faults } = await visit('/z-game', { size: PHONE, language: 'fr' });
  await beforeTheBoard(page);
  for (const control of ['random', 'keep']) await page.click(`[data-control="${control}"]`);
  await page.fill('input[data-control="name"]', 'Le hérisson');
  await page.keyboard.press('Enter');
  const slip = page.locator(`${BOARD} [data-target="saved:0"]`);
  await page.waitForFunction(() => document.querySelector('[data-target="saved:0"]')?.textContent === 'Le hérisson');
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await button(page, 'lift').click();
  await slip.waitFor();
  expect(await slip.getAttribute('aria-label')).toContain('«\u00a0Le hérisson\u00a0»');
  await slip.click();
  await page.click('[data-control="forget"]');
  await slip.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('ricochet-robots: hints lead through a round, and the tally holds it against the shortest', async () => {
  const { page, context, faults } = await visit('/ricochet-robots', { size: DESKTOP, language: 'en' });
  await field(page, 'seats').selectOption('1');
  await unfold(page, 'glassSeconds');
  await page.fill('#option-glassSeconds', '1');
  await page.locator('#option-glassSeconds').blur();
  await button(page, 'alone').click();
  const hint = button(page, 'hint').and(page.locator(':enabled'));
  const decided = page.locator('[data-control="go-on"]');
  while ((await decided.count()) === 0) {
    await hint.or(decided).first().waitFor();
    if ((await decided.count()) > 0) break;
    await hint.click({ timeout: 5000 }).catch(() => {});
    // if the sandglass runs out meanwhile, the hint was for a moment that is past, and does not come
    await page.locator(ACTIONS).getByText(saying('hintComes')).waitFor({ state: 'detached' });
    await button(page, 'playHint').evaluateAll((found: HTMLElement[]) => found[0]?.click());
  }
  const tally = page.locator(`${CONTROLS} details`);
  await tally.locator('summary').click();
  const [round, , own, winner, shortest] = await tally.locator('td').allTextContents();
  expect(round).toBe('1');
  expect(winner).toBe(`Player 1 (${own})`);
  expect(Number(own)).toBeGreaterThanOrEqual(Number(shortest));
  await page.reload();
  await tally.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
