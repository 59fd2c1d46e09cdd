/** Playing in a driven page: what can be touched is touched, until the game is over. */
import { en } from '../../src/web/text/en.ts';
import { BOARD, CONTROLS, CURTAIN, PLAYERS, RESULT, TARGET } from '../e2e/parts.ts';
import { type DrivenPage, until } from './driven-page.ts';

/** Scripts may run for some seconds at a time only. */
const AT_ONCE_MS = 4000;
const PATIENCE_MS = 100_000;
/** A target may be too hard for anybody: then the game is given up. */
const RACE_MS = 15_000;

/** What went wrong in the page is gathered from here on. */
export const gatherFaults = (page: DrivenPage): Promise<void> =>
  page.run(`
    window.faults = [];
    addEventListener('error', (event) => faults.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));`);

export const faultsOf = (page: DrivenPage): Promise<readonly string[]> => page.run('return window.faults');

/** Presses the button on which this stands. */
export async function press(page: DrivenPage, name: RegExp): Promise<void> {
  const found = `[...document.querySelectorAll('button')].find((each) => ${name}.test(each.textContent.trim()))`;
  await until(page, found);
  await page.run(`${found}.click()`);
}

/** In a race nobody wins by touching at random: there the computer is watched, and nobody waits for the glass. */
export async function playToTheEnd(page: DrivenPage, seed: number, watches = false): Promise<void> {
  await until(page, `document.querySelector('${BOARD}')`);
  const end = Date.now() + PATIENCE_MS;
  const givesUp = watches ? Date.now() + RACE_MS : end;
  for (let turn = 0; Date.now() < end; turn++) {
    if (await page.run<boolean>(someTouches(seed + turn, watches))) return;
    if (Date.now() >= givesUp) return resign(page);
  }
  throw new Error(`the game did not end; ${await page.run('return document.body.innerText')}`);
}

async function resign(page: DrivenPage): Promise<void> {
  await press(page, new RegExp(`^${en.more}$`));
  await press(page, new RegExp(`^${en.resign}$`));
  await until(page, `document.querySelector('dialog')`);
  await page.run(
    `[...document.querySelectorAll('dialog button')].find((each) => each.textContent.trim() === '${en.resign}').click()`,
  );
  await until(page, `document.querySelector('${RESULT}')`);
}

const someTouches = (seed: number, watches: boolean) => `
  let state = ${seed};
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const end = performance.now() + ${AT_ONCE_MS};
  while (performance.now() < end) {
    if (document.querySelector('${RESULT}')) return true;
    const first = document.querySelector('${CURTAIN} button, ${PLAYERS} button:not([disabled])');
    const all = first ? [first] : ${watches} ? [...document.querySelectorAll('[data-control="waive"]')] : [...document.querySelectorAll('${TARGET}, ${CONTROLS} button:not([disabled])')];
    const legal = all.filter((each) => each.dataset.state === 'legal');
    const among = legal.length > 0 && random(4) > 0 ? legal : all;
    among[random(Math.max(1, among.length))]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  return false;`;
