/** How tests find what is on a page: by the words that people read there, in either language, and by its parts. */
import type { Locator, Page } from 'playwright-core';
import { en as onlineEn } from '../../src/web/online/text/en.ts';
import { fr as onlineFr } from '../../src/web/online/text/fr.ts';
import { en as reviewEn } from '../../src/web/review/text/en.ts';
import { fr as reviewFr } from '../../src/web/review/text/fr.ts';
import { en as tableEn } from '../../src/web/table/text/en.ts';
import { fr as tableFr } from '../../src/web/table/text/fr.ts';
import { en } from '../../src/web/text/en.ts';
import { fr } from '../../src/web/text/fr.ts';

/** The parts of a table, which have no name of their own to be read. */
export const TABLE = '[data-part="table"]';
export const BOARD = '[data-part="board"]';
export const CONTROLS = '[data-part="controls"]';
export const CURTAIN = '[data-part="curtain"]';
export const PLAYERS = '[data-part="players"]';
/** What happens between people. */
export const NEWS = '[data-part="news"]';
export const LOG = '[data-part="log"]';
export const RESULT = '[data-part="result"]';
export const EAR = '[data-part="ear"] [aria-live]';
export const REPLAY = '[data-part="replay"]';
/** What is always there, and of it the buttons that every turn may need. */
export const DOCK = '[data-part="dock"]';
export const ACTIONS = '[data-part="actions"]';
export const MORE = '[data-part="more"]';
/** A game that is looked back on. */
export const REVIEW = '[data-part="review"]';
/** As long as a review goes on. */
export const PROGRESS = '[data-part="progress"]';
export const GRAPH = '[data-part="graph"]';
/** What is said of the move that is looked at. */
export const CARD = '[data-part="card"]';
export const CARRIED = '[data-part="carried"]';

export const TARGET = `${BOARD} [data-target]`;
/** What to do now, or what is advised. */
export const HINT = `${CONTROLS} [data-part="hint"]`;
export const ADVICE = `${CONTROLS} > :has(> button) > [data-part="hint"]`;

type Sentences<Text> = { [Key in keyof Text]: Text[Key] extends string ? Key : never }[keyof Text];
type Word =
  | Sentences<typeof en>
  | `online.${Sentences<typeof onlineEn>}`
  | `table.${Sentences<typeof tableEn>}`
  | `review.${Sentences<typeof reviewEn>}`
  | `review.learn.${Sentences<(typeof reviewEn)['learn']>}`
  | `table.ear.${Sentences<(typeof tableEn)['ear']>}`;

/** What the house says there, whatever stands in its gaps. */
export function saying(word: Word): RegExp {
  const written = [
    { house: en, online: onlineEn, table: tableEn, review: reviewEn },
    { house: fr, online: onlineFr, table: tableFr, review: reviewFr },
  ].map(({ house, online, table, review }) => {
    const sentences: Readonly<Record<string, unknown>> = {
      ...house,
      ...prefixed('online', online),
      ...prefixed('table', table),
      ...prefixed('table.ear', table.ear),
      ...prefixed('review', review),
      ...prefixed('review.learn', review.learn),
    };
    return String(sentences[word])
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '.+')
      .replace(/\s/g, '\\s');
  });
  return new RegExp(`^(${written.join('|')})$`);
}

const prefixed = (part: string, texts: object) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${part}.${key}`, text]));

export const button = (page: Page | Locator, word: Word): Locator => page.getByRole('button', { name: saying(word) });

export const field = (page: Page | Locator, word: Word): Locator => page.getByLabel(saying(word));

/** Opens what is folded around this option of a game. */
export const unfold = (page: Page, option: string): Promise<void> =>
  page.locator(`details:has(#option-${option})`).evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });

/** Everybody at this screen; where one of them has a secret, behind the curtain. */
export async function twoAtOneScreen(page: Page): Promise<void> {
  await button(page, 'onThisScreen').click();
  await page.waitForSelector(`${BOARD}, ${CURTAIN}`);
}

export const touch = (page: Page, target: string): Promise<void> =>
  page.locator(`${BOARD} [data-target="${target}"]`).dispatchEvent('click');

/** What is rarely wanted, in the list that opens at the bar. */
export async function fromMore(page: Page, word: Word): Promise<Locator> {
  const chosen = button(page.locator(MORE), word);
  if (!(await chosen.isVisible())) await button(page.locator(MORE), 'more').click();
  return chosen;
}

/** The way to the chat, however much of it is unread. */
export const chatButton = (page: Page): Locator =>
  page.locator(`${DOCK} button`, { hasText: new RegExp(`^(${tableEn.chat}|${tableFr.chat})`) });

/** What of a part reaches out of it, or is not seen whole. */
export const cutIn = (page: Page, part: string): Promise<readonly string[]> =>
  page.locator(part).evaluate((room) => {
    const edge = room.getBoundingClientRect();
    const shown = [...room.querySelectorAll('p, a, button')].filter((each) => each.getClientRects().length > 0);
    return shown.flatMap((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const isIn = top >= edge.top - 1 && bottom <= edge.bottom + 1 && left >= edge.left - 1 && right <= edge.right + 1;
      return isIn && each.scrollHeight <= each.clientHeight + 1 ? [] : [each.textContent!];
    });
  });
