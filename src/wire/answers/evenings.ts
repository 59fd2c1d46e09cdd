/** What is told of an evening: people who play several games in one room. */
import * as z from 'zod';
import { planForm } from '../../evening/forms.ts';
import type { EveningFace } from '../../evening/told.ts';
import { many, SCHEMAS, schemaOf } from '../schemas.ts';
import { count, time } from './face.ts';

const guest = count.describe('the number of a guest: 0 opened it');
const points = many(z.number());

const eveningTable = z.object({
  guests: many(guest),
  table: z.string().optional().describe('of the house, at which it is played'),
  calledOff: z.boolean().optional().describe('that table ended without a result'),
  points: points.optional(),
  by: guest.optional().describe('who typed it in; the table itself if nobody'),
});

const contest = z
  .object({
    plan: planForm.readonly(),
    players: many(guest).describe('in the order of their seeds'),
    withdrawn: many(guest),
    rounds: many(z.object({ tables: many(eveningTable), byes: many(guest) })),
    paused: z.boolean(),
    over: z.boolean(),
  })
  .register(SCHEMAS, { id: 'Contest' });

export const eveningFace = schemaOf<EveningFace>()(
  z.object({
    ...{ seq: count, opened: time },
    guests: many(
      z.object({
        name: z.string(),
        here: z.boolean(),
        removed: z.boolean(),
        typed: z.boolean(),
        handicap: z.int().describe('has no device: the name was typed in'),
      }),
    ),
    ...{ keeper: guest, locked: z.boolean(), contests: many(contest), closed: z.boolean() },
  }),
).register(SCHEMAS, { id: 'EveningFace' });

/** As one of those in it, or somebody who looks on, is told. */
export const eveningTold = z
  .object({
    t: z.literal('evening'),
    id: z.string().describe('`/room/ID` is its page'),
    code: z.string().nullable().describe('four letters by which it is found; none once it is over'),
    face: eveningFace,
    own: guest.nullable().describe('which guest you are'),
    keys: z.record(z.string(), z.string()).describe('by guest, what brings a place to another device: yours'),
    there: many(guest).describe('whose pages are open'),
    watching: count,
    screens: count.describe('big screens that are open'),
  })
  .register(SCHEMAS, { id: 'Evening' });
export type EveningTold = Readonly<z.infer<typeof eveningTold>>;

export const openedEvening = z.object({ id: z.string(), code: z.string() }).register(SCHEMAS, { id: 'OpenedEvening' });

export const foundEvening = z.object({ id: z.string() }).register(SCHEMAS, { id: 'FoundEvening' });
