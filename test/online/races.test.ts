/** Races over a real house: everybody has the same puzzles at the same moment, and the house looks at every solution. */
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { findGame } from '../../src/games/shelf.ts';
import { Judge } from '../../src/puzzles/judging.ts';
import { RaceCourse } from '../../src/race/course.ts';
import { COUNTDOWN_MS, LATE_MS, LEAST_MS, LOCK_MS, RACE_MS } from '../../src/race/limits.ts';
import { openStore } from '../../src/server/index.ts';
import type { RaceTold } from '../../src/wire/answers/races.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';
import { freshDatabase } from '../support/postgres.ts';
import { TestTime } from '../support/test-time.ts';

const GAME = 'foxu';
const time = new TestTime(Date.now());
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ time });
});
afterAll(() => house?.close());

interface Somebody {
  readonly guest: Guest;
  /** The reason, if it is refused. */
  say(command: object): Promise<string | undefined>;
  look(): Promise<RaceTold>;
}

const someone = (guest: Guest, id: string): Somebody => ({
  guest,
  async say(command) {
    const { body } = await guest.ask('POST', `/api/races/${id}`, command);
    return (body as { error?: { reason: string } }).error?.reason;
  },
  look: async () => (await guest.ask('GET', `/api/races/${id}`)).body as RaceTold,
});

/** A busy machine needs more than a second. */
const eventually = (look: () => void) => vi.waitFor(look, 20_000);

/** Whose pages are open. */
const sockets: WebSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.terminate();
});

