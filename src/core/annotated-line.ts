/** A line of play as files have it: its events in a row, and what was said and tried along it. */
import type { GameEvent } from './game.ts';
import { BEGINNING, commented, folded, grown, type Variations, variationsOf, wayOn } from './variations.ts';

/** What somebody said of the position after so many events of the line. */
export interface Remark {
  readonly at: number;
  readonly text: string;
}

export interface AnnotatedLine {
  readonly events: readonly GameEvent[];
  readonly comments?: readonly Remark[] | undefined;
  readonly variations?: readonly Sideline[] | undefined;
}

/** Another way on, after so many events of the line that it leaves. It has one event at least. */
export interface Sideline extends AnnotatedLine {
  readonly at: number;
  /** It is not shown unless somebody asks for it. */
  readonly folded?: true | undefined;
}

/** The main line with all that branches off. */
export function lineOf(tree: Variations): AnnotatedLine {
  return lineFrom(tree, [BEGINNING, ...wayOn(tree, BEGINNING)], false);
}

/** `isSide`: what branches off where the line itself begins belongs to the line that it leaves. */
function lineFrom(tree: Variations, way: readonly number[], isSide: boolean): AnnotatedLine {
  const events = way.flatMap((place) => tree[place]!.event ?? []);
  // the first place of a side line is after its first event already
  const numberOf = (index: number) => (isSide ? index + 1 : index);
  const comments = way.flatMap((place, index) => {
    const { comment: text } = tree[place]!;
    return text === '' ? [] : [{ at: numberOf(index), text }];
  });
  const variations = way.flatMap((place, index) =>
    tree[place]!.after.slice(1).map(
      (first): Sideline => ({
        at: numberOf(index),
        ...(tree[first]!.folded && { folded: true }),
        ...lineFrom(tree, [first, ...wayOn(tree, first)], true),
      }),
    ),
  );
  return {
    events,
    ...(comments.length > 0 && { comments }),
    ...(variations.length > 0 && { variations }),
  };
}

/** The tree again. What a line says of places that it does not have is passed over. */
export function treeOf(line: AnnotatedLine): Variations {
  const tree = variationsOf(line.events);
  return withMore(tree, [BEGINNING, ...wayOn(tree, BEGINNING)], line);
}

/** `places` are those after 0, 1, … events of the line. */
function withMore(tree: Variations, places: readonly number[], { comments = [], variations = [] }: AnnotatedLine) {
  let so = comments.reduce((before, { at, text }) => {
    const place = places[at];
    return place === undefined ? before : commented(before, place, text);
  }, tree);
  for (const side of variations) {
    const from = places[side.at];
    const [first, ...rest] = side.events;
    if (from === undefined || !first) continue;
    const begun = grown(so, from, first);
    so = side.folded ? folded(begun.tree, begun.at, true) : begun.tree;
    const along = [from, begun.at];
    for (const event of rest) {
      const next = grown(so, along.at(-1)!, event);
      so = next.tree;
      along.push(next.at);
    }
    so = withMore(so, along, side);
  }
  return so;
}

/** A line and everything that branches off it, each with the events that lead to it. */
export function* linesIn(
  line: AnnotatedLine,
  before: readonly GameEvent[] = [],
): Generator<{ readonly line: AnnotatedLine; readonly before: readonly GameEvent[] }> {
  yield { line, before };
  for (const side of line.variations ?? []) yield* linesIn(side, [...before, ...line.events.slice(0, side.at)]);
}
