/** Trees of variations: whatever is done to one, it stays a tree; and what files say of it makes it again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf, linesIn, treeOf } from './annotated-line.ts';
import type { GameEvent } from './game.ts';
import {
  BEGINNING,
  commented,
  depthOf,
  eventCount,
  eventsTo,
  folded,
  grown,
  isReached,
  leavesAt,
  promoted,
  pruned,
  type Variations,
  variationsOf,
  wayOn,
  wayTo,
} from './variations.ts';

const event = (move: string): GameEvent => ({ by: 0, move });
const line = (moves: string) => [...moves].map(event);
const movesTo = (tree: Variations, at: number) =>
  eventsTo(tree, at)
    .map(({ move }) => move)
    .join('');
/** Every line that ends, by its moves, the main line first. */
const lines = (tree: Variations, at = BEGINNING): string[] => {
  const { after } = tree[at]!;
  return after.length === 0 ? [movesTo(tree, at)] : after.flatMap((next) => lines(tree, next));
};
const grownLine = (tree: Variations, at: number, events: readonly GameEvent[]) =>
  events.reduce((so, event) => grown(so.tree, so.at, event), { tree, at });
const played = (tree: Variations, moves: string) => grownLine(tree, BEGINNING, line(moves));

/** What people do, in any order: play a line, say something, promote, fold, remove. */
const acts = fc.array(
  fc.record({
    what: fc.constantFrom('play', 'say', 'promote', 'fold', 'prune' as const),
    moves: fc.stringMatching(/^[abc]{1,6}$/),
    where: fc.nat(30),
  }),
  { maxLength: 25 },
);
type Act = typeof acts extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

function done(all: readonly Act[]): Variations {
  return all.reduce((tree, { what, moves, where }) => {
    const places = tree.map((_, at) => at).filter((at) => isReached(tree, at));
    const at = places[where % places.length]!;
    if (what === 'play') return grownLine(tree, at, line(moves)).tree;
    if (what === 'say') return commented(tree, at, moves);
    if (what === 'promote') return promoted(tree, at);
    return what === 'fold' ? folded(tree, leavesAt(tree, at) ?? at, depthOf(tree, at) > 0) : pruned(tree, at);
  }, variationsOf([]));
}

test('what is there already is gone to, what is new branches off', () => {
  const first = variationsOf(line('abc'));
  expect(lines(first)).toEqual(['abc']);
  expect(played(first, 'ab')).toEqual({ tree: first, at: 2 });
  const { tree, at } = played(first, 'axy');
  expect(lines(tree)).toEqual(['abc', 'axy']);
  expect(movesTo(tree, at)).toBe('axy');
  expect(lines(first)).toEqual(['abc']);
  expect(eventCount(tree)).toBe(5);
});

test('a variation is promoted step by step until it is the main line', () => {
  const second = played(variationsOf(line('abc')), 'axy').tree;
  const { tree, at } = played(second, 'azq');
  expect(lines(tree)).toEqual(['abc', 'axy', 'azq']);
  const once = promoted(tree, at);
  expect(lines(once)).toEqual(['abc', 'azq', 'axy']);
  const twice = promoted(once, at);
  expect(lines(twice)).toEqual(['azq', 'abc', 'axy']);
  expect(promoted(twice, at)).toBe(twice);
  expect([depthOf(tree, at), depthOf(twice, at)]).toEqual([1, 0]);
});

test('what is removed goes with all that follows it, and is not reached any more', () => {
  const { tree, at } = played(variationsOf(line('abc')), 'axy');
  const without = pruned(tree, tree[at]!.before);
  expect(lines(without)).toEqual(['abc']);
  expect([isReached(tree, at), isReached(without, at)]).toEqual([true, false]);
  expect(pruned(tree, BEGINNING)).toBe(tree);
});

test('it stays a tree: ways there and back agree, and a place is named once', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const tree = done(all);
      const named = tree.flatMap(({ after }, at) => (isReached(tree, at) ? after : []));
      expect(new Set(named).size).toBe(named.length);
      for (const at of named) {
        expect(wayTo(tree, at).at(-1)).toBe(at);
        expect(eventsTo(tree, at)).toHaveLength(wayTo(tree, at).length);
        const twins = tree[tree[at]!.before]!.after.map((place) => tree[place]!.event!.move);
        expect(new Set(twins).size).toBe(twins.length);
      }
      expect(eventCount(tree)).toBe(named.length);
    }),
  );
});

test('promoting changes the order alone, and as often as need be makes a line the main one', () => {
  fc.assert(
    fc.property(acts, fc.nat(), (all, which) => {
      const tree = done(all);
      const places = tree.map((_, at) => at).filter((at) => isReached(tree, at));
      const at = places[which % places.length]!;
      let so = tree;
      for (let step = 0; leavesAt(so, at) !== undefined; step++) {
        expect(step).toBeLessThan(tree.length);
        so = promoted(so, at);
      }
      expect(lines(so).toSorted()).toEqual(lines(tree).toSorted());
      expect([BEGINNING, ...wayOn(so, BEGINNING)]).toContain(at);
    }),
  );
});

test('a tree is made again from its line, with every comment and fold', () => {
  fc.assert(
    fc.property(acts, (all) => {
      const tree = done(all);
      const said = lineOf(tree);
      expect(lineOf(treeOf(JSON.parse(JSON.stringify(said))))).toEqual(said);
      expect(lines(treeOf(said))).toEqual(lines(tree));
      expect(eventCount(treeOf(said))).toBe(eventCount(tree));
      const ends = [...linesIn(said)].map(({ before, line: { events } }) => [...before, ...events]);
      expect(ends.map((events) => events.map(({ move }) => move).join('')).toSorted()).toEqual(lines(tree).toSorted());
    }),
  );
});

test('what a line says of places that it does not have is passed over', () => {
  const said = { events: line('ab'), comments: [{ at: 9, text: 'x' }], variations: [{ at: 3, events: line('c') }] };
  expect(lineOf(treeOf(said))).toEqual({ events: line('ab') });
  expect(grown(variationsOf([]), BEGINNING, event('a')).at).toBe(1);
});
