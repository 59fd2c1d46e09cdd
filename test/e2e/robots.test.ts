/** A round of the robots in a real browser: announced on the pad, shown by swipes or by keys, won, and looked back at. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import { readEvent } from '../../src/table/events/forms.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD, button, CONTROLS, HINT, unfold } from './parts.ts';

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
  await page.fill('#option-glassSeconds', '1');
  await page.locator('#option-glassSeconds').blur();
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
