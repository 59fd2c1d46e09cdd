/**
 * How an event of an evening is written in a row, by kind and version, as those of a table are (table/events/forms.ts): a form that
 * was released is never changed.
 */
import * as z from 'zod';
import { err, ok, type Result } from '../core/result.ts';
import { controlForm, whoForm as who } from '../table/events/forms.ts';
import { MOST_SEATS } from '../table/limits.ts';
import type { EveningEvent, EveningEventOf } from './events.ts';
import { MOST_GUESTS, MOST_HANDICAP } from './limits.ts';
import { MOST_ROUNDS, PLACES, FORMS as PLAN_FORMS } from './plan.ts';

const guest = z
  .int()
  .min(0)
  .max(MOST_GUESTS - 1);
const name = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const gameName = z.string().min(1).max(100);
export const pointsForm = z.array(z.number().min(-1000).max(1000)).min(1).max(MOST_SEATS).readonly();

export const planForm = z.strictObject({
  form: z.enum(PLAN_FORMS),
  games: z.array(gameName).min(1).max(10).readonly(),
  seats: z.int().min(1).max(MOST_SEATS),
  options: z.record(gameName, z.unknown()),
  control: controlForm,
  untimed: z.boolean(),
  rounds: z.int().min(1).max(MOST_ROUNDS),
  legs: z.literal([1, 2]),
  secondChance: z.boolean(),
  place: z.enum(PLACES),
});
export const handicapForm = z.int().min(0).max(MOST_HANDICAP);
export const playersForm = z.array(guest).min(1).max(MOST_GUESTS).readonly();

const only = <T extends string>(t: T) => z.object({ t: z.literal(t) });
const ofGuest = <T extends string>(t: T) => z.object({ t: z.literal(t), guest });

/** By kind, the form of each version, from version 1 on. */
const FORMS = {
  opened: [z.object({ t: z.literal('opened'), who, name, secret: gameName })],
  joined: [z.object({ t: z.literal('joined'), guest, name, who: who.optional() })],
  claimed: [z.object({ t: z.literal('claimed'), guest, who })],
  renamed: [z.object({ t: z.literal('renamed'), guest, name })],
  handicap: [z.object({ t: z.literal('handicap'), guest, number: handicapForm })],
  left: [ofGuest('left')],
  returned: [ofGuest('returned')],
  removed: [ofGuest('removed')],
  'kept-by': [ofGuest('kept-by')],
  door: [z.object({ t: z.literal('door'), locked: z.boolean() })],
  planned: [z.object({ t: z.literal('planned'), plan: planForm, players: playersForm })],
  entered: [ofGuest('entered')],
  withdrawn: [ofGuest('withdrawn')],
  paired: [
    z.object({
      t: z.literal('paired'),
      tables: z.array(z.array(guest).min(1).max(MOST_SEATS)).max(MOST_GUESTS),
      byes: z.array(guest).max(MOST_GUESTS),
    }),
  ],
  unpaired: [only('unpaired')],
  seated: [z.object({ t: z.literal('seated'), at: z.int().min(0), table: z.string().min(1).max(100) })],
  'called-off': [z.object({ t: z.literal('called-off'), at: z.int().min(0) })],
  reopened: [z.object({ t: z.literal('reopened'), at: z.int().min(0) })],
  result: [
    z.object({
      ...{ t: z.literal('result'), round: z.int().min(1), at: z.int().min(0) },
      ...{ points: pointsForm, by: guest.optional() },
    }),
  ],
  paused: [only('paused')],
  resumed: [only('resumed')],
  finished: [only('finished')],
  closed: [only('closed')],
} as const satisfies { readonly [T in EveningEvent['t']]: readonly z.ZodType<EveningEventOf<T>>[] };

const head = z.object({ v: z.int().min(1).default(1), t: z.string() });

/** What is wrong with a row, in a few letters that may be printed anywhere. */
export type EveningRowFault =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'form'; readonly what: string }
  | { readonly kind: 'unknown-kind'; readonly of: string }
  | { readonly kind: 'version'; readonly of: string; readonly version: number };

export function readEveningEvent(body: string): Result<EveningEvent, EveningRowFault> {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return err({ kind: 'not-json' });
  }
  const begin = head.safeParse(raw);
  if (!begin.success) return err({ kind: 'form', what: 't' });
  const { v, t } = begin.data;
  if (!isKind(t)) return err({ kind: 'unknown-kind', of: t.slice(0, 40) });
  const form: z.ZodType<EveningEvent> | undefined = FORMS[t][v - 1];
  if (!form) return err({ kind: 'version', of: t, version: v });
  const read = form.safeParse(raw);
  return read.success ? ok(read.data) : err({ kind: 'form', what: `${t}.${read.error.issues[0]!.path.join('.')}` });
}

export function writeEveningEvent(event: EveningEvent): string {
  const v = FORMS[event.t].length;
  return JSON.stringify(v === 1 ? event : { v, ...event });
}

const isKind = (t: string): t is EveningEvent['t'] => Object.hasOwn(FORMS, t);
