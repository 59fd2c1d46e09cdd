/** What the house says of itself. */
import * as z from 'zod';
import { many, SCHEMAS } from '../schemas.ts';

export const health = z
  .object({
    ok: z.boolean(),
    why: z.exactOptional(
      z.enum(['closing', 'away', 'full']).describe('it closes; its database does not answer; the disk has no room'),
    ),
  })
  .register(SCHEMAS, { id: 'Health' });

export const near = z
  .object({ addresses: many(z.string()).describe('none, unless the machine itself asks') })
  .register(SCHEMAS, { id: 'Near' });

export const description = z.looseObject({ openapi: z.string() }).register(SCHEMAS, { id: 'OpenApi' });

/** In the text format of Prometheus. */
export const figures = z.string().register(SCHEMAS, { id: 'Figures' });
