/** Nothing jumps: whole games against the computer, and where everything lies, turn by turn, at every size. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fr } from '../../src/games/ricochet-robots/text/fr.ts';
import { SHELF } from '../../src/games/shelf.ts';
import { DESKTOP, house, playOn, playToTheEnd } from './house.ts';
import { ACTIONS, BOARD, button, CONTROLS, DOCK, field, fromMore, LOG, REPLAY, RESULT, unfold } from './parts.ts';

const { visit } = house();

const SIZES = ['360x640', '412x915', '768x1024', '1024x768', '1280x800', '1920x1080', '3840x2160'] as const;
/** About a turn of most games. */
const TOUCHES = 30;
const TURNS = 400;
/** A game in real time is not won by touching at random: it is given up after so many. */
const TURNS_IN_REAL_TIME = 42;
/** Shorter games, where whole ones would take many minutes of touching. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'royale-mastermind': { rounds: '2' },
  'ricochet-robots': { glassSeconds: '1', goal: '1' },
};

type Box = readonly [left: number, top: number, width: number, height: number];

/** Where everything that is always there lies now; the board too. */
const measure = (page: Page): Promise<Readonly<Record<string, Box>>> =>
  page.evaluate(
    ([actions, log, board]) => {
      const boxOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round) as unknown as Box;
      };
      // whoever has scrolled to a result has moved the page himself
      scrollTo(0, 0);
      const section = document.querySelector(log)!;
      const room = section.parentElement!;
      return Object.fromEntries([
        ...[...document.querySelectorAll(`${actions} > button`)].map((each) => [each.textContent!, boxOf(each)]),
        ['log', boxOf(getComputedStyle(room).display === 'contents' ? section : room)],
        ['board', boxOf(document.querySelector(`${board} svg`)!)],
      ]);
    },
    [ACTIONS, LOG, BOARD] as const,
  );

async function resize(page: Page, size: string): Promise<void> {
  const [width, height] = size.split('x').map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What of the board and of what one does beside it lies outside the window, or under what is always there. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([solutions, dock, ...parts]) => {
      // who looks through the solutions of a round scrolls in them
      if (document.querySelector(solutions)) return [];
      const foot = document.querySelector(dock)!.getBoundingClientRect().top;
      return parts
        .flatMap((part) => [...document.querySelectorAll(part)])
        .filter((each) => {
          const { top, bottom, left, right } = each.getBoundingClientRect();
          const covered = !each.matches('svg') || innerWidth < 900 ? foot : innerHeight;
          return top < 0 || left < 0 || bottom > covered + 1 || right > innerWidth + 1;
        })
        .map((each) => `${each.parentElement!.innerText}: ${JSON.stringify(each.getBoundingClientRect())}, ${foot}`);
    },
    [`[aria-label="${fr.board.player.label}"]`, DOCK, `${BOARD} svg`, `${CONTROLS} > :has(button)`] as const,
  );

const PLAYED = SHELF.filter(({ board }) => board).map(({ rules }) => ({
  game: rules.id,
  inRealTime: rules.seats.includes(16),
}));

describe.each(PLAYED)('$game', ({ game, inRealTime }) => {
  test.concurrent('hint, take back, rules, log and board stay where they are, from the first turn to the last', async () => {
    const { page, context, faults } = await visit(`/${game}`, { size: DESKTOP, language: 'fr' });
    for (const [option, value] of Object.entries(OPTIONS[game] ?? {})) {
      await unfold(page, option);
      const input = page.locator(`#option-${option}`);
      if (await input.evaluate((each) => each instanceof HTMLSelectElement)) await input.selectOption(value);
      else await input.fill(value);
      await input.blur();
    }
    await field(page, 'level').selectOption('1');
    await button(page, 'againstComputer').click();
    await page.waitForSelector(BOARD);
    // who has just come sees letters of another face for a moment
    await page.evaluate(async () => void (await document.fonts.ready));
    const first = new Map<string, Readonly<Record<string, Box>>>();
    const look = async (size: string, turn: number) => {
      await resize(page, size);
      const now = await measure(page);
      if (!first.has(size)) first.set(size, now);
      expect(now, `${size}, turn ${turn}`).toEqual(first.get(size));
    };
    for (const size of SIZES) await look(size, 0);
    let turn = 0;
    for (; turn < (inRealTime ? TURNS_IN_REAL_TIME : TURNS) && (await page.locator(RESULT).count()) === 0; turn++) {
      const size = SIZES[turn % SIZES.length]!;
      await look(size, turn);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      if (size === '768x1024' || size === '1024x768') expect(await outside(page), `${size}, turn ${turn}`).toEqual([]);
      await playOn(page, turn, TOUCHES);
    }
    if (inRealTime && (await page.locator(RESULT).count()) === 0) {
      await (await fromMore(page, 'resign')).click();
      await button(page.locator('dialog'), 'resign').click();
    }
    await page.waitForSelector(RESULT);
    await page.keyboard.press('Escape');
    for (const size of SIZES) await look(size, turn);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.concurrent('a game ends on its board: the line below neither takes the focus nor scrolls to itself', async () => {
  const { page, context, faults } = await visit('/mister-zero', { size: { width: 360, height: 640 }, language: 'fr' });
  await button(page, 'againstComputer').click();
  await page.waitForSelector(BOARD);
  await playToTheEnd(page, 7);
  // the sheet comes when the board has been seen
  await page.waitForSelector('dialog[open]');
  expect(await page.locator('[autofocus]').count()).toBe(await page.locator('dialog [autofocus]').count());
  const [board, bar] = await page.evaluate(
    (parts) => parts.map((part) => document.querySelector(part)!.getBoundingClientRect().toJSON()),
    [`${BOARD} svg`, REPLAY],
  );
  expect(board.top).toBeGreaterThanOrEqual(0);
  expect(board.bottom).toBeLessThanOrEqual(bar.top + 1);
  expect(faults).toEqual([]);
  await context.close();
});

test.concurrent('full screen is the board and what one needs to play, by a key and by a button', async () => {
  const { page, context, faults } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await button(page, 'onThisScreen').click();
  await page.waitForSelector(BOARD);
  const seen = () =>
    page.evaluate(
      ([board, log]) => ({
        board: document.querySelector(`${board} svg`)!.getBoundingClientRect().height / innerHeight > 0.95,
        log: document.querySelector(log)!.checkVisibility(),
        scrolls: document.documentElement.scrollHeight > innerHeight,
      }),
      [BOARD, LOG] as const,
    );
  const usual = { board: false, log: true, scrolls: false };
  expect(await seen()).toEqual(usual);
  await page.keyboard.press('f');
  await expect.poll(seen).toEqual({ board: true, log: false, scrolls: false });
  expect(await button(page, 'hint').isVisible()).toBe(true);
  await button(page, 'fullScreen').click();
  await expect.poll(seen).toEqual(usual);
  expect(faults).toEqual([]);
  await context.close();
});
