/** A race as several people: one opens it, one comes by the link on a phone in French, one comes late. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { append, openLog } from '../../src/core/log.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { expectOk } from '../../src/core/result.ts';
import { counted, fill } from '../../src/core/telling.ts';
import { findGame } from '../../src/games/shelf.ts';
import { Judge } from '../../src/puzzles/judging.ts';
import { RaceCourse } from '../../src/race/course.ts';
import { RACE_MS } from '../../src/race/limits.ts';
import { en as puzzlesEn } from '../../src/web/puzzles/text/en.ts';
import { en } from '../../src/web/race/text/en.ts';
import { fr } from '../../src/web/race/text/fr.ts';
import type { RaceTold } from '../../src/wire/answers/races.ts';
import { seriousFindings, smallTargets } from './axe.ts';
import { DESKTOP, house, PHONE } from './house.ts';
import { BOARD } from './parts.ts';

/** By how much the house's clock is ahead: nobody waits for the end of a race. */
let ahead = 0;
const { visit } = house({ time: { wall: () => Date.now() + ahead, steady: () => performance.now() + ahead } });
const GAME = 'foxu';
const part = (name: string) => `[data-part="${name}"]`;
const phase = (name: string) => `${part('race')}[data-phase="${name}"]`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toldOf = (page: Page) =>
  page.evaluate(async () =>
    (await fetch(location.pathname.replace('/race/', '/api/races/'))).json(),
  ) as Promise<RaceTold>;

async function judgeOf(puzzle: Puzzle): Promise<Judge> {
  const { rules, puzzles } = findGame(puzzle.game)!;
  return new Judge(rules, await (await puzzles!()).maker(), puzzle);
}

/** The moves of one's own that solve it, and a first one that does not. */
async function movesOf(puzzle: Puzzle): Promise<{ readonly right: readonly string[]; readonly wrong: string }> {
  const judge = await judgeOf(puzzle);
  const right: string[] = [];
  let since: Parameters<Judge['judge']>[0] = [];
  for (let isOver = false; !isOver; ) {
    const help = judge.help(since, 'move');
    if (help?.level !== 'move') throw new Error('no way');
    const judged = judge.judge(since, help.move);
    right.push(help.move);
    since = [...since, { by: puzzle.seat, move: help.move }, ...judged.follows];
    isOver = judged.is === 'solved';
  }
  const others = [...'abcdef'].flatMap((column) => [1, 2, 3, 4, 5, 6].map((row) => `${column}${row}`));
  const from = right[0]!.split('-')[0]!;
  const begin = expectOk(openLog(findGame(puzzle.game)!.rules, puzzle.seats, puzzle.options, puzzle.events));
  const legal = others.map((to) => `${from}-${to}`).filter((move) => append(begin, puzzle.seat, move).ok);
  const wrong = legal.find((move) => judge.judge([], move).is === 'wrong');
  return { right, wrong: wrong! };
}

/** As somebody does who types his moves. */
async function type(page: Page, move: string): Promise<void> {
  const line = page.locator(`${part('typed')} input`);
  if ((await line.count()) === 0) await page.keyboard.press('/');
  await line.fill(move);
  await line.press('Enter');
}

