/** Real processes over one PostgreSQL are one house: also while they die, and while the database is away. */

import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { itemsOf } from '../../src/core/growing.ts';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/shelf.ts';
import { openStore } from '../../src/server/index.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { Hello } from '../../src/wire/messages.ts';
import { startHouse, type TheHouse } from '../../tools/house-process.ts';
import { Guest } from '../support/online.ts';
import { openPage, someMove, type TestPage, until } from '../support/page.ts';
import { openPassage, type Passage } from '../support/passage.ts';
import { freshDatabase } from '../support/postgres.ts';

const GAME = { game: 'mister-zero', seats: 2 };
/** Longer than a house can be silent and still count as awake, and than a player has for a move. */
const OUTAGE_MS = 20_000;
const MOVE_SECONDS = 5;
/** Until a page that was let go sits again. */
const CUT_MS = 6000;
const SECOND_MS = 1000;
const TRY_LATER = 1013;
/** Until a question of a node that nobody answers has failed. */
const DATABASE_PATIENCE_MS = 4000;

let databaseUrl: string;
let passage: Passage;
let store: Store;
let nodes: [TheHouse, TheHouse];
let pages: TestPage[] = [];

const start = () => startHouse({ DATABASE_URL: passage.url });

beforeAll(async () => {
  databaseUrl = await freshDatabase(inject('postgres'));
  passage = await openPassage(databaseUrl);
  store = await openStore({ databaseUrl, dataDir: 'nowhere' });
  nodes = [await start(), await start()];
}, 120_000);
afterEach(() => {
  for (const page of pages) page.close();
  pages = [];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
  await store.close();
  await passage.close();
});

/** Ann at the first node, Bob at the second. */
async function table(more: Partial<Parameters<Guest['open']>[0]> = {}) {
  const [ann, bob] = [await Guest.at(nodes[0].url, 'Ann'), await Guest.at(nodes[1].url, 'Bob')];
  const id = await ann.open({ ...GAME, ...more });
  if (!more.holders) await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
  return { ann, bob, id };
}

async function page(guest: Guest, id: string, url?: () => string): Promise<TestPage> {
  const opened = await openPage(guest, id, url);
  pages.push(opened);
  return opened;
}

const linesOf = ({ page }: TestPage) => itemsOf(page.lines);

