/** Puzzles of Ricochet Robots: the shortest way, or one in at most so many slides. The solver is the judge. */
import type { Notation, Random, Seat } from '../../../core/game.ts';
import type { PuzzleDraft, PuzzleMaker } from '../../../core/puzzle.ts';
import { pick } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { boardOf } from '../layout.ts';
import { write } from '../notation.ts';
import { apply, legal } from '../rules.ts';
import { drawLayout, drawRobots } from '../setup.ts';
import { type Position, solve } from '../solver/solver.ts';
import { type Layout, type RicochetMove, type RicochetState, TARGETS } from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { examine } from './examine.ts';
import { FEWEST, KINDS, MOST_PATHS } from './kinds.ts';
import { likeness } from './likeness.ts';

/** Nobody looks further ahead than this. */
const MOST = 9;
/** Of ten. */
const FREE = 3;
const AT_MOST = 3;

export const maker: PuzzleMaker<RicochetState> = {
  kinds: KINDS,
  attempt,
  answers,
  reply: (state) => (state.round?.phase === 'announcing' ? 'glass' : undefined),
  bestLine,
  examine,
  spent: (moves) => moves.filter((move) => move.startsWith('show:')).length,
  likeness,
};

function attempt(random: Random): PuzzleDraft | undefined {
  const layout = drawLayout(random);
  const robots = drawRobots(layout, random);
  const target = pick(TARGETS, random);
  const ricochet = random(10) < FREE ? 'free' : 'required';
  const kind = random(10) < AT_MOST ? 'at-most' : 'shortest';
  const spare = kind === 'at-most' ? 1 + random(2) : 0;

  const position: Position = { board: boardOf(layout), target, ricochet, robots };
  const { status, length: optimum } = solve(position, Effort.unlimited());
  if (status !== 'solved' || optimum < FEWEST || optimum > MOST) return undefined;
  const { paths } = solve(position, Effort.unlimited(), MOST_PATHS);
  const straight = solve({ ...position, ricochet: 'free' }, Effort.unlimited()).length;
  const rating = ratingOf({ position, optimum, paths, straight, spare });

  const moves: RicochetMove[] = [
    { kind: 'layout', layout },
    { kind: 'robots', robots },
    { kind: 'target', target },
  ];
  if (kind === 'at-most') moves.push({ kind: 'bid', number: optimum + spare }, { kind: 'glass' });
  return { seats: 1, options: { ricochet }, moves: moves.map(write), kind, rating, optimum };
}

/** Before the announcement the optimum; in a showing every slide after which what was announced is still enough. */
function answers(state: RicochetState, seat: Seat): readonly Notation[] {
  const { round } = state;
  if (!round) return [];
  if (round.phase !== 'showing')
    return [write({ kind: 'bid', number: solve(positionOf(state), Effort.unlimited()).length })];
  const left = round.bids.find((bid) => bid.seat === seat)!.number - round.slides.length;
  return legal(state, seat)
    .list.filter((move) => move.kind === 'show' && keeps(state, seat, move, left - 1))
    .map(write);
}

function keeps(state: RicochetState, seat: Seat, move: RicochetMove, left: number): boolean {
  const after = apply(state, seat, move);
  if (after.won[seat]!.length > state.won[seat]!.length) return true;
  if (after.round?.phase !== 'showing') return false;
  const { status, length } = solve(positionOf(after), Effort.unlimited());
  return status === 'solved' && length <= left;
}

/** The shortest way from there, until the slides announced are used up. */
function bestLine(state: RicochetState): readonly Notation[] {
  if (state.round?.phase !== 'showing') return [];
  const { bids, slides } = state.round;
  const { paths } = solve(positionOf(state), Effort.unlimited());
  const left = bids[0]!.number - slides.length;
  return (paths[0] ?? []).slice(0, left).map((slide) => write({ kind: 'show', ...slide }));
}

function positionOf({ layout, robots, round, options }: RicochetState): Position {
  const { target, slides } = round!;
  return { board: boardOf(layout as Layout), target, ricochet: options.ricochet, robots: robots!, slides };
}
