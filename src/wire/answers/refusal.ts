/** How the house refuses: a status, a code for programs, a text key, and a sentence. */
import * as z from 'zod';
import type { HouseRefusal } from '../messages.ts';
import { SCHEMAS, schemaOf } from '../schemas.ts';

/** A refusal's code, or that it is the house itself that is broken. */
export type AnswerCode = HouseRefusal['code'] | 'broken';

export const STATUS_OF: Readonly<Record<AnswerCode, number>> = {
  'bad-request': 400,
  'unknown-visitor': 401,
  'not-allowed': 403,
  'not-found': 404,
  'not-your-turn': 409,
  'game-over': 409,
  'set-aside': 410,
  'illegal-move': 422,
  'too-much': 429,
  broken: 500,
  away: 503,
};

const CODES = [
  ...['bad-request', 'unknown-visitor', 'not-allowed', 'not-found', 'not-your-turn', 'game-over'],
  ...['set-aside', 'illegal-move', 'too-much', 'away'],
] as const;
const reason = z.string().describe('a text key');
const details = z.exactOptional(z.record(z.string(), z.string()).describe('what fills the sentence'));

/** Over a socket. */
export const houseRefusal = schemaOf<HouseRefusal>()(z.object({ code: z.enum(CODES), reason, details })).register(
  SCHEMAS,
  {
    id: 'HouseRefusal',
  },
);

export const refusal = z
  .object({
    error: z.object({
      code: schemaOf<AnswerCode>()(z.enum([...CODES, 'broken'])),
      reason: z.exactOptional(reason),
      details,
      message: z.string().describe('a sentence in English'),
    }),
  })
  .register(SCHEMAS, { id: 'Refusal' });
export type RefusalAnswer = Readonly<z.infer<typeof refusal>>;
