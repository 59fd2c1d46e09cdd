/** A slow line is not felt: one's own moves are shown before the house has heard of them, and whatever happens, once each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHELF } from '../../src/games/shelf.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { openPage, someMove, type TestPage, until } from '../support/page.ts';
import { openPassage, type Passage } from '../support/passage.ts';

/** Each way. */
const DELAY_MS = 400;
const BIDS = ['bid:30', 'bid:20', 'bid:10', 'bid:9'];

let house: TestHouse;
const pages: TestPage[] = [];
const passages: Passage[] = [];

beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(async () => {
  for (const page of pages) page.close();
  for (const passage of passages) await passage.close();
  await house.close();
});

async function page(guest: Guest, id: string, url?: string): Promise<TestPage> {
  const opened = await openPage(guest, id, url);
  pages.push(opened);
  return opened;
}

/** Ann far away, Bob near. */
async function seated(game: string) {
  const [ann, bob] = [await Guest.at(house.url, 'Ann'), await Guest.at(house.url, 'Bob')];
  const id = await ann.open({ game, seats: 2 });
  await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
  const passage = await openPassage(house.url);
  passages.push(passage);
  const [slow, near] = [await page(ann, id, passage.url), await page(bob, id)];
  passage.delay(DELAY_MS);
  return { ann, id, slow, near, passage };
}

/** Told moves of the slow page's seat. */
const movesOf = ({ seen }: TestPage) => seen.events.flatMap(({ seen: { by, move } }) => (by === 0 ? [move] : []));
const isAnswered = ({ page, shown }: TestPage) => JSON.stringify(page.view) === JSON.stringify(shown?.view);

/** Acts, and answers what is shown at once, before anything can have come back. */
function act(table: TestPage, move: string) {
  const { seq } = table.page;
  table.act(move);
  expect(table.page.seq).toBe(seq);
  return table.shown!;
}

