/** What a position somebody has found makes as a puzzle: the robots as they stand, the target, and one player. */
import type { PuzzleFinding, PuzzlePosition } from '../../../core/puzzle.ts';
import { Effort } from '../../../search/effort.ts';
import { boardOf } from '../layout.ts';
import { setUp } from '../position.ts';
import { type Position, type Solution, solve } from '../solver/solver.ts';
import type { RicochetState, Round } from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { FEWEST, KINDS, type Kind, MOST_PATHS } from './kinds.ts';

/** Nobody follows a longer way; and no more is tried to find one. */
const MOST = 12;
const NODES = 3_000_000;
/** So many slides more than the fewest are announced, where no number that is enough is announced yet. */
const SPARE = 1;
const SEAT = 0;

export function examine(state: RicochetState, tell: (done: number) => void): readonly PuzzleFinding[] {
  const all = (why: string) => KINDS.map((kind): PuzzleFinding => ({ kind, isSound: false, why }));
  const { round, layout, robots, options } = state;
  if (!round || !layout || !robots) return all('no-target');
  const position = { board: boardOf(layout), target: round.target, ricochet: options.ricochet, robots };
  const effort = new Effort({ budget: { nodes: NODES }, random: () => 0, now: () => 0 });
  const { status, length } = solve(position, effort);
  tell(1 / 3);
  if (status === 'none') return all('no-way');
  if (status === 'stopped' || length > MOST) return all('too-far');
  if (length < FEWEST) return all('too-easy');
  const ways = solve(position, Effort.unlimited(), MOST_PATHS);
  tell(2 / 3);
  const straight = solve({ ...position, ricochet: 'free' }, Effort.unlimited()).length;
  return KINDS.map((kind) => sound(state, kind, position, ways, straight));
}

function sound(
  state: RicochetState,
  kind: Kind,
  position: Position,
  { length: optimum, paths }: Solution,
  straight: number,
): PuzzleFinding {
  const spare = kind === 'at-most' ? spareIn(state.round!, optimum) : 0;
  return {
    ...{ kind, isSound: true, seat: SEAT, optimum },
    position: alone(state, kind === 'at-most' ? optimum + spare : undefined),
    rating: ratingOf({ position, optimum, paths, straight, spare }),
    ...{ right: paths.length, isMore: paths.length >= MOST_PATHS },
  };
}

function spareIn({ phase, bids, order, turn }: Round, optimum: number): number {
  const announced = phase === 'showing' ? bids.find(({ seat }) => seat === order[turn])!.number : 0;
  return announced > optimum ? announced - optimum : SPARE;
}

/** One player before the robots as they stand now, with a number announced or none. */
function alone(state: RicochetState, number?: number): PuzzlePosition {
  const { ricochet } = state.options;
  const round: Round = {
    ...{ target: state.round!.target, start: state.robots!, turn: 0, slides: [] },
    phase: number === undefined ? 'thinking' : 'showing',
    bids: number === undefined ? [] : [{ seat: SEAT, number }],
    order: number === undefined ? [] : [SEAT],
  };
  return { seats: 1, options: { ricochet }, setUp: setUp.write({ ...state, won: [[]], silent: [], round })! };
}
