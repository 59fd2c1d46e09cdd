/** Every route of a real house answers as the table of routes says, and the description for machines lists them all. */
import { once } from 'node:events';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { EveningCommand } from '../../src/evening/commands.ts';
import { findGame } from '../../src/games/shelf.ts';
import { dailyOf, dayNumber } from '../../src/puzzles/daily.ts';
import { shelfRatings } from '../../src/puzzles/shelf.ts';
import { ROUTES } from '../../src/wire/routes.ts';
import { Authenticator } from '../support/authenticator.ts';
import { CheckedHouse } from '../support/checked-house.ts';
import type { Guest } from '../support/online.ts';
import type { RouteCheck } from '../support/route-check.ts';

let house: CheckedHouse;
let check: RouteCheck;
let ann: Guest;
let bob: Guest;

beforeAll(async () => {
  house = await CheckedHouse.open();
  ({ check, ann, bob } = house);
});
afterAll(() => house.close());

/** The routes that Fastify knows, HEAD apart, which it adds to every GET. */
function registered(): string[] {
  const paths: string[] = [];
  return house.opened.app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, before, path, methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      if (before === undefined) return [];
      paths.splice(before.length / 4, Number.POSITIVE_INFINITY, path!);
      return methods.split(', ').map((method) => `${method} ${paths.join('')}`);
    })
    .filter((name) => !name.startsWith('HEAD') && !name.endsWith('*'));
}

