/** What a member has tried at puzzles. */
import * as z from 'zod';
import { attemptForm } from '../../puzzles/attempts.ts';
import { SCHEMAS } from '../schemas.ts';

export const attemptsTold = z
  .object({
    attempts: z.array(attemptForm).describe('a page of them, by id'),
    next: z.string().optional().describe('there are more: ask for those `after` this one'),
  })
  .register(SCHEMAS, { id: 'Attempts' });

export const attemptsKept = z.object({}).register(SCHEMAS, { id: 'AttemptsKept' });
