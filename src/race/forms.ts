/**
 * How an event of a race is written in a row, by kind and version, as those of a table are (table/events/forms.ts): a form that
 * was released is never changed.
 */
import * as z from 'zod';
import { err, ok, type Result } from '../core/result.ts';
import { whoForm as who } from '../table/events/forms.ts';
import type { RaceEvent, RaceEventOf } from './events.ts';
import { MOST_COMERS, MOST_RACERS } from './limits.ts';

const racer = z
  .int()
  .min(0)
  .max(MOST_COMERS - 1);
const word = z.string().min(1).max(100);
const name = word.regex(/^[^\p{Cc}\p{Cs}]*$/u);
const time = z.int().min(0);

/** By kind, the form of each version, from version 1 on. */
const FORMS = {
  opened: [z.object({ t: z.literal('opened'), who, name, games: z.array(word).min(1).max(20).readonly() })],
  joined: [z.object({ t: z.literal('joined'), racer, who, name })],
  left: [z.object({ t: z.literal('left'), racer })],
  returned: [z.object({ t: z.literal('returned'), racer })],
  started: [
    z.object({
      t: z.literal('started'),
      at: time,
      seed: word,
      racers: z.array(racer).min(1).max(MOST_RACERS).readonly(),
    }),
  ],
  solved: [z.object({ t: z.literal('solved'), racer, ms: time })],
  missed: [z.object({ t: z.literal('missed'), racer, ms: time })],
} as const satisfies { readonly [T in RaceEvent['t']]: readonly z.ZodType<RaceEventOf<T>>[] };

const head = z.object({ v: z.int().min(1).default(1), t: z.string() });

export type RaceRowFault = 'not-json' | 'form' | 'unknown-kind' | 'version';

export function readRaceEvent(body: string): Result<RaceEvent, RaceRowFault> {
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch {
    return err('not-json');
  }
  const begin = head.safeParse(raw);
  if (!begin.success) return err('form');
  const { v, t } = begin.data;
  if (!isKind(t)) return err('unknown-kind');
  const form: z.ZodType<RaceEvent> | undefined = FORMS[t][v - 1];
  if (!form) return err('version');
  const read = form.safeParse(raw);
  return read.success ? ok(read.data) : err('form');
}

export function writeRaceEvent(event: RaceEvent): string {
  const v = FORMS[event.t].length;
  return JSON.stringify(v === 1 ? event : { v, ...event });
}

const isKind = (t: string): t is RaceEvent['t'] => Object.hasOwn(FORMS, t);