test('the table of routes, the routes that are answered and those described are the same', () => {
  const described = Object.entries(check.described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  // sockets are taken from the server before Fastify hears of them
  const answered = [...registered(), ...['tables', 'evenings', 'races'].map((what) => `GET /api/${what}/:id/socket`)];
  expect(answered.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

test('what the description refers to is there', () => {
  const referred = [...JSON.stringify(check.described).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  const named = new Set(referred.map(([, name]) => name!));
  expect(named.size).toBeGreaterThan(20);
  for (const name of named) expect(check.described.components.schemas).toHaveProperty(name);
});

describe('every answer fits its schema', () => {
  test('of a visitor', async () => {
    const { token } = await check.answer(undefined, 'POST /api/visitors', { body: { name: 'Cem', language: 'fr' } });
    expect((await check.answer(undefined, 'GET /api/me')).me).toBeNull();
    expect((await check.answer({ token }, 'GET /api/me')).me?.name).toBe('Cem');
    expect((await check.answer({ token }, 'PUT /api/me', { body: { name: 'Cemal' } })).me?.name).toBe('Cemal');
    await check.answer({ token }, 'POST /api/me/sign-out');
    expect((await check.answer({ token }, 'GET /api/me')).me).toBeNull();
    const other = await check.answer(undefined, 'POST /api/visitors', { body: {} });
    await check.answer(other, 'DELETE /api/me');
  });

  test('of a passkey', async () => {
    const origin = check.url;
    const came = await check.ask({ headers: { origin } }, 'PUT /api/me', { body: { name: 'Dora' } });
    const browser = { headers: { origin, cookie: came.headers.getSetCookie()[0]!.split(';')[0]! } };
    const device = new Authenticator(origin);
    const made = device.make(await check.answer(browser, 'POST /api/passkeys/new'));
    expect(await check.answer(browser, 'POST /api/passkeys', { body: made })).toEqual({ id: made.id });
    const asking = await check.ask({ headers: { origin } }, 'POST /api/sign-in/new');
    const cookie = asking.headers.get('set-cookie')!.split(';')[0]!;
    const shown = device.show((await asking.clone().json()) as PublicKeyCredentialRequestOptionsJSON);
    check.message('POST /api/sign-in/new', await asking.json());
    const entered = await check.ask({ headers: { origin, cookie } }, 'POST /api/sign-in', { body: shown });
    const own = entered.headers.getSetCookie().map((each) => each.split(';')[0]!);
    const answered = await entered.json();
    check.message('POST /api/sign-in', answered);
    expect(answered).toMatchObject({ me: { name: 'Dora', passkeys: 1 } });
    const tried = {
      game: 'foxu',
      puzzle: 'foxu-1',
      kind: 'win',
      rating: 900,
      result: 'solved',
      helped: false,
    } as const;
    const attempts = [{ id: 'first', at: 5, ...tried, ms: 10, mode: 'training' as const }];
    const devices = [browser, { headers: { origin, cookie: own.join('; ') } }] as const;
    await check.answer(devices[0], 'POST /api/me/attempts', { body: { attempts } });
    for (const each of devices) expect(await check.answer(each, 'GET /api/me/attempts')).toEqual({ attempts });
    await check.answer(devices[1], 'DELETE /api/me/attempts');
    expect(await check.answer(devices[0], 'GET /api/me/attempts')).toEqual({ attempts: [] });
    expect((await check.refusal(ann, 'GET /api/me/attempts')).reason).toBe('house.members');
    expect((await check.refusal(ann, 'POST /api/me/attempts', { body: { attempts } })).reason).toBe('house.members');
    // a challenge is good once
    const again = await check.refusal({ headers: { origin, cookie } }, 'POST /api/sign-in', { body: shown });
    expect(again.reason).toBe('house.passkey');
  });

  test('of a table where everything may be done, from its opening to the next game', async () => {
    const policies = { takeBack: 'agreed', hints: true, pause: true, untimed: true } as const;
    const control = { kind: 'total', minutes: 5, increment: 3 } as const;
    const id = await house.playing({ game: 'foxu', seats: 2, public: true, policies, control, games: 3 });
    const place = await ann.join(id);
    expect((await house.look(ann, id)).face).toMatchObject({ policies, control, match: { number: 1, games: 3 } });
    // a hint that another node has written
    const { seq: next } = await house.look(ann, id);
    const hinted = JSON.stringify({ t: 'hinted', seat: 0, move: await house.moveOf(ann, id) });
    await house.store.append({ table: id, seq: next, at: Date.now(), bodies: [hinted] });
    await house.do(ann, id, { do: 'act', move: await house.moveOf(ann, id) });
    await house.do(ann, id, { do: 'take-back' });
    expect((await house.look(bob, id)).face.takeBack).toMatchObject({ seat: 0 });
    await house.do(bob, id, { do: 'answer-take-back', accept: false });
    await house.do(ann, id, { do: 'take-back' });
    await house.do(bob, id, { do: 'answer-take-back', accept: true });
    await house.do(ann, id, { do: 'offer-draw' });
    await house.do(bob, id, { do: 'answer-draw', accept: false });
    await house.do(bob, id, { do: 'leave' });
    await house.do(ann, id, { do: 'stand-in', seat: 1 });
    await house.do(bob, id, { do: 'return' });
    await house.do(ann, id, { do: 'say', text: 'Well!', to: 'all' });
    await place.do({ do: 'react', reaction: 'thanks' });
    expect(await place.try({ do: 'stand' })).toMatchObject({ code: 'not-allowed' });
    place.socket.send(JSON.stringify({ id: 'back', look: 0 }));
    await place.until(({ t }) => t === 'moment');
    place.socket.send(JSON.stringify({ id: 'earlier', before: 2 }));
    await place.until(({ t }) => t === 'lines');
    expect((await check.answer(undefined, 'GET /api/tables', { query: { status: 'playing' } })).tables).toHaveLength(1);
    const { seq } = await house.do(bob, id, { do: 'resign' });
    expect((await house.look(undefined, id)).face.ending).toMatchObject({ kind: 'resigned', seat: 1 });
    await house.do(ann, id, { do: 'rematch' });
    await house.do(bob, id, { do: 'decline-rematch' });
    expect((await house.look(undefined, id)).face.rematchAnswers).toEqual([
      { seat: 0, again: true, without: [] },
      { seat: 1, again: false, without: [] },
    ]);
    await house.do(bob, id, { do: 'rematch' });
    await place.happened('rematch', seq);
    for (const message of place.messages) check.message('GET /api/tables/:id/socket', message, 101);
    const { face, lines } = await house.look(ann, id);
    expect((await house.look(ann, face.next!)).face).toMatchObject({ after: id, match: { number: 2, points: [0, 1] } });
    const told = [
      'opened sat started hinted played take-back-asked take-back-declined take-back-agreed taken-back draw-offered',
      'draw-declined left stand-in-agreed stand-in returned said reacted resigned rematch-wanted rematch-declined rematch',
    ];
    expect(new Set(lines.map(({ what }) => what.t))).toEqual(new Set(told.join(' ').split(' ')));
    // a program that holds no line says that it has come
    for (const who of [ann, bob]) await house.do(who, face.next!, { do: 'return' });
    const begun = (await house.look(ann, face.next!)).lines.map(({ what }) => what.t);
    expect(begun).toEqual(['opened', 'sat', 'sat', 'awaited', 'arrived', 'arrived', 'started', 'played']);
    await house.do(ann, face.next!, { do: 'resign' });
  });

  test('of a game with secrets, and of its record', async () => {
    const id = await house.playing({ game: 'z-game', seats: 2 });
    await house.do(ann, id, { do: 'act', move: await house.moveOf(ann, id) });
    const { lines } = await house.look(bob, id);
    expect(lines.at(-1)?.what).toMatchObject({ t: 'played', commitment: expect.any(String) });
    const earlier = await check.answer(bob, 'GET /api/tables/:id/lines', { params: { id }, query: { before: 3 } });
    expect(earlier).toMatchObject({ lines: lines.slice(0, 3), events: 0 });
    await house.do(bob, id, { do: 'resign' });
    const record = await check.answer(undefined, 'GET /api/tables/:id/record', { params: { id } });
    expect(record.salts).toHaveLength(1);
    const { tables } = await check.answer(ann, 'GET /api/players/:id', { params: { id: ann.id } });
    expect(tables.map((table) => table.id)).toContain(id);
  });

  test('of games with a sandglass, with chance that is asked or said beforehand, begun in the middle', async () => {
    const alone = { game: 'ricochet-robots', seats: 1 };
    const [asked, again] = [
      await house.table(ann, { ...alone, chance: 'asked' }),
      await house.table(ann, { ...alone, chance: 'asked' }),
    ];
    for (const id of [asked, again]) await house.do(ann, id, { do: 'start' });
    await house.do(ann, asked, { do: 'draw' });
    const { face, lines } = await house.look(ann, asked);
    const events = lines.flatMap(({ what }) =>
      what.t === 'played' ? [{ by: what.seen.by, move: what.seen.move }] : [],
    );
    const { move } = events[0]!;
    await house.do(ann, again, { do: 'act', move, as: 'chance' });
    expect((await house.look(ann, again)).view).toEqual((await house.look(ann, asked)).view);

    const options = face.options as Record<string, unknown>;
    const fixed = await house.table(ann, { ...alone, options, start: { events }, chance: { fixed: [move] } });
    expect((await house.look(ann, fixed)).face).toMatchObject({ chance: 'fixed', from: 1 });
    await house.do(ann, fixed, { do: 'start' });
    await house.do(ann, fixed, { do: 'act', move: await house.moveOf(ann, fixed) });
    await house.do(ann, fixed, { do: 'hurry' });
    expect((await house.look(ann, fixed)).face.clock.sandglasses).toHaveLength(1);
  });

  test('of the stream of a table', async () => {
    const id = await house.table(ann, { game: 'foxu', seats: 2, holders: ['me', { level: 1 }] });
    const response = await check.ask(ann, 'GET /api/tables/:id/events', { params: { id }, query: { from: 0 } });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (part: string) => {
      while (!text.includes(part)) text += (await reader.read()).value ?? '';
    };
    await until('"presence"');
    await house.do(ann, id, { do: 'start' });
    await house.do(ann, id, { do: 'resign' });
    await until('"resigned"');
    await house.do(ann, id, { do: 'level', seat: 1, level: 2 });
    await until('"level-chosen"');
    await reader.cancel();
    const messages = text.trim().split('\n');
    for (const line of messages) check.message('GET /api/tables/:id/events', JSON.parse(line), response.status);
    expect(JSON.parse(messages[0]!)).toMatchObject({ t: 'hello', seq: 3 });
  });

  test('of an evening', async () => {
    const { id, code } = await check.answer(ann, 'POST /api/evenings', { body: { name: 'Ann' } });
    expect(await check.answer(undefined, 'GET /api/evenings/codes/:code', { params: { code } })).toEqual({ id });
    const act = (body: EveningCommand) => check.answer(ann, 'POST /api/evenings/:id', { params: { id }, body });
    await act({ do: 'add', name: 'Ben' });
    const control = { kind: 'total', minutes: 5, increment: 0 } as const;
    const plan = { form: 'round-robin', games: ['foxu'], seats: 2, options: {}, control, untimed: false } as const;
    const played = { ...plan, rounds: 1, legs: 1, secondChance: false, place: 'boards' } as const;
    await act({ do: 'plan', plan: played, players: [0, 1] });
    await act({ do: 'pair' });
    await act({ do: 'result', round: 1, at: 0, points: [1, 0] });
    const { keys, face } = await check.answer(ann, 'GET /api/evenings/:id', { params: { id } });
    expect(face.contests[0]!.rounds[0]!.tables[0]).toMatchObject({ points: [1, 0], by: 0 });
    const place = { params: { id }, body: { key: keys[1]! } };
    expect((await check.answer(undefined, 'POST /api/evenings/:id/place', place)).me?.name).toBe('Ben');
    const socket = new WebSocket(`${check.url.replace('http', 'ws')}/api/evenings/${id}/socket`);
    const [told] = await once(socket, 'message');
    check.message('GET /api/evenings/:id/socket', JSON.parse(told.toString()), 101);
    socket.close();
  });

  test('of a race', async () => {
    const { id } = await check.answer(ann, 'POST /api/races', { body: { name: 'Ann', games: ['foxu'] } });
    const params = { id };
    await check.answer(bob, 'POST /api/races/:id', { params, body: { do: 'join', name: 'Bob' } });
    expect((await check.refusal(bob, 'POST /api/races/:id', { params, body: { do: 'start' } })).reason).toBe(
      'race.too-few',
    );
    const socket = new WebSocket(`${check.url.replace('http', 'ws')}/api/races/${id}/socket`);
    const [told] = await once(socket, 'message');
    check.message('GET /api/races/:id/socket', JSON.parse(told.toString()), 101);
    socket.close();
    expect((await check.answer(bob, 'GET /api/races/:id', { params })).own).toBe(1);
  });

  test('of a daily', async () => {
    const date = new Date().toISOString().slice(0, 10);
    const day = dayNumber(date);
    const puzzle = await dailyOf(findGame('foxu')!, day.ok ? day.value : 0);
    const params = { date, game: 'foxu' };
    const body = { puzzle: puzzle!.id, outcome: 'solved', attempt: 'of-nobody' } as const;
    await check.answer(ann, 'POST /api/dailies/:date/:game', { params, body });
    const counts = [
      { outcome: 'solved', people: 1 },
      { outcome: 'helped', people: 0 },
      { outcome: 'missed', people: 0 },
    ];
    expect(await check.answer(undefined, 'GET /api/dailies/:date/:game', { params })).toEqual({ counts });
  });

  test('of puzzles, as people have fared', async () => {
    const [puzzle] = (await shelfRatings(findGame('foxu')!)).keys();
    const tried = { at: 5, game: 'foxu', kind: 'win', rating: 0, result: 'failed', helped: false, ms: 1 };
    for (let member = 0; member < 5; member++) {
      const { id } = await check.answer(undefined, 'POST /api/visitors', { body: {} });
      await house.store.attempts.add(id, [JSON.stringify({ id: 'a', puzzle, ...tried, mode: 'daily' })], 1);
    }
    const { puzzles } = await check.answer(undefined, 'GET /api/puzzles/:game/ratings', { params: { game: 'foxu' } });
    expect(puzzles).toEqual([{ puzzle, rating: expect.any(Number), people: 5 }]);
    const nothing = await check.refusal(undefined, 'GET /api/puzzles/:game/ratings', { params: { game: 'chess' } });
    expect(nothing.code).toBe('not-found');
  });

  test('of ratings, where the house tells them', async () => {
    const { players, computers } = await check.answer(undefined, 'GET /api/ratings', { query: { game: 'foxu' } });
    expect(players).toEqual([]);
    expect(computers).toHaveLength(5);
    expect((await check.answer(ann, 'PUT /api/me', { body: { rated: false } })).me?.rated).toBe(false);
    expect((await check.answer(ann, 'PUT /api/me', { body: { rated: true } })).me?.rated).toBe(true);
  });

  test('of the house itself', async () => {
    await check.answer(undefined, 'GET /api/near');
    await check.answer(undefined, 'GET /api/openapi.json');
    expect(await check.answer(undefined, 'GET /health')).toEqual({ ok: true });
    expect(await check.answer(undefined, 'GET /ready')).toEqual({ ok: true });
    const figures = await check.ask(undefined, 'GET /metrics');
    check.message('GET /metrics', await figures.text(), figures.status);
  });

  test('none is left out', () => {
    expect([...check.answered].toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });
});
