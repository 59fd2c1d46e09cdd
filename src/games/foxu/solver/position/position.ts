/** A Foxu position in six numbers, as the side to move sees it. That whose discs they were is forgotten: it never matters. */
import { mover } from '../../rules.ts';
import { type FoxuState, QUIET_LIMIT } from '../../state.ts';
import { CELLS, HOLE_BIT, RAY_CELLS, RAY_START, WAYS } from './board.ts';

export interface Packed {
  /** The open holes, one bit each. */
  readonly open: number;
  /** The cells of the tubes: of the side to move, of the other. */
  readonly own: number;
  readonly other: number;
  /** Discs left in them. At any time there is one open hole less than discs. */
  readonly ownLeft: number;
  readonly otherLeft: number;
  /** F3: so many quiet slides from here are a draw. */
  readonly quietLeft: number;
}

/** Of a game whose tubes stand. */
export function pack(state: FoxuState): Packed {
  const [blue, yellow] = state.tubes!;
  const [own, other] = mover(state) === 0 ? [blue, yellow] : [yellow, blue];
  return {
    open: state.discs.reduce((open, disc, cell) => (disc === null ? open | HOLE_BIT[cell]! : open), 0),
    own: own.at,
    other: other.at,
    ownLeft: own.discs,
    otherLeft: other.discs,
    quietLeft: QUIET_LIMIT - state.quiet,
  };
}

/** Where a slide leads, as the other side sees it; over if `otherLeft` or `quietLeft` is then 0. */
export interface Slide {
  readonly to: number;
  readonly drops: number;
  readonly after: Packed;
}

export function slides(position: Packed): Slide[] {
  const { own, other, ownLeft, otherLeft, quietLeft } = position;
  const found: Slide[] = [];
  for (let ray = own * WAYS; ray < own * WAYS + WAYS; ray++) {
    let open = position.open;
    let drops = 0;
    let end = own;
    for (let i = RAY_START[ray]!; i < RAY_START[ray + 1]!; i++) {
      const to = RAY_CELLS[i]!;
      if (to === other) break;
      // F2: an empty tube stays where its last disc fell
      if (drops < ownLeft) {
        end = to;
        if ((open & HOLE_BIT[to]!) !== 0) {
          open ^= HOLE_BIT[to]!;
          drops++;
        }
      }
      const after = {
        open,
        own: other,
        other: end,
        ownLeft: otherLeft,
        otherLeft: ownLeft - drops,
        quietLeft: drops > 0 ? QUIET_LIMIT : quietLeft - 1,
      };
      found.push({ to, drops, after });
    }
  }
  return found;
}

export const isOver = ({ otherLeft, quietLeft }: Packed): boolean => otherLeft === 0 || quietLeft === 0;

/**
 * A position and whether its mover attacks as one number, the quiet count apart: 32 bits of holes, less than 11 for the
 * tubes, 4 for the discs and 1 for the attacker are a safe integer.
 */
export function keyOf({ open, own, other, ownLeft }: Packed, attacks: boolean): number {
  return (((open >>> 0) * CELLS + own) * CELLS + other) * 32 + ownLeft * 2 + (attacks ? 1 : 0);
}
