/**
 * npm run bench:frame: how soon a tap is drawn while the computer thinks in its worker, in a real browser. Told, not
 * checked: the machine's load is in it. `frames` counts the pictures until the one that shows the tap, which is 1 when
 * the very next one does.
 */
import { chromium, type Page } from 'playwright-core';
import { SHELF } from '../src/games/shelf.ts';
import { ADVICE, BOARD, button, CONTROLS, PLAYERS, saying, TARGET } from '../test/e2e/parts.ts';
import { openTestHouse } from '../test/support/online.ts';
import { browser as findBrowser } from '../tools/browser.js';
import { buildHouse } from '../tools/build.js';
import { tellIfBusy } from '../tools/busy.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const PHONE = { width: 360, height: 740 };
const TAPS = 40;
const MOST_MS = 60_000;
const TOUCHABLE = `${TARGET}, ${CONTROLS} [data-control][aria-disabled=false]`;

interface Drawn {
  readonly ms: number;
  readonly frames: number;
}

await buildHouse();
await tellIfBusy();
const house = await openTestHouse();
const address = house.url;
const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
const all: Drawn[] = [];
console.log('tap → drawn, thinking      taps   p50 ms   p95 ms   max ms   frames p50 / p95 / max');
for (const { rules, bot } of SHELF) {
  if (!bot) continue;
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', hasTouch: true });
  const page = await context.newPage();
  // tsx names functions with a helper that the page does not have
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${address}/${rules.id}`);
  await button(page, 'againstComputer').click();
  await page.waitForSelector(BOARD);
  const drawn = await tapWhileThinking(page);
  all.push(...drawn);
  print(rules.id, drawn);
  await context.close();
}
print('all', all);
await browser.close();
await house.close();

/** Touches what can be touched, always with a question before the worker; plays anew when a game is over. */
async function tapWhileThinking(page: Page): Promise<Drawn[]> {
  await page.evaluate(watchTaps, { touchable: TOUCHABLE, drawn: `${BOARD}, ${CONTROLS}`, advised: ADVICE });
  let seed = 1;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const end = Date.now() + MOST_MS;
  while (Date.now() < end && (await page.evaluate(() => globalThis.drawn.length)) < TAPS) {
    const again = page.locator('dialog .button.main');
    if ((await again.count()) > 0) await again.first().click();
    const hint = button(page, 'hint');
    const asked = page.locator(`${PLAYERS} button`).or(page.getByText(saying('hintComes')));
    if ((await asked.count()) === 0 && (await hint.isEnabled())) await hint.click();
    const targets = page.locator(TOUCHABLE);
    const count = await targets.count();
    if (count > 0)
      await targets
        .nth(random(count))
        .click({ force: true, timeout: 1000 })
        .catch(() => {});
    await page.waitForTimeout(40);
  }
  return page.evaluate(() => globalThis.drawn);
}

/**
 * Runs in the page: from the touch's own time stamp until the picture that shows its effect is painted. What leads
 * nowhere is left out, and so is what changes by itself: sand, the computer's advice, and the place of the keyboard.
 */
function watchTaps({ touchable, drawn, advised }: Readonly<Record<'touchable' | 'drawn' | 'advised', string>>): void {
  globalThis.drawn = [];
  const painted = new MessageChannel();
  const waiting: (() => void)[] = [];
  painted.port1.onmessage = () => waiting.shift()?.();
  const watch = (event: Event) => {
    if (!(event.target as Element).closest(touchable)) return;
    const advice = () => document.querySelector(advised)?.textContent;
    const before = advice();
    let changed = false;
    const observer = new MutationObserver((changes) => {
      changed ||= changes.some(
        ({ attributeName }) => !['style', 'tabindex', 'aria-label'].includes(attributeName ?? ''),
      );
    });
    for (const part of document.querySelectorAll(drawn))
      observer.observe(part, { subtree: true, childList: true, attributes: true });
    const look = (frames: number) =>
      requestAnimationFrame(() => {
        if (!changed && frames < 5) return look(frames + 1);
        observer.disconnect();
        // the computer's own word came in meanwhile
        const told = advice();
        if (!changed || (told !== undefined && told !== before)) return;
        waiting.push(() => globalThis.drawn.push({ ms: performance.now() - event.timeStamp, frames }));
        painted.port2.postMessage(0);
      });
    look(1);
  };
  addEventListener('click', watch, { capture: true });
}

function print(name: string, drawn: readonly Drawn[]): void {
  const at = (values: readonly number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
  const ms = drawn.map((each) => each.ms);
  const frames = drawn.map((each) => each.frames);
  const cells = [0.5, 0.95, 1].map((share) => at(ms, share).toFixed(1).padStart(9));
  const counts = [0.5, 0.95, 1].map((share) => at(frames, share)).join(' / ');
  console.log(`${name.padEnd(24)}${String(drawn.length).padStart(7)}${cells.join('')}   ${counts}`);
}

declare global {
  var drawn: Drawn[];
}
