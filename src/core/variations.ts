/** What might have been: a game with all its branches, as data. Whoever changes it gets another one, and keeps the old one to go back to. */
import type { GameEvent } from './game.ts';

/** Where the game stands after an event: what goes on from here, the main way first. Its place in the list names it. */
export interface Branch {
  /** That led here; the beginning has none. */
  readonly event: GameEvent | undefined;
  readonly before: number;
  readonly after: readonly number[];
  readonly comment: string;
  /** Where it is not the main way: what follows is not shown. */
  readonly folded: boolean;
}

/** What has been removed stays in its place, where nothing leads. */
export type Variations = readonly Branch[];

export const BEGINNING = 0;

const branch = (event: GameEvent | undefined, before: number): Branch => ({
  event,
  before,
  after: [],
  comment: '',
  folded: false,
});

/** One line without branches. */
export function variationsOf(events: readonly GameEvent[]): Variations {
  const first = [branch(undefined, BEGINNING), ...events.map((event, index) => branch(event, index))];
  return first.map((each, place) => (place < events.length ? { ...each, after: [place + 1] } : each));
}

/** The tree with this event made at a place, and where that leads: to what is there already, or to something new. */
export function grown(tree: Variations, at: number, event: GameEvent): { tree: Variations; at: number } {
  const { after } = tree[at]!;
  const known = after.find((place) => sameEvent(tree[place]!.event, event));
  if (known !== undefined) return { tree, at: known };
  const place = tree.length;
  const longer = [...changed(tree, at, { after: [...after, place] }), branch(event, at)];
  return { tree: longer, at: place };
}

export const commented = (tree: Variations, at: number, comment: string): Variations => changed(tree, at, { comment });
export const folded = (tree: Variations, at: number, isFolded: boolean): Variations =>
  changed(tree, at, { folded: isFolded });

/** Where the line to this place last leaves a more important one: what is promoted, or folded; undefined on the main line. */
export function leavesAt(tree: Variations, at: number): number | undefined {
  for (let place = at; place !== BEGINNING; place = tree[place]!.before)
    if (tree[tree[place]!.before]!.after[0] !== place) return place;
  return undefined;
}

/** The variation of this place changes places with the next more important one. */
export function promoted(tree: Variations, at: number): Variations {
  const first = leavesAt(tree, at);
  if (first === undefined) return tree;
  const { before } = tree[first]!;
  const { after } = tree[before]!;
  const index = after.indexOf(first);
  return changed(tree, before, { after: after.with(index, after[index - 1]!).with(index - 1, first) });
}

/** Without this place and all that goes on from it; the beginning stays. */
export function pruned(tree: Variations, at: number): Variations {
  if (at === BEGINNING) return tree;
  const { before } = tree[at]!;
  return changed(tree, before, { after: tree[before]!.after.filter((each) => each !== at) });
}

/** The places from the beginning, which is left out, to this one. */
export function wayTo(tree: Variations, at: number): number[] {
  const way: number[] = [];
  for (let place = at; place !== BEGINNING; place = tree[place]!.before) way.push(place);
  return way.reverse();
}

/** The places that follow this one, the main way from each. */
export function wayOn(tree: Variations, at: number): number[] {
  const way: number[] = [];
  for (let next = tree[at]!.after[0]; next !== undefined; next = tree[next]!.after[0]) way.push(next);
  return way;
}

/** The events that led here. */
export const eventsTo = (tree: Variations, at: number): GameEvent[] =>
  wayTo(tree, at).map((place) => tree[place]!.event!);

/** How many events can be reached. */
export const eventCount = (tree: Variations): number => reached(tree).length - 1;

/** How often the line to this place leaves a more important one. */
export const depthOf = (tree: Variations, at: number): number =>
  wayTo(tree, at).filter((place) => tree[tree[place]!.before]!.after[0] !== place).length;

/** Whether this place can still be reached. */
export const isReached = (tree: Variations, at: number): boolean =>
  at < tree.length && (at === BEGINNING || wayTo(tree, at).every((place) => isNext(tree, place)));
const isNext = (tree: Variations, place: number) => tree[tree[place]!.before]!.after.includes(place);

function reached(tree: Variations): Branch[] {
  const found: Branch[] = [];
  const waiting = [BEGINNING];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    found.push(tree[place]!);
    waiting.push(...tree[place]!.after);
  }
  return found;
}

const changed = (tree: Variations, at: number, change: Partial<Branch>): Variations =>
  tree.with(at, { ...tree[at]!, ...change });

const sameEvent = (one: GameEvent | undefined, { by, move }: GameEvent): boolean => one?.by === by && one.move === move;
