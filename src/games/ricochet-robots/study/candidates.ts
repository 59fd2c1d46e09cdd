/** The slides that come to the target soonest; before anything is announced, the best number. Values count slides in all. */
import type { Thinking } from '../../../core/bot.ts';
import type { By } from '../../../core/game.ts';
import type { Candidate } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { bidOf } from '../bidding.ts';
import { boardOf } from '../layout.ts';
import { write } from '../notation.ts';
import { apply, check, toAct } from '../rules.ts';
import { slidesOpen, whoShows } from '../showing.ts';
import { type Solution, solve } from '../solver/solver.ts';
import type { RicochetMove, RicochetState, Slide } from '../state.ts';
import { showingPosition } from './round.ts';

const USUAL_MS = 1000;
/** Enough to tell which first slides there are. */
const SOME = 200;

export function candidates(state: RicochetState, most: number, thinking: Thinking): readonly Candidate[] {
  if (!state.round || !state.layout) return [];
  return state.round.phase === 'showing' ? slides(state, most, thinking) : numbers(state, most, thinking);
}

/** The fewest slides that can be shown, as a number to announce. */
function numbers(state: RicochetState, most: number, thinking: Thinking): Candidate[] {
  const { target, start } = state.round!;
  const position = { board: boardOf(state.layout!), target, ricochet: state.options.ricochet, robots: start };
  const { status, length, paths } = solve(position, new Effort(thinking, USUAL_MS));
  if (status !== 'solved') return [];
  const bid: RicochetMove = { kind: 'bid', number: length };
  const isSeat = (by: By): by is number => typeof by === 'number';
  const by = toAct(state)
    .filter(isSeat)
    .find((seat) => !check(state, seat, bid));
  if (by === undefined || most < 1) return [];
  // others who have announced show first
  const shown = state.round!.bids.length === 0 ? ['glass', ...paths[0]!.map(written)] : [];
  return [{ by, move: write(bid), value: length, exact: true, line: [write(bid), ...shown] }];
}

function slides(state: RicochetState, most: number, thinking: Thinking): Candidate[] {
  const effort = new Effort(thinking, USUAL_MS);
  const now = showingPosition(state)!;
  const made = now.slides!.length;
  const by = whoShows(state.round!);
  const announced = bidOf(state.round!, by)!;
  const best = solve(now, effort, SOME);
  const found = new Map<string, readonly Slide[]>();
  for (const path of best.paths) if (!found.has(written(path[0]!))) found.set(written(path[0]!), path);
  const others = slidesOpen(state).filter((move) => !found.has(write(move)));
  for (const move of found.size < most ? others : []) {
    const path = pathAfter(state, by, move, effort);
    if (path) found.set(write(move), path);
  }
  return [...found.values()]
    .sort((one, other) => one.length - other.length)
    .slice(0, most)
    .map((path): Candidate => {
      // with the last slide that was announced the showing is over
      const line = path.slice(0, announced - made).map(written);
      return { by, move: line[0]!, value: made + path.length, exact: true, distance: path.length, line };
    });
}

/** A way to the target that begins with this slide, as short as can be; undefined if there is none, or it is not known. */
function pathAfter(state: RicochetState, by: number, move: RicochetMove, effort: Effort): readonly Slide[] | undefined {
  if (move.kind !== 'show') return undefined;
  const after = apply(state, by, move);
  if (after.won[by]!.length > state.won[by]!.length) return [move];
  const position = after.round && after.round.turn === state.round!.turn ? showingPosition(after) : undefined;
  if (!position) return undefined;
  const rest: Solution = solve(position, effort);
  return rest.status === 'solved' && rest.paths[0] ? [move, ...rest.paths[0]] : undefined;
}

const written = (slide: Slide): string => write({ kind: 'show', robot: slide.robot, direction: slide.direction });
