/** How well people play, where the house tells it. Whoever does not want to be shown is not. */
import { LEVELS } from '../../core/bot.ts';
import { YARDSTICKS, yardstick } from '../../ratings/yardsticks.ts';
import type { House } from '../house.ts';
import { MOST_LISTED } from '../ratings/house-ratings.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';

export const ratingHandlers = (house: House): Handlers<'GET /api/ratings'> => ({
  'GET /api/ratings': async ({ query }) => {
    if (!house.ratings) throw new Refused('not-found', 'house.nothing');
    const best = house.ratings.list(query().game).slice(0, MOST_LISTED);
    const known = new Map(
      (await house.store.visitors(best.map(({ player }) => player))).map((each) => [each.id, each]),
    );
    const players = best.flatMap(({ player, ...rating }) => {
      const visitor = known.get(player);
      return visitor?.rated ? [{ who: visitor.id, name: visitor.name, ...rating }] : [];
    });
    return { players, computers: LEVELS.map((level) => ({ level, ...YARDSTICKS[yardstick(level)]! })) };
  },
});
