/** What a saved game says beside its main line, from version 3 on: comments, and other ways on. Read with every check there is. */
import * as z from 'zod';
import type { AnnotatedLine, Sideline } from '../../core/annotated-line.ts';
import type { GameEvent, GameOf, Refusal } from '../../core/game.ts';
import { step } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { MOST_COMMENT, MOST_EVENTS, MOST_NESTED } from '../limits.ts';

export const eventForm = z.strictObject({
  by: z.union([z.int(), z.literal('chance'), z.literal('clock')]),
  move: z.string().max(10_000),
});
const remarkForm = z.strictObject({ at: z.int().min(0), text: z.string().min(1).max(MOST_COMMENT) });
const sidelineForm: z.ZodType<Sideline> = z.lazy(() =>
  z.strictObject({
    at: z.int().min(0),
    folded: z.literal(true).optional(),
    events: z.array(eventForm).min(1).max(MOST_EVENTS),
    ...annotationForms,
  }),
);
export const annotationForms = {
  comments: z
    .array(remarkForm)
    .max(MOST_EVENTS + 1)
    .optional(),
  variations: z.array(sidelineForm).max(MOST_EVENTS).optional(),
};

/** How many events there are in all lines, and how deep they lie in each other, before any of them is looked at. */
export function extentOf(raw: unknown): { readonly events: number; readonly depth: number } {
  let [events, depth] = [0, 0];
  const waiting = [{ line: raw, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { line, level } = next;
    depth = Math.max(depth, level);
    events += listIn(line, 'events').length;
    if (depth > MOST_NESTED || events > MOST_EVENTS) break;
    waiting.push(...listIn(line, 'variations').map((each) => ({ line: each, level: level + 1 })));
  }
  return { events, depth };
}

const listIn = (line: unknown, name: 'events' | 'variations'): readonly unknown[] => {
  const list = typeof line === 'object' && line !== null ? (line as Record<string, unknown>)[name] : undefined;
  return Array.isArray(list) ? list : [];
};

/** What is wrong with what branches off: where in the file, and the event that is refused, or how far the line goes that it leaves. */
export type AnnotationFault = { readonly where: string } & (
  | { readonly event: GameEvent; readonly refusal: Refusal }
  | { readonly most: number }
);

/** Every event of every variation against the rules; `state` is that before the main line, which is known to be right. */
export function checkAnnotations<State, Move>(
  game: GameOf<State, Move>,
  state: State,
  line: AnnotatedLine,
  where = '',
): Result<undefined, AnnotationFault> {
  const { events, comments = [], variations = [] } = line;
  const remote = comments.findIndex(({ at }) => at > events.length);
  if (remote >= 0) return err({ where: `${where}comments.${remote}.at`, most: events.length });
  if (variations.length === 0) return ok(undefined);
  const states = [state];
  for (const event of events) {
    const next = step(game, states.at(-1)!, event);
    if (next.ok) states.push(next.value);
  }
  for (const [index, side] of variations.entries()) {
    const path = `${where}variations.${index}.`;
    if (side.at >= states.length) return err({ where: `${path}at`, most: events.length });
    const from = states[side.at] as State;
    let now = from;
    for (const [number, event] of side.events.entries()) {
      const next = step(game, now, event);
      if (!next.ok) return err({ where: `${path}events.${number}`, event, refusal: next.error });
      now = next.value;
    }
    const deeper = checkAnnotations(game, from, side, path);
    if (!deeper.ok) return deeper;
  }
  return ok(undefined);
}
