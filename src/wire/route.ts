/** What is known of a route before anybody has asked: the table of them is routes.ts. */
import type * as z from 'zod';
import type { AnswerCode } from './answers/refusal.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  readonly summary: string;
  /**
   * `visitor`: somebody who is known; all others are refused before anything else. `either`: a stranger, too, who may be
   * told less. `anybody`: nobody is asked who he is.
   */
  readonly who: 'visitor' | 'either' | 'anybody';
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** `answer` is the one JSON text of it if nothing is said; else each line, the plain text, or each message. */
  readonly as?: 'json' | 'lines' | 'text' | 'socket';
  /** Of the answer; the first is the usual one. 200 if nothing is said. */
  readonly statuses?: readonly [number, ...number[]];
  /** Why it may say no, besides what follows from the rest (`refusalsOf`). */
  readonly refusals?: readonly AnswerCode[];
  /** Asked as often as one likes: by whoever looks after the house. */
  readonly unlimited?: true;
}

/** 'GET /api/tables/:id' in its two parts. */
export function addressOf(name: string): { readonly method: string; readonly path: string } {
  const space = name.indexOf(' ');
  return { method: name.slice(0, space), path: name.slice(space + 1) };
}

/** All the codes with which a route may refuse. A socket says everything else itself (`bye`, `refused`). */
export function refusalsOf(name: string, route: Route): readonly AnswerCode[] {
  if (route.as === 'socket') return ['too-much'];
  const codes: readonly (AnswerCode | false)[] = [
    (route.body ?? route.query) !== undefined && 'bad-request',
    route.who === 'visitor' && 'unknown-visitor',
    // a page of another house
    !name.startsWith('GET ') && 'not-allowed',
    name.includes('/:') && 'not-found',
    ...(route.refusals ?? []),
    !route.unlimited && 'too-much',
    !route.unlimited && 'away',
    'broken',
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}