test('two race, a third comes late: the same puzzles, live bars, a mistake that costs, a result, and once more', async () => {
  const { page: ada, faults } = await visit(`/${GAME}/puzzles`, { size: DESKTOP, language: 'en' });
  await ada.getByRole('link', { name: puzzlesEn.withFriends }).click();
  await ada.getByLabel(en.yourName).fill('Ada');
  await button(ada, en.open).click();
  await ada.waitForSelector(`${part('door')} img`);
  expect(await button(ada, en.start).isDisabled()).toBe(true);
  const path = new URL(ada.url()).pathname;

  const { page: zoe } = await visit(path, { size: PHONE, language: 'fr' });
  await zoe.getByRole('heading', { name: fill(fr.joinTitle, { name: 'Ada' }) }).waitFor();
  await zoe.getByLabel(fr.yourName).fill('Zoé');
  await button(zoe, fr.join).click();
  await zoe.getByText(fill(fr.waitOpener, { name: 'Ada' })).waitFor();
  await ada.locator(part('racers')).getByText('Zoé').waitFor();
  for (const page of [ada, zoe]) {
    expect(await seriousFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }

  await button(ada, en.start).click();
  await zoe.waitForSelector(phase('countdown'));
  expect((await toldOf(zoe)).face.heat!.seed).toBeNull();
  await Promise.all([ada, zoe].map((page) => page.waitForSelector(`${phase('running')} ${BOARD} svg`)));
  const course = new RaceCourse([findGame(GAME)!], (await toldOf(ada)).face.heat!.seed!);
  const first = await movesOf((await course.at(0))!);

  // one's own puzzle is solved, and both see it; a reload changes nothing
  for (const move of first.right) await type(ada, move);
  await ada.getByText(fill(en.solved, { count: '1' }), { exact: true }).waitFor();
  await zoe
    .locator(part('bars'))
    .getByText(fill(fr.lane, { name: 'Ada', count: '1' }))
    .waitFor();
  await ada.reload();
  await ada
    .locator(part('bars'))
    .getByText(fill(en.lane, { name: 'Ada', count: '1' }))
    .waitFor();
  await ada.waitForSelector(`${phase('running')} ${BOARD} svg`);
  for (const page of [ada, zoe]) {
    expect(await seriousFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }

  await type(zoe, first.wrong);
  await zoe.waitForSelector(part('lock'));
  await zoe.waitForSelector(part('lock'), { state: 'detached' });
  await expect.poll(async () => (await toldOf(ada)).face.heat!.lanes[1]!.solved).toEqual([false]);

  // the clock ends it, whoever looks
  const { page: late } = await visit(path, { size: PHONE, language: 'en' });
  await late.getByRole('heading', { name: en.underWay }).waitFor();
  // what somebody has written is still there when the race ends meanwhile
  await late.getByLabel(en.yourName).fill('Late Larry');
  ahead += RACE_MS;
  await late.getByRole('heading', { name: en.timeUp }).waitFor();
  await button(late, en.joinNext).click();
  await ada.locator(part('racers')).getByText('Late Larry').waitFor();
  await ada.getByText(en.youWin).waitFor();
  await ada.getByText(counted(en.result, 1, 'en')).waitFor();
  await zoe.getByText(fill(fr.winner, { name: 'Ada' })).waitFor();
  expect(await zoe.locator(`${part('results')} tbody tr`).allTextContents()).toEqual([
    expect.stringMatching(/^1Ada1/),
    expect.stringMatching(/^2Zoé0/),
  ]);
  // two puzzles to look at again: the one that was missed, and the one that was not reached
  expect(await zoe.locator(`${part('mistakes')} a`).count()).toBe(2);
  for (const page of [ada, zoe]) {
    expect(await seriousFindings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }

  // what was on its way is awaited; then everybody goes on, the one who came late included
  ahead += 5000;
  await button(ada, en.startAgain).click();
  await late.waitForSelector(phase('countdown'));
  expect((await toldOf(late)).face).toMatchObject({ wins: [1, 0, 0], heat: { number: 2, lanes: [{}, {}, {}] } });
  await ada.goto(new URL(`/${GAME}/puzzles`, ada.url()).href);
  await ada.getByText(fill(puzzlesEn.best, { count: '1' })).waitFor();
  expect(faults).toEqual([]);
});

test('a race that is not there says so', async () => {
  const { page, context } = await visit('/race/r-AAAAAAAAAAAAAAAAAAAAAA', { size: PHONE, language: 'fr' });
  await page.getByRole('heading', { name: fr.gone }).waitFor();
  await page.getByRole('link', { name: fr.open }).click();
  await page.getByLabel(fr.which).selectOption(GAME);
  await context.close();
});