/** The code with which a node closes the socket of whoever comes. */
const knock = (url: string, id: string, token: string): Promise<number> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}` };
    new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers }).on('close', resolve);
  });

/** What was asked was done, and is in the log from here on. */
async function answered(asked: ReturnType<TestPage['do']>) {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return { seq: answer.value };
}

/** Whoever is to move does, and both hear of it; until the end, or for so many moves. */
async function play(players: readonly TestPage[], most = 1000): Promise<void> {
  for (let moves = 0; moves < most && !players[0]!.over; moves++) {
    const [seat] = players[0]!.turn;
    const mover = players[seat!]!;
    const { seq } = await answered(mover.do({ do: 'act', move: someMove(mover, `${moves}`) }));
    await Promise.all(players.map((each) => until(each, ({ page }) => page.seq > seq)));
  }
}

test('players of one table sit at different nodes', async () => {
  const { ann, bob, id } = await table();
  const players = [await page(ann, id), await page(bob, id)];
  await Promise.all(players.map((each) => until(each, ({ presence }) => presence.online.join() === '0,1')));
  await play(players, 8);
  expect(linesOf(players[0]!)).toEqual(linesOf(players[1]!));
  await players[1]!.do({ do: 'say', text: 'well met', to: 'all' });
  await until(players[0]!, ({ page }) => itemsOf(page.lines).some(({ what }) => what.t === 'said'));
});

test('whoever asks one node and then another finds what the first has acknowledged', async () => {
  const { ann, bob, id } = await table();
  const players = [ann, bob];
  for (let moves = 0; moves < 10; moves++) {
    // each time from the node that has not written the last line, without waiting for it to hear of that
    const seat = moves % 2;
    const { body } = await players[seat]!.via(nodes[moves % 2]!.url).ask('GET', `/api/tables/${id}`);
    const hello = body as Hello;
    expect(moveOf(hello)).toBeDefined();
    const asked = players[seat]!.via(nodes[1 - (moves % 2)]!.url);
    const answer = await asked.ask('POST', `/api/tables/${id}`, { do: 'act', move: moveOf(hello) });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  }
});

test('the database is away, and back: what was asked is done, and nobody’s time ran', async () => {
  const { ann, bob, id } = await table({ control: { kind: 'move', seconds: MOVE_SECONDS } });
  const players = [await page(ann, id), await page(bob, id)] as const;
  await play(players, 2);
  passage.cut();
  const mover = players[players[0].turn[0]!]!;
  const answer = mover.do({ do: 'act', move: someMove(mover, 'outage') });
  await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
  expect((await fetch(`${nodes[0].url}/ready`)).status).toBe(503);
  expect((await fetch(`${nodes[0].url}/health`)).status).toBe(200);
  passage.restore();
  const { seq } = await answered(answer);
  await Promise.all(
    players.map((each) =>
      until(each, ({ page }) => page.seq > seq && itemsOf(page.lines).some(({ what }) => what.t === 'slept')),
    ),
  );
  const kinds = linesOf(players[0]).map(({ what }) => what.t);
  expect(kinds).not.toContain('timed-out');
  // both nodes were away for the same time: it counts once
  const slept = linesOf(players[0]).flatMap(({ what }) => (what.t === 'slept' ? [what] : []));
  const bySleep = new Set(slept.map(({ from }) => from));
  expect(bySleep.size).toBe(1);
  await play(players, 2);
});

test('a node hears nothing of its database: its player sits down at the other one, and has lost no time', async () => {
  const own = await openPassage(databaseUrl);
  const lonely = await startHouse({ DATABASE_URL: own.url });
  // what a balancer does: whoever comes again comes to a node that is ready
  const ways = [lonely.url];
  const { ann, bob, id } = await table({ control: { kind: 'move', seconds: 2 * MOVE_SECONDS } });
  const players = [await page(ann, id), await page(bob, id, () => ways.shift() ?? nodes[0].url)] as const;
  await play(players, 1);
  own.swallow();
  const cut = Date.now();
  await until(players[1], ({ line }) => line.state.value === 'lost');
  await until(players[1], ({ line }) => line.state.value === 'open');
  expect(Date.now() - cut).toBeLessThan(CUT_MS);
  expect((await fetch(`${lonely.url}/ready`)).status).toBe(503);
  await until(players[1], (each) => linesOf(each).some(({ what }) => what.t === 'slept'));
  const { left, since, running } = players[1].face.clock;
  expect(left[running[0]!]! + since - players[1].now()).toBeGreaterThan(2 * MOVE_SECONDS * 1000 - SECOND_MS);
  await play(players, 2);
  // whoever knocks there is sent on, and when the database is back it is as before
  expect(await knock(lonely.url, id, bob.token)).toBe(TRY_LATER);
  await new Promise((resolve) => setTimeout(resolve, DATABASE_PATIENCE_MS));
  own.cut();
  own.restore();
  while ((await fetch(`${lonely.url}/ready`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
  await lonely.stop('SIGKILL');
  await own.close();
});

test('a node is killed in the middle of a game: its player goes on at the other', async () => {
  const { ann, bob, id } = await table();
  let url = bob.url;
  const players = [await page(ann, id), await page(bob, id, () => url)] as const;
  await play(players, 5);
  const mover = players[players[0].turn[0]!]!;
  const answer = mover.do({ do: 'act', move: someMove(mover, 'fall') });
  const gone = nodes[1].stop('SIGKILL');
  url = nodes[0].url;
  await gone;
  const { seq } = await answered(answer);
  await Promise.all(
    players.map((each) => until(each, ({ page, line }) => page.seq > seq && line.state.value === 'open')),
  );
  await play(players);
  expect(players[0].over).toBe(true);
  for (const each of players) {
    expect(linesOf(each).map((line) => line.seq)).toEqual(Array.from({ length: each.page.seq }, (_, at) => at));
  }
  nodes[1] = await start();
});

test('the node that thinks for the computer is killed: the other one moves', async () => {
  const { ann, id } = await table({ holders: ['me', { level: 1 }] });
  const { body } = await ann.ask('GET', `/api/tables/${id}`);
  const { body: done } = await ann.ask('POST', `/api/tables/${id}`, { do: 'act', move: moveOf(body as Hello) });
  await nodes[0].stop('SIGKILL');
  const { seq } = done as { seq: number };
  // nobody opens a page: the deadline beside the log alone brings the other node to the table
  for (;;) {
    const rows = await store.read(id, seq + 1);
    const events = rows.map((row) => JSON.parse(row.body) as { t: string; by?: number });
    if (events.some(({ t, by }) => t === 'played' && by === 1)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});

/** Some legal move of whoever looks, if it is his turn. */
function moveOf({ view, face }: Hello): string | undefined {
  const { rules } = findGame(face.game)!;
  const state = rules.imagine(view, seededRandom('node'));
  if (view.viewer === 'spectator' || !rules.toAct(state).includes(view.viewer)) return undefined;
  return rules.write(rules.draw(state, view.viewer, seededRandom('node')));
}
