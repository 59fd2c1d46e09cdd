/** The real house in a real browser: pages built, served, opened. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Language } from '../../src/core/text.ts';
import { browser as findBrowser } from '../../tools/browser.js';
import { openTestHouse, type TestHouse } from '../support/online.ts';
import { CONTROLS, CURTAIN, PLAYERS, RESULT, TARGET } from './parts.ts';

/** No request of Chromium's own leaves the machine. */
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Within a test's own time: nothing is lost on a machine that is busy with other things. */
const PATIENCE_MS = 100_000;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page so far. */
  readonly faults: readonly string[];
}

export interface Wishes {
  readonly size: { readonly width: number; readonly height: number };
  readonly language: Language;
  /** By this name instead of its number: passkeys belong to names. */
  readonly host?: string;
  /** The house is kept for when there is no network: every visit would fetch all of it, so those do who need it. */
  readonly isKept?: boolean;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** One house and one browser for all tests of a file. */
export function house(opening: Parameters<typeof openTestHouse>[0] = {}) {
  let browser: Browser;
  let server: TestHouse;
  let address: string;
  beforeAll(async () => {
    server = await openTestHouse(opening);
    address = server.url;
    browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS.split(' ') });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return {
    /** A new visitor, who prefers calm. */
    async visit(path: string, { size, language, host, isKept }: Wishes): Promise<Visit> {
      const here = host ? address.replace('127.0.0.1', host) : address;
      const locale = LOCALES[language];
      const context = await browser.newContext({
        viewport: size,
        locale,
        reducedMotion: 'reduce',
        hasTouch: size === PHONE,
        serviceWorkers: isKept ? 'allow' : 'block',
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('request', (request) => {
        if (!request.url().startsWith(here) && !/^(data|blob):/.test(request.url()))
          faults.push(`asks ${request.url()}`);
      });
      await page.goto(here + path);
      return { page, context, faults };
    },
  };
}

/**
 * Touches what can be touched, three times in four what leads to a move. Curtains are lifted, thought is hurried. Ends with
 * the game, or after so many touches.
 */
export async function playOn(page: Page, seed: number, touches: number): Promise<void> {
  await page.evaluate(
    async ({ seed, most, touches, result, first, open }) => {
      const end = performance.now() + most;
      let state = seed;
      const random = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const frame = () => new Promise((resolve) => setTimeout(resolve, 4));
      for (let touch = 0; touch < touches && performance.now() < end; touch++) {
        if (document.querySelector(result)) return;
        const before = document.querySelector<HTMLElement>(first);
        const all = before ? [before] : [...document.querySelectorAll<HTMLElement>(open)];
        const legal = all.filter((each) => each.dataset.state === 'legal');
        const among = legal.length > 0 && random(4) > 0 ? legal : all;
        const chosen = among[random(Math.max(1, among.length))];
        chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await frame();
      }
    },
    {
      seed,
      touches,
      most: PATIENCE_MS,
      result: RESULT,
      first: `${CURTAIN} button, ${PLAYERS} button:not([disabled])`,
      open: `${TARGET}, ${CONTROLS} button:not([disabled])`,
    },
  );
}

/** How many touches a game takes differs much, so it is given time. */
export async function playToTheEnd(page: Page, seed: number): Promise<void> {
  await playOn(page, seed, Number.MAX_SAFE_INTEGER);
  expect(await page.locator(RESULT).count()).toBe(1);
}
