/** How well people play, as far as the house wants to tell. */
import * as z from 'zod';
import { many, SCHEMAS } from '../schemas.ts';

const worth = {
  game: z.string(),
  mu: z.number().describe('the strength that is believed, 25 for whoever is new'),
  sigma: z.number().describe('how far off that may be'),
  games: z.int().min(0),
};

export const ratedPlayer = z.object({ who: z.string(), name: z.string(), ...worth });
export const ratings = z
  .object({
    players: many(ratedPlayer).describe('with five games or more, whoever is surely best first'),
    computers: many(z.object({ level: z.int(), mu: z.number(), sigma: z.number() })).describe('yardsticks'),
  })
  .register(SCHEMAS, { id: 'Ratings' });
export type RatingsTold = Readonly<z.infer<typeof ratings>>;

/** Of one player, game by game. */
export const ownRatings = many(z.object(worth));
