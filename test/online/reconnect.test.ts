/** The page's line to its table breaks at every place where it can; nothing is lost, and nothing happens twice. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { itemsOf } from '../../src/core/growing.ts';
import { seededRandom } from '../../src/core/random.ts';
import { openStore } from '../../src/server/index.ts';
import { eventsOf } from '../../src/table/told/page-state.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { openPage, someMove, type TestPage, until, untilLine } from '../support/page.ts';
import { openPassage, type Passage } from '../support/passage.ts';
import { timeOf } from '../support/test-time.ts';

const GAME = { game: 'mister-zero', seats: 2 };
const GRACE_MS = 300;
let house: TestHouse;
/** The way of one of them to the house. */
let passage: Passage;
let pages: TestPage[] = [];

beforeAll(async () => {
  house = await openTestHouse({ limits: { grace: GRACE_MS } });
});
afterAll(() => house.close());
beforeEach(async () => {
  passage = await openPassage(house.url);
});
afterEach(async () => {
  for (const page of pages) page.close();
  pages = [];
  await passage.close();
});

async function page(guest: Guest, id: string, url?: string): Promise<TestPage> {
  const opened = await openPage(guest, id, url);
  pages.push(opened);
  return opened;
}

async function table(at = house, control: Parameters<Guest['open']>[0]['control'] = { kind: 'none' }) {
  const [ann, bob] = [await Guest.at(at.url, 'Ann'), await Guest.at(at.url, 'Bob')];
  const id = await ann.open({ ...GAME, control });
  await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
  return { ann, bob, id };
}

/** Ann over a line that breaks, Bob over one that does not. */
async function seated() {
  const { ann, bob, id } = await table();
  return { ann, bob, id, shaky: await page(ann, id, passage.url), steady: await page(bob, id) };
}

const played = ({ page }: TestPage) => itemsOf(page.lines).filter(({ what }) => what.t === 'played').length;
const breakNow = () => {
  passage.cut();
  passage.restore();
};

async function expectSame(one: TestPage, other: TestPage): Promise<void> {
  await until(one, ({ page, line }) => page.seq === other.page.seq && line.state.value === 'open');
  expect(itemsOf(one.page.lines).map(({ seq }) => seq)).toEqual(Array.from({ length: one.page.seq }, (_, seq) => seq));
  const text = ({ page: { lines, face } }: TestPage) => JSON.stringify({ lines, face });
  expect(text(one)).toBe(text(other));
}

test('a move whose answer got lost is sent again, and played once', async () => {
  const { shaky, steady } = await seated();
  passage.loseAnswers();
  const answer = shaky.do({ do: 'act', move: someMove(shaky, 'lost') });
  await until(steady, (each) => played(each) === 1);
  const { seq } = itemsOf(steady.page.lines).find(({ what }) => what.t === 'played')!;
  breakNow();
  expect(await answer).toEqual({ ok: true, value: seq });
  await expectSame(shaky, steady);
  expect(played(shaky)).toBe(1);
});

test('a move that never arrived is played when the line is back', async () => {
  const { shaky, steady } = await seated();
  passage.swallow();
  const answer = shaky.do({ do: 'act', move: someMove(shaky, 'swallowed') });
  passage.cut();
  await untilLine(shaky, 'lost');
  expect(played(steady)).toBe(0);
  passage.restore();
  expect(await answer).toMatchObject({ ok: true });
  await expectSame(shaky, steady);
});

test('words are not said twice: whoever cannot know says that he does not', async () => {
  const { shaky, steady } = await seated();
  passage.loseAnswers();
  const answer = shaky.do({ do: 'say', text: 'hello', to: 'all' });
  const said = ({ page }: TestPage) => itemsOf(page.lines).filter(({ what }) => what.t === 'said').length;
  await until(steady, (each) => said(each) === 1);
  breakNow();
  expect(await answer).toMatchObject({ ok: false, error: { code: 'away' } });
  await expectSame(shaky, steady);
  expect(said(shaky)).toBe(1);
});

test('a line that breaks again and again: every line of the log once and in order', async () => {
  const { shaky, steady } = await seated();
  const random = seededRandom('breaks');
  for (let moves = 0; moves < 14 && !steady.over; moves++) {
    const mover = steady.turn.includes(0) ? shaky : steady;
    await until(mover, ({ page, line }) => page.seq >= steady.page.seq && line.state.value === 'open');
    if (random(3) === 0) passage.loseAnswers();
    const answer = mover.do({ do: 'act', move: someMove(mover, `${moves}`) });
    if (random(3) === 0) breakNow();
    await until(steady, (each) => played(each) > moves);
    breakNow();
    expect(await answer).toMatchObject({ ok: true });
  }
  await expectSame(shaky, steady);
  expect(played(shaky)).toBeGreaterThan(6);
});

