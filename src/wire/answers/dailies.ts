/** How people fared at the puzzle of a day. */
import * as z from 'zod';
import { OUTCOMES } from '../../puzzles/outcomes.ts';
import { many, SCHEMAS } from '../schemas.ts';
import { count } from './face.ts';

export const dailyTold = z
  .object({
    counts: many(z.object({ outcome: z.enum(OUTCOMES), people: count })).describe('all that can come of it, in order'),
  })
  .register(SCHEMAS, { id: 'DailyCounts' });
export type DailyTold = Readonly<z.infer<typeof dailyTold>>;
