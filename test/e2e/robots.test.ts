/** A round of the robots in a real browser: announced on the pad, shown by swipes or by keys, won, and looked back at. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { en } from '../../src/games/ricochet-robots/text/en.ts';
import { fr } from '../../src/games/ricochet-robots/text/fr.ts';
import { findGame } from '../../src/games/shelf.ts';
import { readEvent } from '../../src/table/events/forms.ts';
import { seriousFindings } from './axe.ts';
import { DESKTOP, house, PHONE, type Visit } from './house.ts';
import { BOARD, button, CONTROLS, field, HINT, saying, unfold } from './parts.ts';

const { visit } = house();
const game = findGame('ricochet-robots')!;

/** What the solver makes of the game that the page keeps. */
async function solution(events: readonly GameEvent[], options: unknown): Promise<readonly string[]> {
  const { state } = expectOk(openLog(game.rules, 2, options, events));
  const analyst = await game.analyst!();
  const thinking = { budget: { ms: 20_000 }, random: seededRandom('e2e'), now: () => performance.now() };
  const answer = (await analyst.analyse(game.rules.view(state, 'spectator'), thinking)) as { moves: readonly string[] };
  return answer.moves;
}

const WAYS: Readonly<Record<string, readonly [dx: number, dy: number, key: string]>> = {
  N: [0, -60, 'ArrowUp'],
  E: [60, 0, 'ArrowRight'],
  S: [0, 60, 'ArrowDown'],
  W: [-60, 0, 'ArrowLeft'],
};

async function swipe(page: Page, move: string): Promise<void> {
  const { x, y } = (await page.locator(`${BOARD} [data-target="robot:${move[0]}"]`).boundingBox())!;
  const [dx, dy] = WAYS[move[1]!]!;
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 8 + dx, y + 8 + dy);
  await page.mouse.up();
}

async function byKeys(page: Page, move: string): Promise<void> {
  await page.keyboard.press(move[0]!);
  await page.keyboard.press(WAYS[move[1]!]![2]);
}

test.each([
  { size: PHONE, language: 'fr' },
  { size: DESKTOP, language: 'en' },
] as const)('$size.width px, $language', async ({ size, language }) => {
  const { page, context, faults } = await visit(`/${game.rules.id}`, { size, language });
  await unfold(page, 'goal');
  await page.selectOption('#option-goal', '1');
  await button(page, 'onThisScreen').click();
  await page.waitForSelector(BOARD);
  const press = (control: string) => page.click(`[data-control="${control}"]`);
  const bodies = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const open = indexedDB.open('escale');
        open.onsuccess = () => {
          const all = open.result.transaction('rows').objectStore('rows').getAll();
          all.onsuccess = () => resolve(all.result.map(({ body }: { body: string }) => body));
        };
      }),
  );
  const events = bodies.map((body) => expectOk(readEvent(body)));
  const opened = events.find((event) => event.t === 'opened')!;
  const drawn = events.flatMap((event) => (event.t === 'played' ? [{ by: event.by, move: event.move }] : []));
  const moves = await solution(drawn, opened.options);
  // the pad shows ten numbers at a time, from 2 on
  for (let shown = 11; shown < moves.length; shown += 10) await press(`page:${(shown - 1) / 10}`);
  await press(`bid:${moves.length}`);
  // nobody waits for the sand: before one screen all agree together
  await press('waive');
  await page.waitForSelector('[data-control="give-up"]');
  for (const [i, move] of moves.entries()) {
    await (size === PHONE ? swipe(page, move) : byKeys(page, move));
    if (i < moves.length - 1) await page.locator(HINT, { hasText: `${i + 1} ` }).waitFor();
  }
  // the result comes first, then the board again
  await button(page, 'lookAtBoard').click();
  await page.waitForSelector('[data-control="review"][aria-disabled="false"]');
  await press('review');
  expect(await page.locator(`${CONTROLS} [data-control^="way-found:"]`).count()).toBeGreaterThan(0);
  for (let step = 1; step <= moves.length; step++) await press('player:on');
  expect(await page.textContent(HINT)).toContain(`${moves.length} ${language === 'fr' ? 'sur' : 'of'}`);
  expect(faults).toEqual([]);
  await context.close();
});

test('alone, the clock stands while the rules are open or another page is looked at', async () => {
  const { page, context, faults } = await visit(`/${game.rules.id}`, { size: DESKTOP, language: 'en' });
  await field(page, 'seats').selectOption('1');
  await button(page, 'alone').click();
  await page.click('[data-control="bid:9"]');
  const time = page.locator(`${BOARD} svg text`, { hasText: /^[01]:\d\d$/ });
  const seconds = async () => {
    const [minutes, rest] = (await time.textContent())!.split(':').map(Number);
    return minutes! * 60 + rest!;
  };
  await expect.poll(seconds).toBeLessThan(60);
  await button(page, 'rules').click();
  const before = await seconds();
  await page.waitForTimeout(2500);
  expect(await seconds()).toBe(before);
  await button(page, 'close').click();
  // however long that took, no second of it is gone
  await page.waitForTimeout(300);
  expect(before - (await seconds())).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const left = await seconds();
  await page.waitForTimeout(2500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(300);
  expect(left - (await seconds())).toBeLessThanOrEqual(1);
  expect(faults).toEqual([]);
  await context.close();
});

test('two pages at a table without a clock: one is ready, the other shows; the solutions leave with the round', async () => {
  const ann = await visit(`/${game.rules.id}/friends`, { size: PHONE, language: 'fr' });
  await field(ann.page, 'table.pressure').selectOption('untimed');
  await field(ann.page, 'online.yourName').fill('Ann');
  await button(ann.page, 'online.open').click();
  await ann.page.getByRole('heading', { name: saying('online.lobby') }).waitFor();
  const bob = await visit(new URL(ann.page.url()).pathname, { size: DESKTOP, language: 'en' });
  await field(bob.page, 'online.yourName').fill('Bob');
  await button(bob.page, 'online.sitDown').click();
  await button(bob.page, 'online.start').click();
  const control = ({ page }: Pick<Visit, 'page'>, name: string) => page.locator(`[data-control="${name}"]`);
  const hint = ({ page }: Pick<Visit, 'page'>) => page.textContent(HINT);
  await control(ann, 'bid:9').click();
  await expect.poll(() => control(bob, 'waive').textContent()).toBe(en.board.ready.ready);
  // only lower numbers are offered to who has announced
  await control(ann, 'bid:9').waitFor({ state: 'detached' });
  expect(await control(bob, 'bid:9').count()).toBe(1);
  await control(bob, 'waive').click();
  await expect.poll(() => hint(bob)).toBe('Waiting for Ann.');
  await expect.poll(() => control(ann, 'waive').textContent()).toBe(fr.board.ready.showNow);
  // a new announcement takes it back
  await control(bob, 'bid:8').click();
  await expect.poll(() => control(ann, 'waive').textContent()).toBe(fr.board.ready.ready);
  await control(ann, 'waive').click();
  await control(ann, 'insist').waitFor();
  await control(bob, 'waive').click();
  await control(bob, 'give-up').click();
  await control(ann, 'give-up').click();
  await control(bob, 'review').waitFor();
  await control(bob, 'go-on').click();
  await control(ann, 'bid:9').waitFor();
  expect(await control(ann, 'review').count()).toBe(0);
  expect([...(await seriousFindings(ann.page)), ...ann.faults, ...bob.faults]).toEqual([]);
  await Promise.all([ann.context.close(), bob.context.close()]);
});