async function page(
  id: string,
  guest?: Guest,
  { url } = guest ?? house,
): Promise<{ readonly told: RaceTold[]; readonly socket: WebSocket }> {
  const headers = guest ? { authorization: `Bearer ${guest.token}` } : {};
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/races/${id}/socket`, { headers });
  sockets.push(socket);
  const told: RaceTold[] = [];
  socket.on('message', (data) => told.push(JSON.parse(data.toString()) as RaceTold));
  await new Promise((resolve) => socket.once('message', resolve).once('close', resolve));
  return { told, socket };
}

async function race(names: readonly string[]): Promise<{ id: string; people: Somebody[] }> {
  const opener = await Guest.at(house.url, 'Opener');
  const { body } = await opener.ask('POST', '/api/races', { name: 'Opener', games: [GAME] });
  const { id } = body as { id: string };
  const people = [someone(opener, id)];
  for (const name of names) {
    const person = someone(await Guest.at(house.url, name), id);
    expect(await person.say({ do: 'join', name })).toBeUndefined();
    people.push(person);
  }
  for (const { guest } of people) await page(id, guest);
  return { id, people };
}

async function started(names: readonly string[]) {
  const { id, people } = await race(names);
  expect(await people[0]!.say({ do: 'start' })).toBeUndefined();
  const waiting = await people[1]!.look();
  expect(waiting.face.heat).toMatchObject({ number: 1, seed: null });
  time.pass(COUNTDOWN_MS);
  const { heat } = (await people[1]!.look()).face;
  const course = new RaceCourse([findGame(GAME)!], heat!.seed!);
  return { id, people, puzzle: async (place: number) => (await course.at(place))! };
}

/** The moves that solve it. */
async function solution(puzzle: Puzzle): Promise<readonly string[]> {
  const module = findGame(puzzle.game)!;
  const judge = new Judge(module.rules, await (await module.puzzles!()).maker(), puzzle);
  const moves: string[] = [];
  const since: { by: Puzzle['events'][number]['by']; move: string }[] = [];
  for (;;) {
    const help = judge.help(since, 'move');
    if (help?.level !== 'move') throw new Error('no way');
    const judged = judge.judge(since, help.move);
    moves.push(help.move);
    since.push({ by: puzzle.seat, move: help.move }, ...judged.follows);
    if (judged.is === 'solved') return moves;
  }
}

test('two race: each sees the other’s puzzles come in, and what is told twice counts once', async () => {
  const { id, people, puzzle } = await started(['Ada']);
  const [opener, ada] = people as [Somebody, Somebody];
  const { told } = await page(id);
  const first = await puzzle(0);
  const solve = { do: 'solve', heat: 1, place: 0, puzzle: first.id, moves: await solution(first) };
  time.pass(LEAST_MS);
  expect(await ada.say(solve)).toBeUndefined();
  expect(await ada.say(solve)).toBeUndefined();
  expect(await opener.say({ do: 'miss', heat: 1, place: 0, puzzle: first.id })).toBeUndefined();
  await eventually(() =>
    expect(told.at(-1)!.face.heat!.lanes).toMatchObject([
      { racer: 0, solved: [false] },
      { racer: 1, solved: [true], lastMs: LEAST_MS },
    ]),
  );
  expect(told.at(-1)).toMatchObject({ own: null, watching: 1, starts: false });
  // who comes now races in the next heat
  const late = someone(await Guest.at(house.url, 'Late'), id);
  expect(await late.say({ do: 'join', name: 'Late' })).toBeUndefined();
  expect(await late.say(solve)).toBe('race.not-racing');
  // what is on its way when the time is up counts; then nothing does, and everybody goes on
  const second = await puzzle(1);
  time.pass(RACE_MS - LEAST_MS + LATE_MS);
  const moves = await solution(second);
  expect(await ada.say({ do: 'solve', heat: 1, place: 1, puzzle: second.id, moves })).toBeUndefined();
  time.pass(1);
  expect(await opener.say({ do: 'miss', heat: 1, place: 1, puzzle: second.id })).toBe('race.not-running');
  expect((await ada.look()).face).toMatchObject({ wins: [0, 1, 0], heat: { lanes: [{}, { solved: [true, true] }] } });
  await page(id, late.guest);
  expect(await ada.say({ do: 'start' })).toBe('race.opener-starts');
  expect(await opener.say({ do: 'start' })).toBeUndefined();
  expect((await ada.look()).face.heat).toMatchObject({ number: 2, seed: null, lanes: [{}, {}, { racer: 2 }] });
});

describe('whoever cheats', () => {
  test('has solved nothing by wrong, broken or endless moves, and it counts as a mistake', async () => {
    const { people, puzzle } = await started(['Ada']);
    const ada = people[1]!;
    const first = await puzzle(0);
    const right = await solution(first);
    const report = (place: number, id: string, moves: readonly string[]) =>
      ada.say({ do: 'solve', heat: 1, place, puzzle: id, moves });
    time.pass(LEAST_MS);
    expect(await report(0, first.id, [...right, right[0]!])).toBeUndefined();
    expect((await ada.look()).face.heat!.lanes[1]!.solved).toEqual([false]);
    const second = await puzzle(1);
    expect(await report(1, second.id, await solution(second))).toBe('race.too-soon');
    time.pass(LOCK_MS);
    expect(await report(1, first.id, right)).toBe('race.other-puzzle');
    expect(await report(2, second.id, right)).toBe('race.out-of-turn');
    expect(await report(1, second.id, ['no move', '\u{1f98a}'])).toBeUndefined();
    expect((await ada.look()).face.heat!.lanes[1]!.solved).toEqual([false, false]);
    expect(await report(2, second.id, Array(25).fill('x'))).toBe('house.form');
    expect(await report(2, second.id, [])).toBe('house.form');
    expect(await report(2, second.id, ['x'.repeat(1000)])).toBe('house.form');
  });

  test('learns nothing before the start, and reports for nobody else', async () => {
    const { id, people } = await race(['Ada']);
    expect(await people[0]!.say({ do: 'start' })).toBeUndefined();
    const stranger = someone(await Guest.at(house.url, 'Mallory'), id);
    const told = JSON.stringify([await people[0]!.look(), await stranger.look()]);
    const rows = await house.store.races.read(id, 0);
    const { seed } = JSON.parse(rows.at(-1)!.body) as { seed: string };
    expect(seed.length).toBeGreaterThan(40);
    expect(told).not.toContain(seed);
    for (const { guest } of people) expect(told).not.toContain(guest.id);
    const report = { do: 'miss', heat: 1, place: 0, puzzle: 'x' };
    expect(await people[1]!.say(report)).toBe('race.not-running');
    expect(await stranger.say(report)).toBe('race.not-racing');
    expect(await stranger.say({ do: 'start' })).toBe('race.not-in');
  });

  test('opens no races without end, nor any of what is no game', async () => {
    const other = await openTestHouse();
    const guest = await Guest.at(other.url, 'Mallory');
    const open = async (body: object) => (await guest.ask('POST', '/api/races', body)).status;
    for (const games of [['chess'], [], [GAME, 5], Array(21).fill(GAME)])
      expect(await open({ name: 'M', games })).toBe(400);
    const answers: number[] = [];
    for (let opened = 0; opened < 32; opened++) answers.push(await open({ name: 'M', games: [GAME] }));
    expect(answers).toEqual([...Array(30).fill(201), 429, 429]);
    await other.close();
  });
});

test('at two nodes of one house it is one race: each hears what is solved at the other, and who is there', async () => {
  const databaseUrl = await freshDatabase(inject('postgres'));
  const open = async () => openTestHouse({ store: await openStore({ databaseUrl, dataDir: 'nowhere' }) });
  const [one, other] = [await open(), await open()];
  const ada = await Guest.at(one.url, 'Ada');
  const { id } = (await ada.ask('POST', '/api/races', { name: 'Ada', games: [GAME] })).body as { id: string };
  const bob = await Guest.at(other.url, 'Bob');
  const [adas, bobs] = [someone(ada, id), someone(bob, id)];
  expect(await bobs.say({ do: 'join', name: 'Bob' })).toBeUndefined();
  const pages = [await page(id, ada), await page(id, bob)] as const;
  const told = (at: 0 | 1) => pages[at].told.at(-1)!;
  await eventually(() =>
    expect(pages.map(({ told }) => told.at(-1)!.there)).toEqual([
      [0, 1],
      [0, 1],
    ]),
  );
  expect(await bobs.say({ do: 'start' })).toBe('race.opener-starts');
  expect(await adas.say({ do: 'start' })).toBeUndefined();
  // from the start on, and at both in the same moment
  const seeds = () => pages.map(({ told }) => told.at(-1)!.face.heat?.seed);
  await eventually(() => expect(seeds()).toEqual([expect.any(String), seeds()[0]]));
  for (const { told } of pages) {
    const { now, face } = told.find(({ face }) => face.heat?.seed)!;
    expect(now).toBeGreaterThanOrEqual(face.heat!.at);
  }
  const first = (await new RaceCourse([findGame(GAME)!], seeds()[0]!).at(0))!;
  const solve = { do: 'solve', heat: 1, place: 0, puzzle: first.id, moves: await solution(first) };
  await vi.waitFor(
    async () => expect((await adas.look()).now).toBeGreaterThan(told(0).face.heat!.at + LEAST_MS),
    20_000,
  );
  // at the same moment: one of the two appends is refused, and decided again
  expect(await Promise.all([adas.say(solve), bobs.say(solve)])).toEqual([undefined, undefined]);
  const both = [{ solved: [true] }, { solved: [true] }];
  await eventually(() => {
    for (const at of [0, 1] as const) expect(told(at).face.heat!.lanes).toMatchObject(both);
  });
  for (const { socket } of pages) socket.terminate();
  await Promise.all([one.close(), other.close()]);
});

test('a race outlives the page, its opener’s absence, and not its day', async () => {
  const { id, people } = await race(['Ada', 'Bob']);
  const [opener, ada] = people as [Somebody, Somebody];
  expect(await opener.say({ do: 'leave' })).toBeUndefined();
  expect(await ada.look()).toMatchObject({ starts: true, own: 1, face: { racers: [{ here: false }, {}, {}] } });
  expect(await opener.say({ do: 'join', name: 'anything' })).toBeUndefined();
  expect(await ada.look()).toMatchObject({ starts: false, face: { racers: [{ name: 'Opener', here: true }, {}, {}] } });
  expect((await ada.guest.ask('GET', '/api/races/r-AAAAAAAAAAAAAAAAAAAAAA')).body).toMatchObject({
    error: { code: 'not-found', reason: 'race.none' },
  });
  const { socket } = await page('r-AAAAAAAAAAAAAAAAAAAAAA');
  expect(socket.readyState).toBe(WebSocket.CLOSED);
  while (await house.store.races.forget(Number.MAX_SAFE_INTEGER, 9));
  expect(await house.store.races.read(id, 0)).toEqual([]);
});
