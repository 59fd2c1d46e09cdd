/** What a visitor is told of himself. */
import * as z from 'zod';
import { LANGUAGES } from '../../core/text.ts';
import { SCHEMAS } from '../schemas.ts';

export const me = z
  .object({
    id: z.string(),
    name: z.string(),
    language: z.enum(LANGUAGES),
    rated: z.boolean(),
    passkeys: z.int().min(0).describe('how many there are'),
  })
  .register(SCHEMAS, { id: 'Me' });
export type Me = Readonly<z.infer<typeof me>>;

/** Null for a stranger, and for whoever has gone. */
export const whoYouAre = z.object({ me: me.nullable() }).register(SCHEMAS, { id: 'WhoYouAre' });
export const gone = z.object({ me: z.null() }).register(SCHEMAS, { id: 'Gone' });

export const newVisitor = z
  .object({ id: z.string(), name: z.string(), token: z.string().describe('told once: `Authorization: Bearer TOKEN`') })
  .register(SCHEMAS, { id: 'NewVisitor' });
