/**
 * How an event is written in a row, by kind and version. A form that was released is never changed: what it wrote is
 * read for ever. A row without `v` is of version 1; a kind is written in its newest version.
 */
import * as z from 'zod';
import { LEVELS } from '../../core/bot.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { CHARACTER_IDS } from '../characters.ts';
import { MOST_GIVEN, MOST_SEATS } from '../limits.ts';
import { TIME_LIMITS } from '../state/time.ts';
import { CALL_OFFS, type CallOff, type EventOf, REACTIONS, TAKE_BACKS, TALKERS, type TableEvent } from './events.ts';

export const seatForm = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const levelForm = z.literal([...LEVELS]);
export const characterForm = z.literal([...CHARACTER_IDS]);
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
export const byForm = z.union([seatForm, z.literal('chance'), z.literal('clock')]);

const time = (of: keyof typeof TIME_LIMITS) => z.int().min(TIME_LIMITS[of].min).max(TIME_LIMITS[of].max);
export const controlForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: time('seconds') }),
  z.strictObject({ kind: z.literal('total'), minutes: time('minutes'), increment: time('increment') }),
]);

export const outcomeForm = z.strictObject({ winners: z.array(seatForm), scores: z.array(z.number()), reason: name });
export const startForm = z.strictObject({
  setUp: z.string().max(10_000).optional(),
  events: z
    .array(z.strictObject({ by: byForm, move }))
    .max(MOST_GIVEN)
    .optional(),
});
export const chanceForm = z.union([z.literal(['drawn', 'asked']), z.strictObject({ fixed: z.array(move).max(1000) })]);
const secondPolicies = z.strictObject({ takeBack: z.enum(TAKE_BACKS), hints: z.boolean(), pause: z.boolean() });
export const policiesForm = secondPolicies.extend({ untimed: z.boolean() });

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
const FIRST_POLICIES = { takeBack: 'never', hints: false, pause: false, untimed: false } as const;
const secondOpened = opened.extend({
  rules: z.int().min(1),
  policies: secondPolicies,
  match: z.strictObject({ games: z.int().min(1), outcomes: z.array(outcomeForm) }).optional(),
  start: startForm.optional(),
  chance: chanceForm.optional(),
});

/** Versions before 0.3.0 knew no other reason. */
const FIRST_CALL_OFFS = ['too-long', 'nobody-came', 'closed'] as const satisfies readonly CallOff[];

const seatOnly = <T extends string>(t: T) => z.object({ t: z.literal(t), seat: seatForm });
const ofTwo = <T extends string>(t: T) => z.object({ t: z.literal(t), seat: seatForm, with: seatForm });
const ofTimer = <T extends string>(t: T) => z.object({ t: z.literal(t), seat: seatForm, key: name });
const withLevel = <T extends string>(t: T) => z.object({ t: z.literal(t), seat: seatForm, level: levelForm });

/** By kind, the form of each version, from version 1 on. */
const FORMS = {
  opened: [
    opened.transform((event) => ({ ...event, rules: 1, policies: FIRST_POLICIES })),
    secondOpened.transform((event) => ({ ...event, policies: { ...event.policies, untimed: false } })),
    secondOpened.extend({ policies: policiesForm }),
  ],
  sat: [z.object({ t: z.literal('sat'), who, seat: seatForm })],
  stood: [seatOnly('stood')],
  bot: [withLevel('bot'), withLevel('bot').extend({ character: characterForm.optional() })],
  kicked: [z.object({ t: z.literal('kicked'), who })],
  'let-in': [z.object({ t: z.literal('let-in'), who })],
  'swap-asked': [ofTwo('swap-asked')],
  'swap-declined': [seatOnly('swap-declined')],
  swapped: [ofTwo('swapped')],
  awaited: [z.object({ t: z.literal('awaited'), ms: count })],
  arrived: [seatOnly('arrived')],
  started: [z.object({ t: z.literal('started') })],
  played: [z.object({ t: z.literal('played'), by: byForm, move, key: name.optional(), salt: name.optional() })],
  resigned: [seatOnly('resigned')],
  'resign-asked': [seatOnly('resign-asked')],
  'resign-agreed': [seatOnly('resign-agreed')],
  'resign-declined': [seatOnly('resign-declined')],
  'draw-offered': [seatOnly('draw-offered')],
  'draw-declined': [seatOnly('draw-declined')],
  drawn: [seatOnly('drawn')],
  'timed-out': [seatOnly('timed-out')],
  'called-off': [
    z.object({ t: z.literal('called-off'), why: z.enum(FIRST_CALL_OFFS) }),
    z.object({ t: z.literal('called-off'), why: z.enum(CALL_OFFS) }),
  ],
  hinted: [z.object({ t: z.literal('hinted'), seat: seatForm, move })],
  'take-back-asked': [z.object({ t: z.literal('take-back-asked'), seat: seatForm, to: count })],
  'take-back-agreed': [seatOnly('take-back-agreed')],
  'take-back-declined': [seatOnly('take-back-declined')],
  'taken-back': [z.object({ t: z.literal('taken-back'), seat: seatForm, to: count })],
  'went-on': [seatOnly('went-on')],
  waived: [ofTimer('waived')],
  insisted: [ofTimer('insisted')],
  // version 1 did not say whether he had gone or only his line
  left: [seatOnly('left'), seatOnly('left').extend({ lost: z.boolean().optional() })],
  // version 1 gave everybody half a minute, also who came back at once
  returned: [seatOnly('returned'), seatOnly('returned').extend({ rest: count.optional() })],
  'stand-in-agreed': [z.object({ t: z.literal('stand-in-agreed'), seat: seatForm, by: seatForm })],
  'stand-in': [withLevel('stand-in')],
  slept: [z.object({ t: z.literal('slept'), from: count, ms: count })],
  'rematch-wanted': [
    seatOnly('rematch-wanted'),
    seatOnly('rematch-wanted').extend({ without: z.array(seatForm).max(MOST_SEATS).optional() }),
  ],
  'rematch-declined': [seatOnly('rematch-declined')],
  'level-chosen': [withLevel('level-chosen')],
  rematch: [z.object({ t: z.literal('rematch'), table: name })],
  said: [z.object({ t: z.literal('said'), who, text: spoken, to: z.enum(['all', 'team']) })],
  muted: [z.object({ t: z.literal('muted'), who })],
  unmuted: [z.object({ t: z.literal('unmuted'), who })],
  'talk-set': [z.object({ t: z.literal('talk-set'), talkers: z.enum(TALKERS) })],
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
