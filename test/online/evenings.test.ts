/** Evenings over a real house: people come by code, a round is played at tables of the house, and everybody sees it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { EveningCommand } from '../../src/evening/commands.ts';
import { standingsOf } from '../../src/evening/contest.ts';
import type { EveningPlan } from '../../src/evening/plan.ts';
import { IN_PAIRS } from '../../src/evening/plan.ts';
import type { EveningTold } from '../../src/wire/answers/evenings.ts';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house?.close());

const PLAN: EveningPlan = {
  ...{ form: 'swiss', games: ['foxu'], seats: 2, options: {}, control: { kind: 'none' }, untimed: false },
  ...{ rounds: 2, legs: 1, secondChance: false, place: 'house' },
};

interface Somebody {
  readonly guest: Guest;
  say(command: EveningCommand): Promise<string | undefined>;
  look(): Promise<EveningTold>;
}

const someone = (guest: Guest, id: string): Somebody => ({
  guest,
  async say(command) {
    const { body } = await guest.ask('POST', `/api/evenings/${id}`, command);
    return (body as { error?: { reason: string } }).error?.reason;
  },
  look: async () => (await guest.ask('GET', `/api/evenings/${id}`)).body as EveningTold,
});

async function room(names: readonly string[]): Promise<{ id: string; code: string; people: Somebody[] }> {
  const keeper = await Guest.at(house.url, 'Keeper');
  const { body } = await keeper.ask('POST', '/api/evenings', { name: 'Keeper' });
  const { id, code } = body as { id: string; code: string };
  const people = [someone(keeper, id)];
  for (const name of names) {
    const person = someone(await Guest.at(house.url, name), id);
    expect(await person.say({ do: 'join', name })).toBeUndefined();
    people.push(person);
  }
  return { id, code, people };
}

/** What a page of the room is told, the newest last. */
async function listen(
  id: string,
  guest?: Guest,
  { url } = house,
): Promise<{ told: EveningTold[]; close(): void; socket: WebSocket }> {
  const headers = guest ? { authorization: `Bearer ${guest.token}` } : {};
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/evenings/${id}/socket`, { headers });
  const told: EveningTold[] = [];
  socket.on('message', (data) => told.push(JSON.parse(data.toString()) as EveningTold));
  await new Promise((resolve) => socket.once('message', resolve).once('close', resolve));
  return { told, socket, close: () => socket.close() };
}

describe('the door', () => {
  test('a code leads to the room, whichever way it is typed; a wrong one tells nothing', async () => {
    const { id, code, people } = await room(['Ada']);
    const find = async (text: string) => (await people[1]!.guest.ask('GET', `/api/evenings/codes/${text}`)).body;
    expect(await find(code)).toEqual({ id });
    expect(await find(code.toLowerCase())).toEqual({ id });
    expect(await find(`${code.slice(0, 2)}-${code.slice(2)}`)).toEqual({ id });
    const wrong = code === 'BBBB' ? 'CCCC' : 'BBBB';
    expect(await find(wrong)).toMatchObject({ error: { code: 'not-found', reason: 'evening.no-code' } });
    expect(await find('no!')).toEqual(await find(wrong));
  });

  test('who tries codes without end has to wait', async () => {
    const other = await openTestHouse();
    const guest = await Guest.at(other.url, 'Guesser');
    const { code } = (await guest.ask('POST', '/api/evenings', { name: 'Keeper' })).body as { code: string };
    // right ones do not count: a hundred people may come
    for (let come = 0; come < 100; come++)
      expect((await guest.ask('GET', `/api/evenings/codes/${code}`)).status).toBe(200);
    const answers: number[] = [];
    for (let tried = 0; tried < 70; tried++)
      answers.push((await guest.ask('GET', `/api/evenings/codes/${code === 'BCDF' ? 'BCDG' : 'BCDF'}`)).status);
    expect(answers.filter((status) => status === 404).length).toBe(60);
    expect(answers.at(-1)).toBe(429);
    await other.close();
  });

  test('who opens rooms without end has to wait: there are not so many codes', async () => {
    const other = await openTestHouse();
    const guest = await Guest.at(other.url, 'Mallory');
    const answers: number[] = [];
    for (let opened = 0; opened < 25; opened++)
      answers.push((await guest.ask('POST', '/api/evenings', { name: 'Mallory' })).status);
    expect(answers).toEqual([...Array(20).fill(201), ...Array(5).fill(429)]);
    await other.close();
  });

  test('strangers who fill the room keep no guest out', async () => {
    const other = await openTestHouse({ limits: { listeners: 3, listenersPerAddress: 2 } });
    const keeper = await Guest.at(other.url, 'Keeper');
    const { id } = (await keeper.ask('POST', '/api/evenings', { name: 'Keeper' })).body as { id: string };
    const strangers: Awaited<ReturnType<typeof listen>>[] = [];
    for (let came = 0; came < 4; came++) strangers.push(await listen(id, undefined, other));
    expect(strangers.map(({ told }) => told.length > 0)).toEqual([true, true, false, false]);
    const pages: Awaited<ReturnType<typeof listen>>[] = [];
    for (let opened = 0; opened < 9; opened++) pages.push(await listen(id, keeper, other));
    expect(pages.filter(({ told }) => told.length > 0)).toHaveLength(8);
    await vi.waitFor(() => expect(strangers[0]!.told.at(-1)).toMatchObject({ own: null, keys: {}, watching: 2 }));
    expect(pages[0]!.told.at(-1)).toMatchObject({ own: 0, watching: 2 });
    for (const { socket } of [...strangers, ...pages]) socket.terminate();
    await other.close();
  });

  test('nobody in the room, and nobody who looks on, is told anybody’s visitor, key or secret', async () => {
    const { id, people } = await room(['Ada', 'Bob']);
    await people[0]!.say({ do: 'add', name: 'Grandma' });
    const [keeper, ada] = [await people[0]!.look(), await people[1]!.look()];
    expect(Object.keys(keeper.keys)).toEqual(['0', '3']);
    expect(Object.keys(ada.keys)).toEqual(['1']);
    const stranger = await (await fetch(`${house.url}/api/evenings/${id}`)).text();
    for (const { guest } of people) expect(stranger).not.toContain(guest.id);
    expect(stranger).not.toContain(keeper.keys[0]);
    expect(JSON.parse(stranger)).toMatchObject({ own: null, keys: {} });
  });

  test('a place comes along to another device, seats included; a typed-in name gets a phone', async () => {
    const { id, people } = await room(['Ada']);
    await people[0]!.say({ do: 'add', name: 'Grandma' });
    const { keys } = await people[1]!.look();
    const take = (key: string) =>
      fetch(`${house.url}/api/evenings/${id}/place`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      });
    const moved = await take(keys[1]!);
    expect(((await moved.json()) as { me: { id: string } }).me.id).toBe(people[1]!.guest.id);
    expect(moved.headers.get('set-cookie')).toMatch(/^escale=/);
    const key = (await people[0]!.look()).keys[2]!;
    expect(((await (await take(key)).json()) as { me: { name: string } }).me.name).toBe('Grandma');
    expect((await people[0]!.look()).face.guests[2]).toMatchObject({ name: 'Grandma', typed: false });
    expect((await take('1.wrong')).status).toBe(403);
  });
});

describe('a round', () => {
  test('tables are opened for it, everybody sees it, and their results are written down', async () => {
    const { id, people } = await room(['Ada', 'Bob', 'Cleo']);
    const screen = await listen(id);
    expect(await people[0]!.say({ do: 'plan', plan: PLAN, players: [0, 1, 2, 3] })).toBeUndefined();
    expect(await people[0]!.say({ do: 'pair' })).toBeUndefined();
    const tables = () => screen.told.at(-1)!.face.contests[0]!.rounds.at(-1)!.tables;
    await vi.waitFor(() => expect(tables().every(({ table }) => table)).toBe(true), 20_000);

    for (const { table, guests } of tables()) {
      const places = await Promise.all(guests.map((guest) => people[guest]!.guest.join(table!)));
      await vi.waitFor(async () => {
        const { body } = await people[guests[0]!]!.guest.ask('GET', `/api/tables/${table}`);
        expect((body as { face: { phase: string } }).face.phase).toBe('playing');
      }, 20_000);
      // the second gives up: the first has won
      const { status } = await people[guests[1]!]!.guest.ask('POST', `/api/tables/${table}`, { do: 'resign' });
      expect(status).toBe(200);
      for (const place of places) place.socket.close();
    }
    await vi.waitFor(
      () =>
        expect(tables().map(({ points }) => points)).toEqual([
          [1, 0],
          [1, 0],
        ]),
      20_000,
    );
    const told = screen.told.at(-1)!;
    const [first] = standingsOf(told.face.contests[0]!, IN_PAIRS);
    expect(first).toMatchObject({ points: 1, wins: 1 });
    expect(await people[0]!.say({ do: 'pair' })).toBeUndefined();
    screen.close();
  });

  test('whoever is there is seen; a room outlives its house', async () => {
    const { id, people } = await room(['Ada']);
    const page = await listen(id, people[1]!.guest);
    await vi.waitFor(() => expect(page.told.at(-1)!.there).toContain(1));
    expect(page.told.at(-1)).toMatchObject({ own: 1, watching: 0 });
    page.close();
    await vi.waitFor(async () => expect((await people[0]!.look()).there).toEqual([]));
    expect((await people[0]!.look()).face.guests.map(({ name }) => name)).toEqual(['Keeper', 'Ada']);
  });

  test('closed by its keeper, its code is free and its results stay', async () => {
    const { id, code, people } = await room(['Ada']);
    expect(await people[1]!.say({ do: 'close' })).toBe('evening.keeper-only');
    expect(await people[0]!.say({ do: 'close' })).toBeUndefined();
    expect((await people[0]!.guest.ask('GET', `/api/evenings/codes/${code}`)).status).toBe(404);
    expect(await people[1]!.look()).toMatchObject({ code: null, face: { closed: true } });
    expect(await people[1]!.say({ do: 'join', name: 'Ada' })).toBe('evening.closed');
    expect(id).toMatch(/^e-/);
  });
});

describe('tables of a room', () => {
  const tablesOf = async (person: Somebody) => (await person.look()).face.contests.at(-1)!.rounds.at(-1)!.tables;
  const seated = (person: Somebody) =>
    vi.waitFor(async () => {
      const tables = await tablesOf(person);
      expect(tables.every(({ table, calledOff }) => table && !calledOff)).toBe(true);
      return tables.map(({ table }) => table!);
    }, 20_000);
  const endOf = async ({ guest }: Somebody, table: string) => {
    const { body } = await guest.ask('GET', `/api/tables/${table}`);
    return (body as { face: { ending?: { kind: string; why: string } } }).face.ending;
  };

  test('they count for nobody but those who sit there', async () => {
    const { people } = await room(['Ada', 'Bob', 'Cleo', 'Dan', 'Eve']);
    await people[0]!.say({ do: 'plan', plan: PLAN, players: [1, 2, 3, 4, 5, 0] });
    await people[0]!.say({ do: 'pair' });
    expect(await seated(people[0]!)).toHaveLength(3);
    expect(await house.store.countRunning(people[0]!.guest.id, 9)).toBe(1);
  });

  test('of a round that was taken back they are called off, and the same pairs get others', async () => {
    const { people } = await room(['Ada']);
    const [keeper] = people as [Somebody];
    await keeper.say({ do: 'plan', plan: PLAN, players: [0, 1] });
    await keeper.say({ do: 'pair' });
    const [first] = await seated(keeper);
    await keeper.say({ do: 'unpair' });
    await vi.waitFor(async () =>
      expect(await endOf(keeper, first!)).toMatchObject({ kind: 'called-off', why: 'closed' }),
    );
    await keeper.say({ do: 'pair' });
    const [second] = await seated(keeper);
    expect(second).not.toBe(first);
    // a result that somebody types in ends the game, too
    await keeper.say({ do: 'result', round: 1, at: 0, points: [1, 0] });
    await vi.waitFor(async () => expect(await endOf(keeper, second!)).toMatchObject({ kind: 'called-off' }));
    expect((await tablesOf(keeper))[0]).toMatchObject({ points: [1, 0], table: second });
  });

  test('everybody sees that one was called off, and the keeper opens another one', async () => {
    const { people } = await room(['Ada']);
    const [keeper, ada] = people as [Somebody, Somebody];
    await keeper.say({ do: 'plan', plan: PLAN, players: [0, 1] });
    await keeper.say({ do: 'pair' });
    const [first] = await seated(keeper);
    expect((await keeper.guest.ask('POST', `/api/tables/${first}`, { do: 'close' })).status).toBe(200);
    await vi.waitFor(async () => expect((await tablesOf(ada))[0]).toMatchObject({ calledOff: true }), 20_000);
    expect(await keeper.say({ do: 'reopen', at: 0 })).toBeUndefined();
    expect(await seated(keeper)).not.toEqual([first]);
  });
});

test('a room that cannot be read says so, is counted once, and leaves the others alone', async () => {
  const { id, people } = await room(['Ada']);
  const other = await room(['Bob']);
  const page = await listen(id, people[1]!.guest);
  const closed = new Promise((resolve) => page.socket.once('close', resolve));
  await house.store.evenings.append(id, 2, Date.now(), ['{"t":"danced"}']);
  // as it stands in the store, nobody can add to it
  expect(await people[0]!.say({ do: 'door', locked: true })).toBe('evening.set-aside');
  await closed;
  expect(await people[1]!.say({ do: 'leave' })).toBe('evening.set-aside');
  const code = await new Promise((resolve) =>
    new WebSocket(`${house.url.replace('http', 'ws')}/api/evenings/${id}/socket`).once('close', (_, reason) =>
      resolve(reason.toString()),
    ),
  );
  expect(code).toBe('set-aside');
  const metrics = await (await fetch(`${house.url}/metrics`)).text();
  expect(metrics).toMatch(/escale_faults_total\{what="evening-set-aside"\} 1/);
  expect(await other.people[0]!.say({ do: 'door', locked: true })).toBeUndefined();
});
