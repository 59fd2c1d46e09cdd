/**
 * The solutions that people come upon, and how hard they are to see. Most people first try the active robot alone, then
 * put one other robot in its way, then two; the shortest solution, which may weave the robots, comes from the solver.
 */
import type { Effort } from '../../../search/effort.ts';
import { CELLS } from '../solver/packed/cells.ts';
import { HEADING_MASK, type Heading, headingAfter, STILL, TURNED } from '../solver/packed/heading.ts';
import { slideTo, stopsOf, WAYS } from '../solver/packed/stops.ts';
import { type Position, solve } from '../solver/solver.ts';
import { DIRECTIONS, ROBOTS, type Robot, type Robots, type Slide } from '../state.ts';

export interface Idea {
  readonly slides: readonly Slide[];
  readonly difficulty: number;
}

/** Among solutions of one length the easiest; as many of the shortest are compared. */
const SHORTEST = 30;
/** Nodes for the first solution above which no others are compared. */
const MOST_COMPARED = 3000;
const MOST_PREPARED = 2;
/** The active robot is not followed further than this. */
const MOST_ALONE = 10;

/** One slide of another robot is as hard to see as two of the active one; each change of robot costs half a slide more. */
function difficultyOf(slides: readonly Slide[]): number {
  const active = slides.at(-1)?.robot;
  const others = slides.filter(({ robot }) => robot !== active).length;
  const changes = slides.filter(({ robot }, i) => i > 0 && slides[i - 1]!.robot !== robot).length;
  return slides.length + others + changes / 2;
}

/** For each length the easiest idea, the easiest first. */
export function ideasOf(position: Position): Idea[] {
  const ideas = new Map<number, Idea>();
  for (const active of activeRobots(position)) {
    for (const { robots, slides } of preparations(position, active)) {
      const alone = aloneFrom(position, robots, active);
      if (alone) keepEasier(ideas, [...slides, ...alone]);
    }
  }
  return [...ideas.values()].sort((a, b) => a.difficulty - b.difficulty);
}

/** One of the shortest solutions; undefined if there is none, or not enough effort to tell. */
export function shortestIdea(position: Position, effort: Effort): Idea | undefined {
  return solve(position, effort).paths.map(ideaOf)[0];
}

/** The easiest of the shortest solutions. All of them take longer: where one was hard to find, it will do. */
export function easiestIdea(position: Position, effort: Effort): Idea | undefined {
  const { nodes } = effort;
  const one = shortestIdea(position, effort);
  if (!one || effort.nodes - nodes >= MOST_COMPARED) return one;
  const all = solve(position, effort, SHORTEST).paths.map(ideaOf);
  return all.sort((a, b) => a.difficulty - b.difficulty)[0] ?? one;
}

const ideaOf = (slides: readonly Slide[]): Idea => ({ slides, difficulty: difficultyOf(slides) });

/** R8 overlooked: the active robot alone, straight onto the target. undefined if that is the right way. */
export function carelessIdea(position: Position): Idea | undefined {
  if (position.ricochet === 'free') return undefined;
  const paths = activeRobots(position).map((robot) => ({
    careless: aloneFrom({ ...position, ricochet: 'free' }, position.robots, robot),
    right: aloneFrom(position, position.robots, robot),
  }));
  const found = paths.find(
    ({ careless, right }) =>
      careless && careless.length > 1 && careless.length < (right?.length ?? Number.POSITIVE_INFINITY),
  );
  return found?.careless && ideaOf(found.careless);
}

const activeRobots = ({ target }: Position): Robot[] =>
  ROBOTS.filter((robot) => target === 'vortex' || target.charAt(0) === robot);

function keepEasier(ideas: Map<number, Idea>, slides: readonly Slide[]): void {
  const difficulty = difficultyOf(slides);
  const known = ideas.get(slides.length);
  if (!known || difficulty < known.difficulty) ideas.set(slides.length, { slides, difficulty });
}

interface Prepared {
  readonly robots: Robots;
  readonly slides: readonly Slide[];
}

/** Up to two slides of other robots. At the vortex none of them stops there: by R8 that would decide. */
function preparations(position: Position, active: Robot): Prepared[] {
  const { board, target, robots } = position;
  const all: Prepared[] = [{ robots, slides: [] }];
  let last = all.slice();
  for (let count = 0; count < MOST_PREPARED; count++) {
    last = last.flatMap((before) =>
      ROBOTS.filter((robot) => robot !== active).flatMap((robot) =>
        DIRECTIONS.flatMap((direction, way) => {
          const to = stopOf(position, before.robots, robot, way);
          if (to === before.robots[robot] || (target === 'vortex' && to === board.targets.vortex)) return [];
          return [{ robots: { ...before.robots, [robot]: to }, slides: [...before.slides, { robot, direction }] }];
        }),
      ),
    );
    all.push(...last);
  }
  return all;
}

/** The shortest path of the active robot alone, breadth first through cells and headings. */
function aloneFrom({ board, target, ricochet }: Position, robots: Robots, active: Robot): Slide[] | undefined {
  const stops = stopsOf(board);
  const goal = board.targets[target];
  const [p, q, r] = othersOf(robots, active);
  const start = (robots[active] << 2) | STILL;
  /** The state before and the way from there, by state. */
  const cameBy = new Int16Array(CELLS << 2).fill(-1);
  let frontier = [start];
  for (let count = 0; count < MOST_ALONE && frontier.length > 0; count++) {
    const reached: number[] = [];
    for (const state of frontier) {
      for (let way = 0; way < WAYS; way++) {
        const to = slideTo(stops, way, state >> 2, p, q, r);
        const heading = headingAfter((state & HEADING_MASK) as Heading, way, ricochet === 'free');
        const next = (to << 2) | heading;
        if (to === state >> 2 || cameBy[next] !== -1 || (to === goal && heading !== TURNED)) continue;
        cameBy[next] = (state << 2) | way;
        if (to === goal) return pathTo(next, cameBy, start, active);
        reached.push(next);
      }
    }
    frontier = reached;
  }
  return undefined;
}

function pathTo(end: number, cameBy: Int16Array, start: number, robot: Robot): Slide[] {
  const slides: Slide[] = [];
  for (let state = end; state !== start; state = cameBy[state]! >> 2) {
    slides.unshift({ robot, direction: DIRECTIONS[cameBy[state]! & 3]! });
  }
  return slides;
}

function stopOf({ board }: Position, robots: Robots, robot: Robot, way: number): number {
  return slideTo(stopsOf(board), way, robots[robot], ...othersOf(robots, robot));
}

const othersOf = (robots: Robots, robot: Robot): [number, number, number] =>
  ROBOTS.filter((each) => each !== robot).map((each) => robots[each]) as [number, number, number];
