/** Two tables that differ only in a secret send everybody who may not know it the same bytes, by whatever way. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../../src/games/shelf.ts';
import { Guest, openTestHouse, Place } from '../support/online.ts';
import { timeOf } from '../support/test-time.ts';
import { type Twins, twinsOf } from '../support/twins.ts';

const GAMES = join(import.meta.dirname, '../../src/games');
/** Those that promise it. */
const SECRETIVE = SHELF.filter(({ rules }) => existsSync(join(GAMES, rules.id, 'secrecy.test.ts')));
/** More lines than a house keeps as they were told. */
const LONG = 300;
const LIMITS = { requestsPerMinute: 1e6, burst: 1e6, perSecond: 1e6, grace: 1e8 };

test('there are games with secrets', () => expect(SECRETIVE.length).toBeGreaterThan(1));

for (const { rules } of SECRETIVE) {
  describe(rules.id, () => {
    const all = twinsOf(rules);
    test('has secrets', () => expect(all.length).toBeGreaterThan(0));
    test.each(all.map((twins) => [twins.seats, twins.keeper, twins] as const))(
      'of %i seats, a secret of a %s: the same bytes',
      async (_seats, keeper, twins) => {
        const [one, other] = [await visit(twins, 0), await visit(twins, 1)];
        expect(one.strangers.length).toBeGreaterThan(20);
        expect(one.strangers.map((text) => veiled(text, keeper))).toEqual(
          other.strangers.map((text) => veiled(text, keeper)),
        );
        // the same comparison sees a difference where there may be one
        if (one.owners.length > 0) expect(one.owners).not.toEqual(other.owners);
      },
    );
  });
}

/** What may differ: the promise itself, which is salted or a hash of 32 random bytes. */
function veiled(text: string, keeper: Twins['keeper']): string {
  return keeper === 'player'
    ? text.replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
    : text.replace(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":"…"');
}

/** One of the twins in a house of its own; everything that was received by those who may not know, and by the others. */
async function visit({ game, seats, options, seeds, moves, strangers }: Twins, twin: 0 | 1) {
  let now = 1_000_000;
  const bytes = byteSource(() => seeds[twin]);
  const house = await openTestHouse({ time: timeOf(() => now), bytes, limits: LIMITS });
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await Guest.at(house.url, `Player ${seat}`));
  const eve = await Guest.at(house.url, 'Eve');
  const id = await guests[0]!.open({ game: game.id, seats, options, public: true });
  const places: Place[] = [];
  const join = async (place: Promise<Place>) => {
    places.push(await place);
    // each is told who is there before the next one comes
    const online = places.length;
    for (const each of places) {
      await each.until((message) => message.t === 'presence' && message.online.length + message.watching === online);
    }
  };
  for (const guest of guests) await join(guest.join(id));
  await join(eve.join(id));
  await join(Place.at(house.url, id));
  const spectators = places.slice(seats);
  const everybodyHears = async (seq: number) => void (await Promise.all(places.map((place) => place.line(seq))));
  for (let seat = 1; seat < seats; seat++) await everybodyHears(await places[seat]!.do({ do: 'sit', seat }));
  await everybodyHears(await places[0]!.do({ do: 'start' }));

  const isStranger = (seat: number) => strangers.includes(seat);
  const outsiders = guests.filter((_, seat) => isStranger(seat));
  const asked: string[] = [];
  const ask = async (guest: Guest, method: string, path: string, body?: unknown) =>
    asked.push(JSON.stringify(await guest.ask(method, path, body)));
  for (const [index, { by, move }] of moves[twin].entries()) {
    now += 1000;
    await everybodyHears(await places[by as number]!.do({ do: 'act', move }));
    for (const guest of [...outsiders, eve]) {
      await ask(guest, 'GET', `/api/tables/${id}`);
      await ask(guest, 'POST', `/api/tables/${id}`, { do: 'act', move: 'nonsense' });
    }
    await ask(eve, 'GET', '/api/tables?status=playing');
    await ask(eve, 'GET', `/api/players/${guests[0]!.id}`);
    // what either twin hides, tried by one who watches
    for (const log of moves) await spectators[0]!.try({ do: 'act', move: log[index]!.move });
    for (const [seat, place] of places.entries()) {
      if (seat < seats && !isStranger(seat)) continue;
      place.socket.send(JSON.stringify({ id: `look${index}`, look: index + 4 }));
      await place.until((message) => message.t === 'moment' && message.id === `look${index}`);
    }
  }
  // so much is said that what has happened before is worked out again for whoever asks
  const talk = Array.from({ length: LONG }, () => JSON.stringify({ t: 'reacted', who: eve.id, reaction: 'wow' }));
  const { length: seq } = await house.store.read(id, 0);
  await house.store.append({ table: id, seq, at: now, bodies: talk });
  await everybodyHears(await places[0]!.do({ do: 'react', reaction: 'thanks' }));
  for (const guest of [...outsiders, eve])
    for (let before = seq + LONG; before > 0; before -= 190)
      await ask(guest, 'GET', `/api/tables/${id}/lines?before=${before}`);
  for (const [seat, place] of places.entries()) {
    if (seat < seats && !isStranger(seat)) continue;
    for (let line = 1; line <= seq; line++) {
      place.socket.send(JSON.stringify({ id: `far${line}`, look: line, before: line }));
      for (const t of ['moment', 'lines'])
        await place.until((message) => message.t === t && 'id' in message && message.id === `far${line}`);
    }
  }
  for (const guest of [...outsiders, eve]) {
    await ask(guest, 'GET', `/api/tables/${id}/record`);
    for (const { id: player } of guests) await ask(guest, 'GET', `/api/players/${player}`);
    asked.push(await firstLine(`${house.url}/api/tables/${id}/events`, guest.token));
    for (const from of [0, 4]) {
      const again = await guest.join(id, from);
      asked.push(JSON.stringify(again.hello));
      await again.close();
    }
  }
  const raw = (is: (seat: number) => boolean) =>
    places.flatMap((place, seat) => (is(seat) ? place.raw.filter((text) => !text.startsWith('{"t":"presence"')) : []));
  const received = {
    strangers: [...asked, ...raw((seat) => seat >= seats || isStranger(seat))],
    owners: raw((seat) => seat < seats && !isStranger(seat)),
  };
  await Promise.all(places.map((place) => place.close()));
  await house.close();
  return received;
}

/** The same bytes in both houses, but for the seed of the table, which is asked for after its id. */
function byteSource(seed: () => string): (count: number) => Uint8Array {
  let asked = 0;
  let last = 0;
  return (count) => {
    const isSeed = last === 16 && count === 32;
    last = count;
    if (isSeed) return Buffer.from(seed(), 'hex');
    return createHash('sha256').update(`bytes ${asked++}`).digest().subarray(0, count);
  };
}

async function firstLine(url: string, token: string): Promise<string> {
  const stop = new AbortController();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal });
  let text = '';
  for await (const bytes of response.body!) {
    text += Buffer.from(bytes).toString();
    if (text.includes('\n')) break;
  }
  stop.abort();
  return text.slice(0, text.indexOf('\n'));
}