test('one seat in two tabs: both show the same, either may move, and of two moves at once one is played', async () => {
  const { ann, id, shaky, steady } = await seated();
  const second = await page(ann, id);
  const moves = [someMove(shaky, 'one'), someMove(second, 'other')];
  const answers = await Promise.all([
    shaky.do({ do: 'act', move: moves[0]! }),
    second.do({ do: 'act', move: moves[1]! }),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  await until(steady, (each) => played(each) === 1);
  await expectSame(second, steady);
  await expectSame(shaky, steady);
  // one tab less is not one player less
  await until(steady, ({ presence }) => presence.online.length === 2);
  second.close();
  await steady.do({ do: 'act', move: someMove(steady, 'answer') });
  await until(shaky, (each) => played(each) === 2);
  await shaky.do({ do: 'act', move: someMove(shaky, 'from the first tab') });
  await until(steady, (each) => played(each) === 3);
  expect(steady.presence.online).toEqual([0, 1]);
});

test('one who does not come back is marked as left, and as back when he is', async () => {
  const { shaky, steady } = await seated();
  const left = ({ face }: TestPage) => face.holders[0]!.kind === 'person' && face.holders[0]!.left;
  passage.cut();
  await until(steady, left);
  expect(steady.presence.online).toEqual([1]);
  passage.restore();
  await until(steady, (each) => !left(each));
  await expectSame(shaky, steady);
});

test('the house closes and opens again in the middle of a game; nobody’s time ran meanwhile', async () => {
  let now = 1_000_000;
  const dataDir = mkdtempSync(join(tmpdir(), 'escale-restart-'));
  const open = async (port = 0) =>
    openTestHouse({ store: await openStore({ dataDir }), time: timeOf(() => now), port });
  const first = await open();
  const { ann, bob, id } = await table(first, { kind: 'move', seconds: 60 });
  const [one, other] = [await page(ann, id), await page(bob, id)];
  now += 20_000;
  await one.do({ do: 'act', move: someMove(one, 'before') });
  await until(other, (each) => played(each) === 1);
  now += 10_000;
  await first.close();
  await untilLine(one, 'closing');
  const answer = other.do({ do: 'act', move: someMove(other, 'during') });
  now += 3_600_000;
  const second = await open(Number(new URL(first.url).port));
  expect(await answer).toMatchObject({ ok: true });
  await expectSame(one, other);
  expect(itemsOf(one.page.lines).map(({ what }) => what.t)).not.toContain('timed-out');
  expect(itemsOf(one.page.lines).map(({ what }) => what.t)).toContain('slept');
  expect(one.face.clock).toMatchObject({ left: [60_000, 60_000], running: [0], since: now });
  for (const each of [one, other]) each.close();
  await second.close();
  rmSync(dataDir, { recursive: true });
});

test('at a table without a clock whoever does not come back in time holds nobody up', async () => {
  const [ann, bob] = [await Guest.at(house.url, 'Ann'), await Guest.at(house.url, 'Bob')];
  const id = await ann.open({ game: 'ricochet-robots', seats: 2, policies: { untimed: true } });
  await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
  const [shaky, steady] = [await page(ann, id, passage.url), await page(bob, id)];
  const waive = async () => {
    const { face } = steady.page;
    return steady.line.do({ do: 'waive', key: face.waivable[0]!.key, events: eventsOf(steady.page) });
  };
  const clock = ({ page: { lines } }: TestPage) =>
    itemsOf(lines).some(({ what }) => what.t === 'played' && what.seen.by === 'clock');
  const told = (t: 'left' | 'returned') => (at: TestPage) => itemsOf(at.page.lines).some(({ what }) => what.t === t);
  await until(steady, ({ page }) => page.face.waivable.length === 1);
  await waive();
  await until(shaky, ({ page }) => page.face.waivable[0]?.agreed.length === 1);
  expect(steady.page.face.waivable[0]).toMatchObject({ asked: [0, 1], agreed: [1] });
  expect(clock(steady)).toBe(false);
  passage.cut();
  await until(steady, told('left'));
  await until(steady, clock);
  passage.restore();
  await until(steady, told('returned'));
});
