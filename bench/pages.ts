/**
 * npm run bench:pages: how long the review of a whole game takes in a real browser, as whoever opens its page sees it: until the
 * first verdict is on the screen, and until all are. Told, not checked: the machine's load is in it. `npm run bench:pages -- foxu`
 * measures one game.
 */
import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { type Log, openLog } from '../src/core/log.ts';
import { expectOk } from '../src/core/result.ts';
import { findGame } from '../src/games/shelf.ts';
import { savedGame, writeSavedGame } from '../src/table/file/saved-game.ts';
import { PROGRESS, REVIEW } from '../test/e2e/parts.ts';
import { openTestHouse } from '../test/support/online.ts';
import { browser as findBrowser } from '../tools/browser.js';
import { buildHouse } from '../tools/build.js';
import { tellIfBusy } from '../tools/busy.ts';
import { COURSES, SEEDS } from './finished-games.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const MOST_MS = 300_000;

await buildHouse();
await tellIfBusy();
const house = await openTestHouse();
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
const wanted = process.argv.slice(2);
console.log('review in the page     events   first s   whole game s   aim s');
for (const { id, seats, aimSeconds, play } of COURSES) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const module = findGame(id)!;
  for (const seed of SEEDS) {
    const events = await play(module, seed);
    const log = expectOk(openLog(module.rules, seats, undefined, events));
    const [first, whole] = await measure(await linkOf(log));
    const cells = [first.toFixed(1).padStart(9), whole.toFixed(1).padStart(14), String(aimSeconds).padStart(7)];
    console.log(`${id.padEnd(22)} ${String(events.length).padStart(6)} ${cells.join(' ')}`);
  }
}
await browser.close();
await house.close();

/** As the page itself makes it. */
async function linkOf(log: Log): Promise<string> {
  const text = writeSavedGame(savedGame(log, {}));
  return `${house.url}/open/review#${deflateRawSync(text).toString('base64url')}`;
}

/** Seconds from the opening of the page, in a browser that has never seen it. */
async function measure(link: string): Promise<readonly [first: number, whole: number]> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(link);
  await page.waitForSelector(`${REVIEW} ol li`, { timeout: MOST_MS });
  const first = performance.now() - start;
  await page.locator(PROGRESS).waitFor({ state: 'detached', timeout: MOST_MS });
  const whole = performance.now() - start;
  await context.close();
  return [first / 1000, whole / 1000];
}
