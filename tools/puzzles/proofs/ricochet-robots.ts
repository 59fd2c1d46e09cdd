/** Ricochet Robots by trying every slide, deeper and deeper, as far as the active robot could get there at all. */
import { rules } from '../../../src/games/ricochet-robots/index.ts';
import { boardOf, type PrintedBoard } from '../../../src/games/ricochet-robots/layout.ts';
import {
  DIRECTIONS,
  GRID,
  type RicochetState,
  ROBOTS,
  type Robot,
  type Slide,
} from '../../../src/games/ricochet-robots/state.ts';
import type { Proof } from './proof.ts';

/** What R8 must know of a robot that the target counts for. */
const UNMOVED: number = 0;
const TURNED = 3;
const MOST = 20;
/** With more slides left the right ones among them are not looked for: the optimum says it all. */
const MOST_PROVED = 4;

export const ricochetRobots: Proof = {
  rightMoves(given, seat) {
    const state = given as RicochetState;
    if (!state.round) return [];
    if (state.round.phase !== 'showing') return [`bid:${fewestSlides(state)}`];
    const left = state.round.bids[0]!.number - state.round.slides.length;
    if (left > MOST_PROVED) return undefined;
    const slides = rules.legal(state, seat).list.filter(({ kind }) => kind === 'show');
    return slides.filter((move) => isEnough(rules.apply(state, seat, move), left - 1)).map(rules.write);
  },
  faultOf({ optimum, kind }, given) {
    const state = given as RicochetState;
    const fewest = fewestSlides(state);
    if (fewest !== optimum) return `optimum ${optimum}, found ${fewest}`;
    if (fewest < 3) return 'trivial';
    const announced = state.round!.bids[0]?.number;
    if (kind === 'shortest') return announced === undefined ? undefined : 'the number is given away';
    return announced !== undefined && announced > fewest ? undefined : `announced ${announced}`;
  },
};

const isEnough = (state: RicochetState, left: number): boolean =>
  state.won[0]!.length > 0 || (state.round?.phase === 'showing' && fewestSlides(state, left) <= left);

function fewestSlides(state: RicochetState, most = MOST): number {
  for (let depth = 1; depth <= most; depth++) if (new Slides(state).reach(depth)) return depth;
  return Number.POSITIVE_INFINITY;
}

class Slides {
  readonly #board: PrintedBoard;
  readonly #target: number;
  readonly #free: boolean;
  /** By robot: whether the target counts for it. */
  readonly #counts: readonly boolean[];
  readonly #cells: number[];
  readonly #headings: number[];
  /** By cell: slides that are needed at least, if a robot could stop anywhere. */
  readonly #least: readonly number[];
  /** By position, with how many slides left it was tried in vain. */
  readonly #tried = new Map<number, number>();

  constructor({ layout, robots, round, options }: RicochetState) {
    this.#board = boardOf(layout!);
    this.#target = this.#board.targets[round!.target];
    this.#free = options.ricochet === 'free';
    this.#counts = ROBOTS.map((robot) => round!.target === 'vortex' || round!.target.startsWith(robot));
    this.#cells = ROBOTS.map((robot) => robots![robot]);
    this.#headings = ROBOTS.map((robot, i) =>
      this.#counts[i] && !this.#free ? headingOf(round!.slides, robot) : UNMOVED,
    );
    this.#least = this.#leastSlides();
  }

  reach(left: number): boolean {
    if (!this.#cells.some((cell, i) => this.#counts[i] && this.#least[cell]! <= left)) return false;
    const key = this.#key();
    if ((this.#tried.get(key) ?? 0) >= left) return false;
    for (let robot = 0; robot < this.#cells.length; robot++) {
      const from = this.#cells[robot]!;
      for (const [way, direction] of DIRECTIONS.entries()) {
        const next = this.#board.next[direction];
        let to = from;
        for (let on = next[to]!; on !== null && !this.#cells.includes(on); on = next[to]!) to = on;
        if (to === from) continue;
        if (this.#slid(robot, from, to, way, left)) return true;
      }
    }
    this.#tried.set(key, left);
    return false;
  }

  /** Makes a slide, looks on from there, and takes it back. */
  #slid(robot: number, from: number, to: number, way: number, left: number): boolean {
    const before = this.#headings[robot]!;
    const after = turn(before, way);
    // R8: the first stop on the target decides
    if (this.#counts[robot] && to === this.#target) return this.#free || after === TURNED;
    if (left === 1) return false;
    this.#cells[robot] = to;
    if (this.#counts[robot] && !this.#free) this.#headings[robot] = after;
    const reached = this.reach(left - 1);
    this.#cells[robot] = from;
    this.#headings[robot] = before;
    return reached;
  }

  #key(): number {
    let key = 0;
    for (const cell of this.#cells) key = key * GRID.cells.length + cell;
    for (const heading of this.#headings) key = key * 4 + heading;
    return key;
  }

  #leastSlides(): number[] {
    const least = GRID.cells.map(() => Number.POSITIVE_INFINITY);
    const { next } = this.#board;
    let rim = [this.#target];
    for (let slides = 0; rim.length > 0; slides++) {
      rim = rim.filter((cell) => slides < least[cell]!);
      for (const cell of rim) least[cell] = slides;
      // walls stand on both sides: where one comes from is where one could go to
      rim = rim.flatMap((cell) => DIRECTIONS.flatMap((direction) => along(next[direction], cell)));
    }
    // who stands there has to leave and come back (R7)
    least[this.#target] = 2;
    return least;
  }
}

function along(next: readonly (number | null)[], cell: number): number[] {
  const cells: number[] = [];
  for (let on = next[cell]!; on !== null; on = next[on]!) cells.push(on);
  return cells;
}

/** Up and down are one heading, left and right the other; whoever has changed it has turned. */
const turn = (before: number, way: number): number => {
  const heading = 1 + (way % 2);
  return before === UNMOVED || before === heading ? heading : TURNED;
};

const headingOf = (slides: readonly Slide[], robot: Robot): number =>
  slides
    .filter((slide) => slide.robot === robot)
    .reduce((heading, { direction }) => turn(heading, DIRECTIONS.indexOf(direction)), UNMOVED);
