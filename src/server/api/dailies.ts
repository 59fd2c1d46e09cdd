/** How others fared at the puzzle of a day. */
import type { Edge } from '../edge/edge.ts';
import type { House } from '../house.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';

type DailyRoute = 'GET /api/dailies/:date/:game' | 'POST /api/dailies/:date/:game';

export const dailyHandlers = (house: House, edge: Edge): Handlers<DailyRoute> => ({
  'GET /api/dailies/:date/:game': async ({ params }) => house.dailies.told(await dailyIn(house, params)),

  'POST /api/dailies/:date/:game': async ({ params, visitor, request, body }) => {
    const { puzzle, outcome, attempt } = body();
    const daily = await dailyIn(house, params);
    const who = visitor ? `visitor ${visitor.id}` : `attempt ${attempt}`;
    const counted = { puzzle, outcome, who, address: edge.gate.callerOf(request.raw).address };
    if (!house.dailies.counts(daily, counted)) throw new Refused('not-allowed', 'house.no-count');
    await house.dailies.count(daily, counted);
    return house.dailies.told(daily);
  },
});

async function dailyIn(house: House, { date, game }: { readonly date: string; readonly game: string }) {
  const daily = await house.dailies.find(date, game);
  if (!daily) throw new Refused('not-found', 'house.nothing');
  return daily;
}