// they wait for the line most of the time, so they wait together
describe.concurrent('over a line of 400 ms each way', () => {
  describe.each(SHELF.map(({ rules }) => rules.id))('%s', (game) => {
    test('one’s own move is shown at once, just as it is when the answer comes', async () => {
      const { slow, near } = await seated(game);
      const before = slow.page.view;
      const move = someMove(slow, game);
      const { view } = act(slow, move);
      expect(view).not.toEqual(before);
      expect(slow.page.view).toEqual(before);
      await until(near, (each) => each.events > slow.events);
      expect(slow.shown?.view).toEqual(view);
      await until(slow, (each) => movesOf(each).length === 1);
      expect(movesOf(slow)).toEqual([move]);
      expect(slow.page.view).toEqual(view);
      expect(slow.shown?.view).toEqual(view);
      expect(slow.refusal).toBeUndefined();
    });
  });

  test('what depends on a secret waits for the answer, and the board waits with it', async () => {
    const { slow, near } = await seated('royale-mastermind');
    // Ann hides the code, and it is Bob who looks for it
    act(slow, someMove(slow, 'code'));
    await until(near, (each) => each.turn.includes(1));
    const before = near.page.view;
    const { view, moves } = act(near, someMove(near, 'row'));
    expect(view).toEqual(before);
    expect(moves).toEqual([]);
    await until(near, ({ page }) => JSON.stringify(page.view) !== JSON.stringify(before));
    expect(isAnswered(near)).toBe(true);
  });

  test('where it is one’s turn again the board is free: several moves under way arrive in order, once each', async () => {
    const { slow, near } = await seated('ricochet-robots');
    for (const [index, bid] of BIDS.entries()) {
      const { moves } = act(slow, bid);
      expect(moves).not.toContain(bid);
      expect(moves).toContain(BIDS[index + 1] ?? 'bid:8');
    }
    await until(near, (each) => movesOf(each).length === BIDS.length);
    // the first answer does not undo what is shown of the others
    const { view } = slow.shown!;
    await until(slow, (each) => movesOf(each).length === 1);
    expect(slow.shown?.view).toEqual(view);
    await until(slow, (each) => movesOf(each).length === BIDS.length);
    expect(movesOf(slow)).toEqual(BIDS);
    expect(movesOf(near)).toEqual(BIDS);
    expect(slow.shown?.view).toEqual(view);
    expect(isAnswered(slow)).toBe(true);
  });

  test('a move of the other one comes between: both are there, and nothing is shown twice', async () => {
    const { slow, near } = await seated('ricochet-robots');
    act(slow, 'bid:20');
    near.act('bid:15');
    act(slow, 'bid:12');
    for (const each of [slow, near])
      await until(each, ({ seen }) => seen.events.filter((each) => each.seen.by !== 'chance').length === 3);
    expect(movesOf(slow)).toEqual(['bid:20', 'bid:12']);
    expect(slow.page.lines).toEqual(near.page.lines);
    expect(isAnswered(slow)).toBe(true);
  });

  test('a move that is refused is taken back, with the reason', async () => {
    const { ann, id, slow, near } = await seated('mister-zero');
    const second = await page(ann, id);
    const [first, other] = [someMove(second, 'one'), someMove(slow, 'other')];
    expect(first).not.toBe(other);
    second.act(first);
    await until(near, (each) => movesOf(each).length === 1);
    const { view } = act(slow, other);
    expect(view).not.toEqual(near.page.view);
    await until(slow, ({ refusal }) => refusal !== undefined);
    expect(slow.refusal).toMatchObject({ code: 'not-your-turn' });
    expect(movesOf(slow)).toEqual([first]);
    expect(isAnswered(slow)).toBe(true);
    // and the game goes on
    near.act(someMove(near, 'answer'));
    await until(slow, (each) => each.turn.includes(0));
    act(slow, someMove(slow, 'on'));
    expect(slow.refusal).toBeUndefined();
    await until(slow, (each) => movesOf(each).length === 2);
  });

  test('one of several that is refused takes none of the others with it', async () => {
    const { ann, id, slow, near } = await seated('ricochet-robots');
    const second = await page(ann, id);
    second.act('bid:25');
    await until(near, (each) => movesOf(each).length === 1);
    for (const bid of BIDS) act(slow, bid);
    await until(slow, (each) => movesOf(each).length === BIDS.length);
    expect(movesOf(slow)).toEqual(['bid:25', ...BIDS.slice(1)]);
    expect(slow.refusal).toMatchObject({ reason: 'ricochet-robots.bid-not-lower' });
    expect(isAnswered(slow)).toBe(true);
  });

  test('more at once than the house takes arrives all the same', async () => {
    const { slow, near } = await seated('ricochet-robots');
    const bids = Array.from({ length: 90 }, (_, index) => `bid:${98 - index}`);
    for (const bid of bids) act(slow, bid);
    await until(near, (each) => movesOf(each).length >= bids.length);
    await until(slow, (each) => movesOf(each).length >= bids.length);
    expect(movesOf(near)).toEqual(bids);
    expect(movesOf(slow)).toEqual(bids);
    expect(isAnswered(slow)).toBe(true);
  });

  /** When the line breaks: before anything arrives, when some has, before any answer is back, and with answers lost. */
  describe.each([0, DELAY_MS / 2, DELAY_MS * 1.2, DELAY_MS * 1.8])(
    'a line that breaks %i ms after the moves',
    (after) => {
      test.each([false, true])('loses nothing and plays nothing twice (answers lost: %s)', async (lost) => {
        const { slow, near, passage } = await seated('ricochet-robots');
        if (lost) passage.loseAnswers();
        for (const bid of BIDS) act(slow, bid);
        const { view } = slow.shown!;
        await new Promise((resolve) => setTimeout(resolve, after));
        passage.cut();
        await until(slow, ({ line }) => line.state.value === 'lost');
        // what was done is still to be seen, and can be gone on with
        expect(slow.shown?.view).toEqual(view);
        expect(act(slow, 'bid:5').moves).toContain('bid:4');
        passage.restore();
        await until(slow, (each) => movesOf(each).length === BIDS.length + 1);
        await until(near, (each) => movesOf(each).length === BIDS.length + 1);
        expect(movesOf(near)).toEqual([...BIDS, 'bid:5']);
        await until(slow, isAnswered);
        expect(slow.page.lines).toEqual(near.page.lines);
        expect(slow.refusal).toBeUndefined();
      });
    },
  );
});
