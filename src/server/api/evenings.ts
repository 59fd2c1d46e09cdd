/** Evenings over HTTP: open one, find one by its code, act in it, take one's place with another device. */
import type { EveningRefusal } from '../../evening/commands.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import type { Edge } from '../edge/edge.ts';
import { codeIn } from '../evenings/codes.ts';
import { guestOfKey } from '../evenings/keys.ts';
import type { LiveEvening } from '../evenings/live-evening.ts';
import type { House } from '../house.ts';
import { giveCookie, Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';
import { meFace } from './me.ts';

type EveningRoute =
  | 'POST /api/evenings'
  | 'GET /api/evenings/codes/:code'
  | 'GET /api/evenings/:id'
  | 'POST /api/evenings/:id'
  | 'POST /api/evenings/:id/place';

export const eveningHandlers = (house: House, edge: Edge): Handlers<EveningRoute> => ({
  'POST /api/evenings': async ({ visitor, request, body }) => {
    const { name } = body();
    const { evenings } = edge.gate.callerOf(request.raw).share;
    if (evenings.take(house.clock.steady()) !== 'fine') throw new Refused('too-much', 'house.too-much');
    const evening = await house.evenings.open(visitor.id, name);
    if (evening?.code === undefined) throw new Refused('too-much', 'house.too-much');
    return { id: evening.id, code: evening.code };
  },

  'GET /api/evenings/codes/:code': async ({ params, request }) => {
    const { codes } = edge.gate.callerOf(request.raw).share;
    if (codes.take(house.clock.steady()) !== 'fine') throw new Refused('too-much', 'evening.codes');
    const code = codeIn(params.code);
    const id = code && (await house.evenings.byCode(code));
    if (!id) throw new Refused('not-found', 'evening.no-code');
    codes.giveBack();
    return { id };
  },

  'GET /api/evenings/:id': async ({ visitor, params }) => (await eveningOf(house, params.id)).told(visitor?.id),

  'POST /api/evenings/:id': async ({ visitor, request, params, body }) => {
    const { openings, pairings } = edge.gate.callerOf(request.raw).share;
    if (edge.gate.person(visitor.id).messages.take(house.clock.steady()) !== 'fine')
      throw new Refused('too-much', 'house.too-much');
    const evening = await eveningOf(house, params.id);
    const command = body();
    if (command.do === 'pair' && pairings.take(house.clock.steady()) !== 'fine')
      throw new Refused('too-much', 'house.too-much');
    const mayOpen = (tables: number) => openings.take(house.clock.steady(), tables) === 'fine';
    const done = await house.evenings.do(evening, visitor.id, command, mayOpen);
    if (!done) throw setAside();
    if (!done.ok) throw refused(done.error);
    if (evening.state.closed) await house.store.evenings.end(evening.id);
    house.evenings.look(evening);
    return { seq: done.value };
  },

  'POST /api/evenings/:id/place': async ({ visitor, params, request, reply, body }) => {
    const { codes } = edge.gate.callerOf(request.raw).share;
    if (codes.take(house.clock.steady()) !== 'fine') throw new Refused('too-much', 'evening.codes');
    const evening = await eveningOf(house, params.id);
    const { key } = body();
    const guest = guestOfKey(evening.state, key);
    const owner = guest === undefined ? undefined : evening.state.guests[guest]!;
    if (!owner || owner.removed || evening.state.closed) throw refused('unknown-key');
    codes.giveBack();
    const known = owner.whos.at(-1);
    if (known !== undefined) {
      if (visitor && owner.whos.includes(visitor.id)) return { me: await meFace(house, visitor) };
      // his seats at running tables come along; whoever has a passkey comes by that
      const [person] = await house.store.visitors([known]);
      if (person && (await house.store.passkeysOf(person.id)).length > 0) throw refused('needs-passkey');
      if (!person) throw refused('unknown-key');
      giveCookie(request, reply, await house.identity.tokenFor(person.id));
      return { me: await meFace(house, person) };
    }
    const who = visitor ?? (await newcomer(house, owner.name, request, reply));
    const done = await house.evenings.do(evening, who.id, { do: 'claim', key });
    if (!done) throw setAside();
    if (!done.ok) throw refused(done.error);
    house.evenings.look(evening);
    return { me: await meFace(house, who) };
  },
});

type Exchange = Pick<Parameters<Handlers<EveningRoute>['POST /api/evenings/:id/place']>[0], 'request' | 'reply'>;

async function newcomer(house: House, name: string, request: Exchange['request'], reply: Exchange['reply']) {
  const { visitor, token } = await house.identity.welcome(name, 'en');
  giveCookie(request, reply, token);
  return visitor;
}

async function eveningOf(house: House, id: string): Promise<LiveEvening> {
  const evening = await house.evenings.get(id);
  if (!evening && house.evenings.isAside(id)) throw setAside();
  if (!evening) throw new Refused('not-found', 'evening.none');
  evening.usedAt = house.now();
  return evening;
}

const setAside = (): Refused => new Refused('set-aside', 'evening.set-aside');

const CODES: Readonly<Partial<Record<EveningRefusal, HouseRefusal['code']>>> = {
  ...{ full: 'too-much', 'too-much': 'too-much', 'too-many-tables': 'too-much' },
  ...{ 'unknown-guest': 'not-allowed', 'unknown-key': 'not-allowed' },
  ...{ 'no-such-game': 'bad-request', 'no-such-size': 'bad-request', 'no-such-options': 'bad-request' },
  ...{ 'no-such-table': 'bad-request' },
  ...{ 'wrong-points': 'bad-request', 'name-taken': 'bad-request' },
};

const refused = (why: EveningRefusal): Refused => new Refused(CODES[why] ?? 'not-allowed', `evening.${why}`);
