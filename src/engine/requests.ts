/** What the engine can be asked: the form of every request (docs/protocol.md). Legality is the games' business. */
import * as z from 'zod';
import { quote } from '../core/options.ts';
import { err, ok, type Result } from '../core/result.ts';

const MAX_DEPTH = 100;
const MAX_MS = 3_600_000;

/** Present, whatever it is: wrong actors and moves are refused by the game, in its own order of reasons. */
const present = z.custom<unknown>((value) => value !== undefined, 'is missing');
const handle = z.union([z.string(), z.number()], 'must be a state handle');
const seed = z.union([z.string().max(1000), z.int()], 'must be a text or a whole number');
const wholeNumber = (min: number, max: number) => z.int().min(min).max(max);

const common = { id: z.union([z.string(), z.number()], 'must be a text or a number') };
const budget = { ms: wholeNumber(1, MAX_MS).optional(), nodes: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional() };

export const REQUESTS = {
  games: z.strictObject({ ...common, do: z.literal('games') }),
  new: z
    .strictObject({
      ...common,
      do: z.literal('new'),
      game: z.string(),
      seats: z.int(),
      options: z.unknown().optional(),
      seed: seed.optional(),
      events: z.array(z.unknown()).optional(),
      view: z.looseObject({ viewer: present }).optional(),
    })
    .refine((request) => request.view === undefined || (request.seed ?? request.events) === undefined, {
      path: ['view'],
      message: 'cannot stand beside "seed" or "events": give one of them',
    })
    .refine((request) => request.seed === undefined || request.events === undefined, {
      path: ['events'],
      message: 'cannot stand beside "seed": give one of them',
    }),
  apply: z.strictObject({ ...common, do: z.literal('apply'), state: handle, by: present, move: present }),
  legal: z.strictObject({ ...common, do: z.literal('legal'), state: handle, by: present }),
  view: z.strictObject({ ...common, do: z.literal('view'), state: handle, seat: present }),
  show: z.strictObject({ ...common, do: z.literal('show'), state: handle, seat: z.unknown().optional() }),
  perft: z.strictObject({ ...common, do: z.literal('perft'), state: handle, depth: wholeNumber(0, MAX_DEPTH) }),
  best: z.strictObject({
    ...common,
    do: z.literal('best'),
    state: handle,
    seat: present,
    ...budget,
    level: wholeNumber(1, 5).optional(),
    seed: seed.optional(),
  }),
  analyse: z.strictObject({ ...common, do: z.literal('analyse'), state: handle, ...budget }),
  review: z.strictObject({ ...common, do: z.literal('review'), state: handle, ...budget }),
  events: z.strictObject({ ...common, do: z.literal('events'), state: handle }),
  drop: z.strictObject({ ...common, do: z.literal('drop'), state: handle }),
} as const;

export type Verb = keyof typeof REQUESTS;
export type Request<Name extends Verb> = z.infer<(typeof REQUESTS)[Name]>;
export type AnyRequest = { [Name in Verb]: Request<Name> }[Verb];

export const eventForm = z.strictObject({ by: present, move: present });

/** The request, or a sentence about what is wrong with its form. */
export function readRequest(raw: Readonly<Record<string, unknown>>): Result<AnyRequest, string> {
  const verb = raw.do;
  if (typeof verb !== 'string' || !Object.hasOwn(REQUESTS, verb)) {
    return err(`"do" cannot be ${quote(verb)}. Allowed: ${Object.keys(REQUESTS).join(', ')}.`);
  }
  const schema: z.ZodType<AnyRequest> = REQUESTS[verb as Verb];
  const read = schema.safeParse(raw);
  return read.success ? ok(read.data) : err(firstFault(read.error));
}

export function firstFault(error: z.ZodError): string {
  const { path, message } = error.issues[0]!;
  return path.length > 0 ? `"${path.join('.')}": ${message}.` : `${message}.`;
}
