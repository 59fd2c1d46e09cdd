/** The solver against the rules: known optima, every slide, and brute force where few slides are needed. */
import { describe, expect, test } from 'vitest';
import known from '../../../../bench/data/ricochet-positions.json' with { type: 'json' };
import type { Budget } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import { pick, sample, seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { Effort } from '../../../search/effort.ts';
import { rules as ricochet } from '../index.ts';
import { boardOf } from '../layout.ts';
import { writeSlide } from '../notation.ts';
import type { RicochetOptions } from '../options.ts';
import { drawLayout } from '../setup.ts';
import { slide } from '../slides.ts';
import {
  CENTRE,
  DIRECTIONS,
  GRID,
  type Layout,
  type RicochetState,
  ROBOTS,
  type Robots,
  type Slide,
  TARGETS,
  type Target,
} from '../state.ts';
import { slideTo, stopsOf } from './packed/stops.ts';
import { solve } from './solver.ts';

type Ricochet = RicochetOptions['ricochet'];
const OPTIONS: readonly Ricochet[] = ['required', 'free'];

const effort = (budget: Budget = {}) => new Effort({ budget, random: () => 0, now: () => 0 });

function drawn(random: Random): { layout: Layout; robots: Robots } {
  const free = GRID.cells.filter((cell) => !CENTRE.includes(cell));
  const [r, y, g, b] = sample(free, 4, random);
  return { layout: drawLayout(random), robots: { r: r!, y: y!, g: g!, b: b! } };
}

/** A showing of `bid` slides that begins. */
function showing(layout: Layout, robots: Robots, target: Target, option: Ricochet, bid: number): RicochetState {
  const options = expectOk(ricochet.options({ ricochet: option }, 1));
  const state = ricochet.apply(ricochet.start(options, 1), 'chance', { kind: 'layout', layout });
  const placed = ricochet.apply(state, 'chance', { kind: 'robots', robots });
  const open = ricochet.apply(placed, 'chance', { kind: 'target', target });
  return ricochet.apply(ricochet.apply(open, 0, { kind: 'bid', number: bid }), 'clock', { kind: 'glass' });
}

const isWon = (state: RicochetState) => state.won[0]!.length > 0;

/** Plays the slides by the rules; whether the last one, and none before, wins. */
function wins(start: RicochetState, slides: readonly Slide[]): boolean {
  let state = start;
  for (const each of slides) {
    if (!state.round || ricochet.check(state, 0, { kind: 'show', ...each })) return false;
    state = ricochet.apply(state, 0, { kind: 'show', ...each });
  }
  return isWon(state);
}

describe('the 200 known positions', () => {
  test.each(OPTIONS)('ricochet %s: the fewest slides, shown by the rules', (option) => {
    for (const { layout, robots, target, ...lengths } of known.positions) {
      const faces = layout.split(',') as unknown as Layout;
      const placed = expectOk(ricochet.read(`robots:${robots}`)) as { robots: Robots } & object;
      const position = { board: boardOf(faces), target: target as Target, ricochet: option, robots: placed.robots };
      const { status, length, paths } = solve(position, effort());
      expect([status, length, paths.length]).toEqual(['solved', lengths[option], 1]);
      expect(wins(showing(faces, placed.robots, target as Target, option, Math.max(length, 2)), paths[0]!)).toBe(true);
    }
  });
});

test('packed slides end where the rules end them', () => {
  const random = seededRandom('slides');
  for (let i = 0; i < 60; i++) {
    const { layout, robots } = drawn(random);
    const board = boardOf(layout);
    for (const robot of ROBOTS) {
      const [p, q, r] = ROBOTS.filter((each) => each !== robot).map((each) => robots[each]) as [number, number, number];
      for (const [way, direction] of DIRECTIONS.entries()) {
        expect(slideTo(stopsOf(board), way, robots[robot], p, q, r)).toBe(slide(board, robots, robot, direction));
      }
    }
  }
});

describe('brute force', () => {
  const MOST = 3;

  test.each(OPTIONS)('ricochet %s: all the shortest solutions up to three slides', (option) => {
    const random = seededRandom(`brute ${option}`);
    let compared = 0;
    for (let i = 0; i < 90; i++) {
      const { layout, robots } = drawn(random);
      // every third at the vortex, and sometimes a robot on the target already (R7)
      const target = i % 3 === 0 ? 'vortex' : pick(TARGETS, random);
      const cell = boardOf(layout).targets[target];
      const placed =
        i % 5 === 0 && !Object.values(robots).includes(cell)
          ? { ...robots, [target === 'vortex' ? 'y' : target.charAt(0)]: cell }
          : robots;
      const start = showing(layout, placed, target, option, MOST);
      const expected = shortest(start, MOST);
      const position = { board: boardOf(layout), target, ricochet: option, robots: placed };
      const one = solve(position, effort());
      if (expected.length === 0) {
        expect(one.length).toBeGreaterThan(MOST);
        continue;
      }
      compared++;
      const all = solve(position, effort(), 10_000);
      expect(all.paths.map(text).sort()).toEqual(expected.map(text).sort());
      expect(expected.map(text)).toContain(text(one.paths[0]!));
      expect(solve(position, effort(), 2).paths.length).toBe(Math.min(2, expected.length));
    }
    expect(compared).toBeGreaterThan(5);
  });

  test.each(OPTIONS)('ricochet %s: from the middle of a showing', (option) => {
    const random = seededRandom(`middle ${option}`);
    for (let i = 0; i < 45; i++) {
      const { layout, robots } = drawn(random);
      const target = i % 3 === 0 ? 'vortex' : pick(TARGETS, random);
      let state = showing(layout, robots, target, option, 99);
      for (let made = 0; made < 2; made++) {
        const slides = ricochet.legal(state, 0).list.filter(({ kind }) => kind === 'show');
        const next = ricochet.apply(state, 0, pick(slides, random));
        if (next.round) state = next;
      }
      const expected = shortest(state, 3);
      const position = { board: boardOf(layout), target, ricochet: option, robots: state.robots! };
      const { length, paths, count } = solve({ ...position, slides: state.round!.slides }, effort(), 10_000);
      if (expected.length === 0) expect(length).toBeGreaterThan(3);
      else expect(paths.map(text).sort()).toEqual(expected.map(text).sort());
      if (expected.length > 0) expect(count).toBe(expected.length);
    }
  });

  /** All the shortest paths to win, none if more than `most` slides are needed. */
  function shortest(start: RicochetState, most: number): Slide[][] {
    let frontier: { state: RicochetState; slides: Slide[] }[] = [{ state: start, slides: [] }];
    for (let count = 1; count <= most; count++) {
      const reached = frontier.flatMap(({ state, slides }) =>
        ricochet.legal(state, 0).list.flatMap((move) => {
          if (move.kind !== 'show') return [];
          const after = ricochet.apply(state, 0, move);
          const { robot, direction } = move;
          return after.round || isWon(after) ? [{ state: after, slides: [...slides, { robot, direction }] }] : [];
        }),
      );
      const won = reached.filter(({ state }) => isWon(state));
      if (won.length > 0) return won.map(({ slides }) => slides);
      frontier = reached.filter(({ state }) => state.round!.slides.length === count + start.round!.slides.length);
    }
    return [];
  }
  const text = (slides: readonly Slide[]) => slides.map(writeSlide).join(' ');
});

describe('effort', () => {
  const hard = known.positions.find(({ required }) => required === 14)!;
  const placed = expectOk(ricochet.read(`robots:${hard.robots}`)) as { robots: Robots } & object;
  const board = boardOf(hard.layout.split(',') as unknown as Layout);
  const position = { board, target: hard.target as Target, ricochet: 'required' as const, robots: placed.robots };

  test('a search that may not go on tells how many slides are needed at least', () => {
    const { status, length, paths } = solve(position, effort({ nodes: 8_000 }));
    expect(status).toBe('stopped');
    expect(paths).toEqual([]);
    expect(length).toBeGreaterThan(5);
    expect(length).toBeLessThanOrEqual(14);
  });

  test('it stops within a few thousand nodes of being asked to, in the middle of a level too', () => {
    for (const after of [2_000, 5_000, 8_000]) {
      const each: Effort = new Effort({ budget: {}, random: () => 0, now: () => 0, hurried: () => each.nodes > after });
      expect(solve(position, each)).toMatchObject({ status: 'stopped', paths: [] });
      expect(each.nodes).toBeLessThan(after + 3000);
    }
  });

  test('it reports each level and counts the same nodes every time', () => {
    const count = () => {
      const depths: number[] = [];
      const each = new Effort({
        budget: {},
        random: () => 0,
        now: () => 0,
        report: (info) => depths.push(info.depth!),
      });
      return { length: solve(position, each).length, depths, nodes: each.nodes };
    };
    const first = count();
    expect(first.depths).toEqual([...first.depths].sort((a, b) => a - b));
    expect(count()).toEqual(first);
  });
});
