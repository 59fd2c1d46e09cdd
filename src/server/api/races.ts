/** Races over HTTP: open one, act in it. How it stands is told on a socket. */
import { findGame } from '../../games/shelf.ts';
import type { RaceRefusal } from '../../race/commands.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import type { Edge } from '../edge/edge.ts';
import type { House } from '../house.ts';
import type { LiveRace } from '../races/live-race.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';

type RaceCall = 'POST /api/races' | 'GET /api/races/:id' | 'POST /api/races/:id';

export const raceHandlers = (house: House, edge: Edge): Handlers<RaceCall> => ({
  'POST /api/races': async ({ visitor, request, body }) => {
    const { name, games } = body();
    if (!games.every((game) => findGame(game)?.puzzles)) throw refused('no-such-game');
    const { races } = edge.gate.callerOf(request.raw).share;
    if (races.take(house.clock.steady()) !== 'fine') throw new Refused('too-much', 'house.too-much');
    return { id: await house.races.open(visitor.id, name, [...new Set(games)]) };
  },

  'GET /api/races/:id': async ({ visitor, params }) => (await raceOf(house, params.id)).told(visitor?.id),

  'POST /api/races/:id': async ({ visitor, params, body }) => {
    if (edge.gate.person(visitor.id).messages.take(house.clock.steady()) !== 'fine')
      throw new Refused('too-much', 'house.too-much');
    const race = await raceOf(house, params.id);
    const done = await house.races.do(race, visitor.id, body());
    if (!done) throw none();
    if (done.ok) return { seq: done.value };
    throw done.error === 'busy' ? new Refused('away', 'house.away') : refused(done.error);
  },
});

async function raceOf(house: House, id: string): Promise<LiveRace> {
  const race = await house.races.get(id);
  if (!race) throw none();
  return race;
}

const none = (): Refused => new Refused('not-found', 'race.none');

const CODES: Readonly<Partial<Record<RaceRefusal, HouseRefusal['code']>>> = {
  ...{ full: 'too-much', 'too-much': 'too-much', 'too-soon': 'too-much' },
  ...{ 'no-such-game': 'bad-request', 'name-taken': 'bad-request', 'other-puzzle': 'bad-request' },
};

const refused = (why: RaceRefusal): Refused => new Refused(CODES[why] ?? 'not-allowed', `race.${why}`);
