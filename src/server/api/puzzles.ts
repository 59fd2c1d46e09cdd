/** How hard puzzles are by how people have fared. */
import { findGame } from '../../games/shelf.ts';
import type { House } from '../house.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';

export const puzzleHandlers = (house: House): Handlers<'GET /api/puzzles/:game/ratings'> => ({
  'GET /api/puzzles/:game/ratings': async ({ params: { game } }) => {
    if (!findGame(game)?.puzzles) throw new Refused('not-found', 'house.nothing');
    return { puzzles: await house.corrections.of(game) };
  },
});
