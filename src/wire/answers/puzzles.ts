/** How hard puzzles are by how people have fared. */
import * as z from 'zod';
import { many, SCHEMAS } from '../schemas.ts';

export const correctedRatings = z
  .object({
    puzzles: many(
      z.object({
        puzzle: z.string().describe('its id'),
        rating: z.int().describe('what its features say, corrected'),
        people: z.int().min(0).describe('whose first attempts count, five at least'),
      }),
    ).describe('from the easiest of the shelf to the hardest; all others are as hard as their features say'),
  })
  .register(SCHEMAS, { id: 'CorrectedRatings' });
