/** What a stranger may send: the only place that parses it. */
import * as z from 'zod';
import { LEVELS } from '../core/bot.ts';
import { LANGUAGES } from '../core/text.ts';
import type { Command } from '../table/life/commands.ts';
import { REACTIONS } from '../table/life/events.ts';
import { TIME_LIMITS } from '../table/life/time.ts';

const MOST_SEATS = 16;
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const level = z.literal([...LEVELS]);
const id = z.string().regex(/^[\w-]{1,40}$/);
/** One line of visible text. */
const line = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(most));

export const command: z.ZodType<Command> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('bot'), seat, level }),
  z.strictObject({ do: z.literal('free'), seat }),
  z.strictObject({ do: z.literal('kick'), who: id }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('act'), move: z.string().max(2000), key: id.optional() }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('offer-draw') }),
  z.strictObject({ do: z.literal('answer-draw'), accept: z.boolean() }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('return') }),
  z.strictObject({ do: z.literal('stand-in'), seat }),
  z.strictObject({ do: z.literal('rematch') }),
  z.strictObject({ do: z.literal('say'), text: line(300), to: z.enum(['all', 'team']) }),
  z.strictObject({ do: z.literal('react'), reaction: z.enum(REACTIONS) }),
]);

/** Over a socket: a command, or a look at an earlier moment. `id` comes back with the answer. */
export const request = z.strictObject({
  id,
  command: command.optional(),
  look: z.int().min(0).max(100_000).optional(),
});

const time = (of: keyof typeof TIME_LIMITS) => z.int().min(TIME_LIMITS[of].min).max(TIME_LIMITS[of].max);

export const control = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: time('seconds') }),
  z.strictObject({ kind: z.literal('total'), minutes: time('minutes'), increment: time('increment') }),
]);

export const newTable = z.strictObject({
  game: z.string().max(100),
  seats: z.int().min(1).max(MOST_SEATS),
  options: z.record(z.string().max(100), z.unknown()).optional(),
  control: control.default({ kind: 'none' }),
  public: z.boolean().default(false),
  /** Who sits where: the one who opens the table, or the computer. */
  holders: z
    .array(z.union([z.literal('free'), z.literal('me'), z.strictObject({ level })]))
    .max(MOST_SEATS)
    .optional(),
});
export type NewTable = z.output<typeof newTable>;
export type NewTableRequest = z.input<typeof newTable>;

/** A page of a list of tables, asked for in an address. */
export const page = z.object({ before: z.coerce.number().int().min(0).optional() });
export const list = page.extend({
  status: z.enum(['open', 'playing', 'over']).default('open'),
  game: id.optional(),
});
/** Of tables and visitors. */
export const isId = (text: string): boolean => id.safeParse(text).success;

export const me = z.strictObject({ name: line(30).optional(), language: z.enum(LANGUAGES).optional() });

/** What is wrong with it, and where. */
export function fault(error: z.ZodError): { readonly where: string; readonly what: string } {
  const issue = error.issues[0]!;
  return { where: issue.path.join('.').slice(0, 60) || '–', what: issue.message.slice(0, 200) };
}
