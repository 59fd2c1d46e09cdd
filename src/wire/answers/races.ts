/** What is told of a race: people who solve the same puzzles side by side. */
import * as z from 'zod';
import type { RaceFace } from '../../race/told.ts';
import { many, SCHEMAS, schemaOf } from '../schemas.ts';
import { count, time } from './face.ts';

const racer = count.describe('the number of a racer: 0 opened it');

const lane = z.object({
  racer,
  solved: many(z.boolean()).describe('of each puzzle in its order, whether it was solved or missed'),
  lastMs: count.describe('when the last one was solved, in milliseconds after the start'),
});

export const raceFaceForm = schemaOf<RaceFace>()(
  z.object({
    ...{ seq: count, opened: time },
    games: many(z.string()),
    racers: many(z.object({ name: z.string(), here: z.boolean() })),
    wins: many(count).describe('by racer: heats won that are over'),
    heat: z
      .object({
        number: count.describe('from 1 on'),
        at: time.describe('when it starts, or has started; it lasts 90 seconds'),
        seed: z.string().nullable().describe('from which the puzzles follow; told from the start on'),
        lanes: many(lane),
      })
      .nullable(),
  }),
).register(SCHEMAS, { id: 'RaceFace' });

/** As one of those in it, or somebody who looks on, is told. */
export const raceTold = z
  .object({
    t: z.literal('race'),
    id: z.string().describe('`/race/ID` is its page'),
    now: time.describe("by the house's clock"),
    face: raceFaceForm,
    own: racer.nullable().describe('which racer you are'),
    there: many(racer).describe('whose pages are open'),
    starts: z.boolean().describe('whether you may start it'),
    watching: count,
  })
  .register(SCHEMAS, { id: 'Race' });
export type RaceTold = Readonly<z.infer<typeof raceTold>>;

export const openedRace = z.object({ id: z.string() }).register(SCHEMAS, { id: 'OpenedRace' });
