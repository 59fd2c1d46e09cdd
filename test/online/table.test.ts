/** A table online, from the invitation to the rematch, over real sockets. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyView } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/shelf.ts';
import { Guest, openTestHouse, type Place, type TestHouse } from '../support/online.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const SHORT = { game: 'foxu', seats: 2 };

/** Some legal move of whoever looks, found from his view alone. */
function someMove(game: string, view: AnyView, seed: string): string | undefined {
  const rules = findGame(game)!.rules;
  const state = rules.imagine(view, seededRandom(seed));
  const by = view.viewer;
  if (by === 'spectator' || !rules.toAct(state).includes(by)) return undefined;
  return rules.write(rules.draw(state, by, seededRandom(seed)));
}

async function pair(table: Parameters<Guest['open']>[0] = SHORT) {
  const [ann, bob] = [await Guest.at(house.url, 'Ann'), await Guest.at(house.url, 'Bob')];
  const id = await ann.open(table);
  const [first, second] = [await ann.join(id), await bob.join(id)];
  await second.do({ do: 'sit', seat: 1 });
  await first.do({ do: 'start' });
  return { ann, bob, id, places: [first, second] as const };
}

async function playToTheEnd(game: string, places: readonly [Place, Place], seed: string): Promise<void> {
  for (let step = 0; ; step++) {
    const views = places.map((place) => {
      const last = place.messages.findLast((message) => 'view' in message && message.view !== undefined);
      return (last as { view: AnyView }).view;
    });
    const mover = places.findIndex((_, seat) => someMove(game, views[seat]!, `${seed}${step}`) !== undefined);
    if (mover < 0) return;
    const seq = await places[mover]!.do({ do: 'act', move: someMove(game, views[mover]!, `${seed}${step}`)! });
    await Promise.all(places.map((place) => place.line(seq)));
  }
}

test('two strangers meet by a link, play to the end, and play again with sides changed', async () => {
  const { id, places, ann, bob } = await pair();
  expect(places[0].hello.names).toEqual({ [ann.id]: 'Ann' });
  await playToTheEnd('foxu', places, 'first');
  const over = await places[1].until((message) => message.t === 'happened' && message.face?.phase === 'over');
  expect(over).toMatchObject({ face: { ending: { kind: 'played' } } });
  const record = (await ann.ask('GET', `/api/tables/${id}/record`)).body;
  expect(record).toMatchObject({ game: { game: 'foxu', players: ['Ann', 'Bob'] } });

  await places[0].do({ do: 'rematch' });
  await places[1].do({ do: 'rematch' });
  const { what } = await places[0].happened('rematch');
  const next = await ann.join((what as { table: string }).table);
  expect(next.hello.face).toMatchObject({ phase: 'open', after: id, gathering: { awaited: [0, 1] } });
  expect(next.hello.you.seat).toBe(1);
  expect(next.hello.face.holders[0]).toMatchObject({ who: bob.id });
  const arrived = await next.happened('arrived');
  expect(arrived.face).toMatchObject({ phase: 'open', gathering: { awaited: [0] } });
  await bob.join((what as { table: string }).table);
  expect((await next.happened('started')).face).toMatchObject({ phase: 'playing', gathering: null });
});

test('a move sent twice with the same mark is played once', async () => {
  const { places } = await pair();
  const move = someMove('foxu', places[0].messages.findLast((message) => message.t === 'happened')!.view!, 'once')!;
  const seqs = await Promise.all([1, 2, 3].map(() => places[0].do({ do: 'act', move, key: 'same' })));
  expect(new Set(seqs).size).toBe(1);
  const said = await places[0].do({ do: 'react', reaction: 'hello' });
  await places[1].line(said);
  expect(said).toBe(seqs[0]! + 1);
  const again = await places[0].try({ do: 'act', move, key: 'other' });
  expect(again).toMatchObject({ code: expect.stringMatching(/not-your-turn|illegal-move/) });
});
