/**
 * Schemas, handlers and calls that must not compile: `npm run check` fails as soon as one of them does. Every line below a
 * comment would be the whole mistake.
 */
import * as z from 'zod';
import type { EngineProcess } from '../src/cli/engine-process.ts';
import type { Handlers } from '../src/server/api/handlers.ts';
import { requestOf } from '../src/wire/call.ts';
import { many, schemaOf } from '../src/wire/schemas.ts';

interface Told {
  readonly kind: 'near' | 'far';
  readonly seats: readonly number[];
  readonly note?: string;
}
const kind = z.enum(['near', 'far']);
const seats = many(z.int());
const note = z.exactOptional(z.string());

export const schemas = [
  schemaOf<Told>()(z.object({ kind, seats, note })),
  // a field that is missing, also one that may be
  // @ts-expect-error
  schemaOf<Told>()(z.object({ kind, note })),
  // @ts-expect-error
  schemaOf<Told>()(z.object({ kind, seats })),
  // a field that nobody tells, also one that may be
  // @ts-expect-error
  schemaOf<Told>()(z.object({ kind, seats, note, more: z.string() })),
  // @ts-expect-error
  schemaOf<Told>()(z.object({ kind, seats, note, more: z.string().optional() })),
  // a word too few, a word too many
  // @ts-expect-error
  schemaOf<Told>()(z.object({ kind: z.literal('near'), seats, note })),
  // @ts-expect-error
  schemaOf<Told>()(z.object({ kind: z.enum(['near', 'far', 'between']), seats, note })),
];

type Answering<Name extends keyof Handlers> = Pick<Handlers, Name>;

export const handlers = [
  { 'GET /health': async () => ({ ok: true }) } satisfies Answering<'GET /health'>,
  // an answer that does not fit
  // @ts-expect-error
  { 'GET /health': async () => ({ ok: 'yes' }) } satisfies Answering<'GET /health'>,
  // a visitor where nobody is asked who he is
  // @ts-expect-error
  { 'GET /health': async ({ visitor }) => ({ ok: visitor.id !== '' }) } satisfies Answering<'GET /health'>,
  // a body where there is none
  // @ts-expect-error
  { 'GET /api/me': async ({ body }) => ({ me: body().me }) } satisfies Answering<'GET /api/me'>,
  // a route without a handler
  // @ts-expect-error
  {} satisfies Answering<'GET /health'>,
];

export const calls = [
  requestOf('GET /api/me'),
  requestOf('POST /api/tables/:id', { params: { id: 'a' }, body: { do: 'sit', seat: 1 } }),
  // a route that does not exist
  // @ts-expect-error
  requestOf('GET /api/you'),
  // without a body, without the table's id
  // @ts-expect-error
  requestOf('PUT /api/me'),
  // @ts-expect-error
  requestOf('GET /api/tables/:id'),
  // a command, a query that the house does not know
  // @ts-expect-error
  requestOf('POST /api/tables/:id', { params: { id: 'a' }, body: { do: 'dance' } }),
  // @ts-expect-error
  requestOf('GET /api/tables', { query: { status: 'shut' } }),
  // a body where none is read
  // @ts-expect-error
  requestOf('GET /api/me', { body: {} }),
];

declare const program: EngineProcess;
const position = { game: 'z-game', seats: 2 };

/** Without a seed of its own a program's set-ups and codes could be computed. */
export const questions = [
  program.best(position, { seat: 0, ms: 5, seed: 'secret' }),
  // @ts-expect-error
  program.best(position, { seat: 0, ms: 5 }),
  // @ts-expect-error
  program.best(position, { seat: 0, ms: 5, seed: undefined }),
];
