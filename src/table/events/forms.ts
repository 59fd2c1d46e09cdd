/**
 * How an event is written in a row, by kind and version. A form that was released is never changed: what it wrote is
 * read for ever. A row without `v` is of version 1; a kind is written in its newest version.
 */
import * as z from 'zod';
import { LEVELS } from '../../core/bot.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { MOST_SEATS } from '../limits.ts';
import { TIME_LIMITS } from '../state/time.ts';
import { type EventOf, REACTIONS, TAKE_BACKS, type TableEvent } from './events.ts';

export const seatForm = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const levelForm = z.literal([...LEVELS]);
/** Neither control characters nor halves of a character: nobody ever wrote them. */
const visible = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const name = visible(100);
export const whoForm = name.min(1);
const who = whoForm;
const move = visible(10_000);
/** Version 0.1.0 let people say half a character, as a cut emoji is one. */
const spoken = z
  .string()
  .max(2000)
  .regex(/^\P{Cc}*$/u)
  .transform((text) => text.replace(/\p{Cs}/gu, '\ufffd'));
const count = z.int().min(0);
const by = z.union([seatForm, z.literal('chance'), z.literal('clock')]);

const time = (of: keyof typeof TIME_LIMITS) => z.int().min(TIME_LIMITS[of].min).max(TIME_LIMITS[of].max);
export const controlForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: time('seconds') }),
  z.strictObject({ kind: z.literal('total'), minutes: time('minutes'), increment: time('increment') }),
]);

export const outcomeForm = z.strictObject({ winners: z.array(seatForm), scores: z.array(z.number()), reason: name });
export const startForm = z.strictObject({
  setUp: z.string().max(10_000).optional(),
  events: z.array(z.strictObject({ by, move })).max(5000).optional(),
});
export const chanceForm = z.union([z.literal(['drawn', 'asked']), z.strictObject({ fixed: z.array(move).max(1000) })]);
export const policiesForm = z.strictObject({
  takeBack: z.enum(TAKE_BACKS),
  hints: z.boolean(),
  pause: z.boolean(),
});

const opened = z.object({
  t: z.literal('opened'),
  by: who,
  game: name,
  seats: z.int().min(1).max(MOST_SEATS),
  options: z.unknown(),
  control: controlForm,
  public: z.boolean(),
  seedHash: name,
  after: name.optional(),
});
/** Version 0.1.0 of the house knew none of these. */
const FIRST_POLICIES = { takeBack: 'never', hints: false, pause: false } as const;

const seatOnly = <T extends string>(t: T) => z.object({ t: z.literal(t), seat: seatForm });
const withLevel = <T extends string>(t: T) => z.object({ t: z.literal(t), seat: seatForm, level: levelForm });

/** By kind, the form of each version, from version 1 on. */
const FORMS = {
  opened: [
    opened.transform((event) => ({ ...event, rules: 1, policies: FIRST_POLICIES })),
    opened.extend({
      rules: z.int().min(1),
      policies: policiesForm,
      match: z.strictObject({ games: z.int().min(1), outcomes: z.array(outcomeForm) }).optional(),
      start: startForm.optional(),
      chance: chanceForm.optional(),
    }),
  ],
  sat: [z.object({ t: z.literal('sat'), who, seat: seatForm })],
  stood: [seatOnly('stood')],
  bot: [withLevel('bot')],
  kicked: [z.object({ t: z.literal('kicked'), who })],
  started: [z.object({ t: z.literal('started') })],
  played: [z.object({ t: z.literal('played'), by, move, key: name.optional(), salt: name.optional() })],
  resigned: [seatOnly('resigned')],
  'draw-offered': [seatOnly('draw-offered')],
  'draw-declined': [seatOnly('draw-declined')],
  drawn: [seatOnly('drawn')],
  'timed-out': [seatOnly('timed-out')],
  hinted: [z.object({ t: z.literal('hinted'), seat: seatForm, move })],
  'take-back-asked': [z.object({ t: z.literal('take-back-asked'), seat: seatForm, to: count })],
  'take-back-agreed': [seatOnly('take-back-agreed')],
  'take-back-declined': [seatOnly('take-back-declined')],
  'taken-back': [z.object({ t: z.literal('taken-back'), seat: seatForm, to: count })],
  'went-on': [seatOnly('went-on')],
  left: [seatOnly('left')],
  returned: [seatOnly('returned')],
  'stand-in-agreed': [z.object({ t: z.literal('stand-in-agreed'), seat: seatForm, by: seatForm })],
  'stand-in': [withLevel('stand-in')],
  slept: [z.object({ t: z.literal('slept'), from: count, ms: count })],
  'rematch-wanted': [seatOnly('rematch-wanted')],
  'level-chosen': [withLevel('level-chosen')],
  rematch: [z.object({ t: z.literal('rematch'), table: name })],
  said: [z.object({ t: z.literal('said'), who, text: spoken, to: z.enum(['all', 'team']) })],
  reacted: [z.object({ t: z.literal('reacted'), who, reaction: z.enum(REACTIONS) })],
} as const satisfies { readonly [T in TableEvent['t']]: readonly z.ZodType<EventOf<T>>[] };

const head = z.object({ v: z.int().min(1).default(1), t: z.string() });

/** Why a row cannot be read. */
export type RowFault =
  | { readonly kind: 'not-json' }
  /** An event of a kind that we do not know: a newer house may. */
  | { readonly kind: 'unknown-kind'; readonly of: string }
  /** Written in a later version of its form than we know. */
  | { readonly kind: 'version'; readonly of: string; readonly version: number }
  | { readonly kind: 'form'; readonly what: string };

export function readEvent(body: string): Result<TableEvent, RowFault> {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return err({ kind: 'not-json' });
  }
  const begin = head.safeParse(raw);
  if (!begin.success) return err(formFault(begin.error));
  const { v, t } = begin.data;
  if (!isKind(t)) return err({ kind: 'unknown-kind', of: plain(t, 40) });
  const form: z.ZodType<TableEvent> | undefined = FORMS[t][v - 1];
  if (!form) return err({ kind: 'version', of: t, version: v });
  const read = form.safeParse(raw);
  return read.success ? ok(read.data) : err(formFault(read.error));
}

export function writeEvent(event: TableEvent): string {
  const v = FORMS[event.t].length;
  return JSON.stringify(v === 1 ? event : { v, ...event });
}

const isKind = (t: string): t is TableEvent['t'] => Object.hasOwn(FORMS, t);

function formFault(error: z.ZodError): RowFault {
  const { path, message } = error.issues[0]!;
  return { kind: 'form', what: plain(`${path.join('.') || 'row'}: ${message}`, 200) };
}

/** What stood in a row, safe to be printed anywhere. */
const plain = (text: string, most: number): string => text.slice(0, most).replace(/[^\x20-\x7e]/g, '?');
