/** Puzzles in a real browser: the day's is solved wrong and then right, shared, inked in the calendar, and there offline. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/game.ts';
import { openLog } from '../../src/core/log.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { expectOk } from '../../src/core/result.ts';
import { findGame, SHELF } from '../../src/games/shelf.ts';
import { dailyOf, dayNumber, houseGame } from '../../src/puzzles/daily.ts';
import { Judge } from '../../src/puzzles/judging.ts';
import { loadShelf } from '../../src/puzzles/shelf.ts';
import { en as homemade } from '../../src/web/puzzles/homemade/text/en.ts';
import { fr as maison } from '../../src/web/puzzles/homemade/text/fr.ts';
import { en } from '../../src/web/puzzles/text/en.ts';
import { fr } from '../../src/web/puzzles/text/fr.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD } from './parts.ts';

const { visit } = house();
const SAID = '[data-part="said"]';
const SOLVED = '[data-part="solved"]';
const games = SHELF.filter((module) => module.puzzles);

/** A Monday. */
const DAY = '2026-11-16';
const number = (date: string) => {
  const day = dayNumber(date);
  if (!day.ok) throw new Error(date);
  return day.value;
};
async function dailyIn(game: string): Promise<Puzzle> {
  return (await dailyOf(findGame(game)!, number(DAY)))!;
}
const boardOf = (page: Page) => page.waitForSelector(`${BOARD} svg`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Through the calendar, from the present month to that of a day, one drawn month after the other. */
async function backTo(page: Page, date: string): Promise<void> {
  const month = (from: Date) => from.toLocaleDateString('fr', { month: 'long', year: 'numeric' });
  for (const at = new Date(); ; at.setDate(0)) {
    await page.getByRole('heading', { name: month(at) }).waitFor();
    if (month(at) === month(new Date(`${date}T12:00`))) return;
    await button(page, fr.monthBefore).click();
  }
}

/** As somebody does who types his moves. */
async function type(page: Page, move: string): Promise<void> {
  const line = page.locator('[data-part="typed"] input');
  if ((await line.count()) === 0) await page.keyboard.press('/');
  await line.fill(move);
  await line.press('Enter');
}
const phase = (page: Page) => page.getAttribute('[data-part="table"]', 'data-phase');
const untilPhase = (page: Page, wanted: string) => expect.poll(() => phase(page), { timeout: 60_000 }).toBe(wanted);

/** A puzzle of one move, wrong first. */
const WRONG = '0@c-nw';
const WIN = 'win';
async function solve(page: Page, { answers }: Puzzle): Promise<void> {
  await type(page, answers![0]!);
  await page.waitForSelector(SOLVED);
}

test('the day’s puzzle: nothing is given away, a wrong move is refuted, the right one inks the stamp and is shared', async () => {
  const { page, context, faults } = await visit(`/mister-zero/daily/${DAY}`, { size: PHONE, language: 'en' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const puzzle = await dailyIn('mister-zero');
  await boardOf(page);
  const html = await page.content();
  for (const answer of puzzle.answers!) expect(html).not.toContain(answer);
  expect(await page.textContent(SAID)).toBe('');
  expect(await page.getByRole('img', { name: en.unsolved }).count()).toBe(1);

  expect(puzzle.answers).not.toContain(WRONG);
  await type(page, WRONG);
  await untilPhase(page, 'wrong');
  expect(await page.textContent(SAID)).toBe((await findGame('mister-zero')!.text.en()).puzzles![WIN]!.wrong);
  // both sides go on to the end, and it is heard
  await expect.poll(() => page.textContent('[data-part="ear"] [aria-live]')).toContain('Mister Zero');
  await button(page, en.tryAgain).click();
  await untilPhase(page, 'trying');
  await solve(page, puzzle);
  expect(await page.textContent(SOLVED)).toContain(en.secondTry);
  expect(await page.getByRole('img', { name: en.grades.solved }).count()).toBeGreaterThan(0);

  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await button(page, en.share).click();
  await expect.poll(() => page.textContent(`${SOLVED} [role="status"]`)).toBe(en.shared);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.split('\n').slice(0, 2)).toEqual([
    'Escale, the puzzle of 16 November 2026: Mister Zero.',
    'Solved, not on the first try.',
  ]);
  expect(shared).toContain(`/mister-zero/daily/${DAY}`);
  for (const answer of puzzle.answers!) expect(shared).not.toContain(answer);
  expect([...(await seriousFindings(page)), ...(await smallTargets(page)), ...faults]).toEqual([]);
  await context.close();
});

/** A first slide that loses one: enough where one more is announced, and not where the fewest are. */
async function wastedIn(puzzle: Puzzle): Promise<string> {
  const module = findGame(puzzle.game)!;
  const judge = new Judge(module.rules, await (await module.puzzles!()).maker(), puzzle);
  const announced = (number: number): GameEvent[] => [
    { by: puzzle.seat, move: `bid:${number}` },
    { by: 'clock', move: 'glass' },
  ];
  const { seats, options, events, optimum, seat } = puzzle;
  const log = expectOk(openLog(module.rules, seats, options, [...events, ...announced(optimum! + 1)]));
  const slides = module.rules.legal(log.state, seat).list.map((move) => module.rules.write(move));
  const is = (number: number, move: string) => judge.judge(announced(number), move).is;
  return slides.find((move) => is(optimum! + 1, move) === 'right' && is(optimum!, move) === 'wrong')!;
}

test('where the fewest are asked for, they stay hidden until a solution; one more is Great', async () => {
  const { page, context, faults } = await visit(`/ricochet-robots/daily/${DAY}`, { size: PHONE, language: 'fr' });
  const { optimum } = await dailyIn('ricochet-robots');
  await boardOf(page);
  const spent = fr.spent.more.replace('{made}', '\\d+').replace('{fewest}', String(optimum));
  await type(page, `bid:${optimum! - 1}`);
  await untilPhase(page, 'wrong');
  await button(page, fr.tryAgain).click();
  await type(page, `bid:${optimum! + 1}`);
  await untilPhase(page, 'trying');
  await type(page, await wastedIn(await dailyIn('ricochet-robots')));
  await untilPhase(page, 'trying');
  expect(await page.textContent('[data-part="table"]')).not.toMatch(new RegExp(spent));
  await solveByHelp(page, fr.helps);
  expect(await page.textContent(SAID)).toMatch(new RegExp(spent));
  await page.getByRole('heading', { name: fr.grades.great }).waitFor();
  const attempts = await kept(page);
  expect(attempts.map(({ result }) => result)).toEqual(['failed', 'near']);
  expect([...(await seriousFindings(page)), ...(await smallTargets(page)), ...faults]).toEqual([]);
  await context.close();
});

test('the archive: a solved day is inked, arrows go from day to day, and no day is too early', async () => {
  const { page, context, faults } = await visit(`/daily/${DAY}`, { size: DESKTOP, language: 'fr' });
  const game = houseGame(number(DAY), games).rules.id;
  await boardOf(page);
  await solveByHelp(page, fr.helps);
  await page.getByRole('link', { name: fr.toArchive }).click();
  const day = page.locator(`a[href="/daily/${DAY}"]`);
  await backTo(page, DAY);
  expect(await day.getAttribute('aria-label')).toMatch(/^lundi 16 novembre 2026\. (Parfait|Très bien|Résolu)\.$/);
  const grid = page.getByRole('grid');
  await page.locator('[role="grid"] [tabindex="0"]').focus();
  await page.keyboard.press('Home');
  for (let back = 0; back < 400; back++) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('href'))) === '/daily/2026-01-01') break;
    await page.keyboard.press('PageUp');
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/daily/2026-01-01');
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/daily/2026-01-01');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/daily/2026-01-08');
  expect(await grid.count()).toBe(1);
  expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  await page.keyboard.press('Enter');
  await boardOf(page);
  // of one game alone
  await page.goto(new URL('/puzzles', page.url()).href);
  await page.getByRole('combobox').selectOption(game);
  await backTo(page, DAY);
  await page.locator(`a[href="/${game}/daily/${DAY}"]`).waitFor();
  for (const [path, said] of [
    ['/daily/2025-12-31', fr.noSuchDay],
    ['/daily/2999-01-01', fr.notYet],
    ['/daily/hier', fr.noSuchDay],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('heading', { name: said }).waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('the first page shows today’s, in both themes; offline it is played as well', async () => {
  const { page, context, faults } = await visit('/', { size: PHONE, language: 'en', isKept: true });
  await page.waitForSelector('[data-part="daily"] svg');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  }
  await keptForOffline(page);
  await context.setOffline(true);
  await page.locator('[data-part="daily"] a').click();
  await boardOf(page);
  await solveByHelp(page, en.helps);
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('link', { name: en.lookAgain }).waitFor();
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

/** The service worker has everything, and answers for this page. */
async function keptForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Every help that there is, and the move that the last one shows, until it is solved. */
async function solveByHelp(page: Page, helps: (typeof en)['helps']): Promise<void> {
  const advice = page.locator('[data-part="controls"] [data-part="hint"] + button');
  for (let step = 0; step < 20; step++) {
    await expect.poll(() => phase(page), { timeout: 60_000 }).toMatch(/trying|solved/);
    if ((await phase(page)) === 'solved') return void (await page.waitForSelector(SOLVED));
    for (const help of Object.values(helps)) {
      const asked = button(page, help);
      if (!(await asked.count())) continue;
      await asked.click();
      await asked.waitFor({ state: 'detached' });
    }
    await advice.click();
  }
  throw new Error('not solved');
}

/** The right answers of the puzzle that is set, by the attempts that this browser keeps: none is told to the page. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ puzzle: string; result: string; rating: number; helped: boolean; mode: string }[]>(
        (resolve, reject) => {
          const opened = indexedDB.open('escale');
          opened.onerror = () => reject(opened.error);
          opened.onsuccess = () => {
            const all = opened.result.transaction('attempts').objectStore('attempts').getAll();
            all.onsuccess = () => resolve(all.result.toSorted((a, b) => a.at - b.at));
          };
        },
      ),
  );
const keptOf = async (page: Page, count: number) => {
  await expect.poll(async () => (await kept(page)).length).toBe(count);
  return kept(page);
};

/** One touch after the other that leads to a move, until a move has been judged. */
async function moveSomehow(page: Page, skip: number): Promise<void> {
  const legal = page.locator(`${BOARD} [data-state="legal"]`);
  for (let touch = 0; touch < 6 && (await phase(page)) === 'trying'; touch++) {
    const count = await legal.count();
    if (count > 0) await legal.nth(skip % count).dispatchEvent('click');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect.poll(() => phase(page), { timeout: 60_000 }).not.toBe('judging');
}

test('training: an own rating follows the first tries, helped ones do not raise it, and the next one is another', async () => {
  const { page, context, faults } = await visit('/foxu', { size: DESKTOP, language: 'en' });
  await page.getByRole('link', { name: en.puzzles, exact: true }).click();
  await page.getByText(en.ratingNone).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  }
  // as hard as people found them
  const told = (await loadShelf(findGame('foxu')!)).map(({ id }) => ({ puzzle: id, rating: 1234, people: 5 }));
  await page.route('**/api/puzzles/foxu/ratings', (route) => route.fulfill({ json: { puzzles: told } }));
  await page.getByRole('combobox', { name: en.theme }).selectOption('hold');
  await page.getByRole('link', { name: en.train, exact: true }).click();
  await boardOf(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('escale.puzzle-ratings.foxu'))).toContain('1234');
  // solved with a hint: nothing is gained
  await solveByHelp(page, en.helps);
  expect(await page.textContent(SOLVED)).toContain(en.helpUsed);
  const [helped] = await keptOf(page, 1);
  expect(helped).toMatchObject({ helped: true, result: 'solved', mode: 'training' });
  await button(page, en.nextPuzzle).click();
  await untilPhase(page, 'trying');
  await page.getByText(en.rated.replace('{rating}', '1234')).waitFor();
  // missed, and solved at the second try: it is lost
  for (let skip = 0; (await phase(page)) !== 'wrong'; skip++) {
    expect(skip).toBeLessThan(40);
    await moveSomehow(page, skip);
    if ((await phase(page)) === 'solved') await button(page, en.nextPuzzle).click();
  }
  expect(await page.textContent(SAID)).not.toBe('');
  await button(page, en.tryAgain).click();
  await solveByHelp(page, en.helps);
  const all = await kept(page);
  const missed = all.find(({ result }) => result === 'failed')!;
  expect(all.filter(({ puzzle }) => puzzle === missed.puzzle).map(({ result }) => result)).toEqual([
    'failed',
    'solved',
  ]);
  expect(new Set(all.map(({ puzzle }) => puzzle)).size).toBe(all.length - 1);
  expect(missed.rating).toBe(1234);
  await page.getByRole('link', { name: /^Puzzles: / }).click();
  await page.getByText(/^about \d+$/).waitFor();
  // kept for where no house answers
  await page.route('**/api/puzzles/foxu/ratings', (route) => route.fulfill({ json: {} }));
  await page.goto(new URL(missed.puzzle.replace('foxu-', '/foxu/puzzles/'), page.url()).href);
  await page.getByText(en.rated.replace('{rating}', '1234')).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a storm counts what is right and takes ten seconds for what is not; a streak ends there; the best is kept', async () => {
  const { page, context, faults } = await visit('/foxu/puzzles/storm', { size: PHONE, language: 'en' });
  expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  await button(page, en.start).click();
  await boardOf(page);
  const seconds = async () => Number((await page.getByRole('timer').textContent())!.match(/\d+/)![0]);
  expect(await seconds()).toBeGreaterThan(150);
  for (let skip = 0; !(await page.getByText('−10 s').count()); skip++) {
    expect(skip).toBeLessThan(40);
    await moveSomehow(page, skip);
  }
  const [attempt] = await kept(page);
  expect(attempt!.mode).toBe('storm');
  await button(page, en.giveIn).click();
  await page.getByRole('heading', { name: en.stormOver }).waitFor();
  await page.goto(new URL('/foxu/puzzles/streak', page.url()).href);
  await button(page, en.start).click();
  await boardOf(page);
  for (let skip = 0; !(await page.locator('[data-part="run-over"]').count()); skip++) {
    expect(skip).toBeLessThan(40);
    await moveSomehow(page, skip);
  }
  const solved = (await kept(page)).filter(({ mode, result }) => mode === 'streak' && result === 'solved').length;
  expect(await page.textContent('[data-part="run-over"]')).toContain(`${solved} puzzle`);
  expect([...(await seriousFindings(page)), ...(await smallTargets(page)), ...faults]).toEqual([]);
  await context.close();
});

test('a puzzle is made of a position, and whoever has its link solves it: nobody’s rating changes', async () => {
  const { rules } = findGame('mister-zero')!;
  const { seats, options, events, answers } = await dailyIn('mister-zero');
  const { state } = expectOk(openLog(rules, seats, options, events));
  const position = new URLSearchParams({ position: rules.setUp!.write(state)! });
  const { page, context, faults } = await visit(`/mister-zero/analysis?${position}`, { size: PHONE, language: 'en' });
  await page.getByRole('link', { name: homemade.make }).click();
  await page.waitForSelector('[data-part="findings"][data-phase="done"]');
  expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  await page.getByRole('radio', { name: /^Win/ }).check();
  await page.getByLabel(homemade.title).fill('  Which\u202e way?  ');
  await page.getByLabel(homemade.author).fill('Zoé');
  await button(page, homemade.finish).click();
  const path = (await page.getByRole('link', { name: homemade.solve, exact: true }).getAttribute('href'))!;
  await page.getByText(homemade.code).click();
  expect([...(await seriousFindings(page)), ...(await smallTargets(page))]).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, homemade.file).click()]);

  const other = await visit(path, { size: PHONE, language: 'fr' });
  await boardOf(other.page);
  await other.page.getByRole('heading', { name: 'Which way?' }).waitFor();
  await other.page.getByText('par Zoé').waitFor();
  await type(other.page, answers![0]!);
  await other.page.waitForSelector(SOLVED);
  await other.page.getByText(maison.unrated).waitFor();
  expect([...(await seriousFindings(other.page)), ...(await smallTargets(other.page))]).toEqual([]);
  await other.page.getByRole('link', { name: maison.morePuzzles }).click();
  await other.page.getByText(fr.ratingNone).waitFor();
  await other.page.getByText(fr.noHistory).waitFor();
  await other.page.goto(new URL('/puzzle#nonsense', other.page.url()).href);
  await other.page.getByText(maison.broken).waitFor();
  await other.context.close();

  // a file leads to the same page, and the list of one's own too; what is deleted can be put back
  await page.goto(new URL('/', page.url()).href);
  await page.locator('input[type="file"]').setInputFiles(await file.path());
  await page.getByRole('heading', { name: 'Which way?' }).waitFor();
  await page.goto(new URL('/mister-zero/puzzles', page.url()).href);
  const mine = page.locator('[data-part="own-puzzles"]');
  await mine.getByRole('button', { name: 'Delete' }).click();
  await mine.getByRole('button', { name: 'Undo' }).click();
  await mine.getByRole('link', { name: /Which way/ }).click();
  await boardOf(page);
  expect([...faults, ...other.faults]).toEqual([]);
  await context.close();
});
