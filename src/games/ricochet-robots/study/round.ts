/** The round that a study is about: the one in play, or between two rounds the one before. */
import type { Studied } from '../../../core/study.ts';
import { boardOf } from '../layout.ts';
import type { Position } from '../solver/solver.ts';
import type { RicochetMove, RicochetState, Round, Slide } from '../state.ts';

export interface StudiedRound {
  /** Where it began. */
  readonly position: Position;
  /** After how many events its target lay open; undefined if that was before the game as it is known. */
  readonly from: number | undefined;
  readonly round: Round | null;
}

export function studiedRound({ moments, end }: Studied<RicochetState, RicochetMove>): StudiedRound | undefined {
  const { layout, options, round, lastRound } = end;
  const about = round ?? lastRound;
  if (!layout || !about) return undefined;
  const drawn = moments.findLastIndex(({ move }) => move.kind === 'target');
  const position: Position = {
    board: boardOf(layout),
    target: about.target,
    ricochet: options.ricochet,
    robots: about.start,
  };
  return { position, from: drawn < 0 ? undefined : drawn + 1, round };
}

/** Where a showing stands now. */
export function showingPosition({ layout, options, robots, round }: RicochetState): Position | undefined {
  if (!layout || !robots || round?.phase !== 'showing') return undefined;
  const { target, slides } = round;
  return { board: boardOf(layout), target, ricochet: options.ricochet, robots, slides };
}

/** The robot that stops on the target: whoever makes the last slide. */
export const winnerOf = (path: readonly Slide[]) => path.at(-1)!.robot;
