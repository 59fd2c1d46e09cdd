/** Foxu by trying every slide, deeper and deeper, until one side is seen to win. Slides are those of the rules, written here once more. */
import type { Seat } from '../../../src/core/game.ts';
import { rules } from '../../../src/games/foxu/index.ts';
import { BOARD, type FoxuState, HOLES, QUIET_LIMIT, RAYS } from '../../../src/games/foxu/state.ts';
import type { Proof } from './proof.ts';

/** Further ends are not looked for; shipped puzzles have none. */
const MOST = 15;
const LONGEST_SLIDE = 5;
const FAR = 100;
const MOST_DISCS = 12;
const CELLS = BOARD.cells.length;
/** By cell; a corner has none. */
const BITS: readonly number[] = BOARD.cells.map((cell) => (HOLES.includes(cell) ? 1 << HOLES.indexOf(cell) : 0));

/** As the side to move sees it; `open` has a bit for each hole, in the order of HOLES. */
interface Standing {
  readonly open: number;
  readonly own: number;
  readonly other: number;
  readonly ownLeft: number;
  readonly otherLeft: number;
}

export const foxu: Proof = {
  rightMoves(given, seat, kind, began) {
    const state = given as FoxuState;
    const begin = began as FoxuState;
    if (rules.toAct(state)[0] !== seat) return [];
    if (kind === 'pie' && (state.slides > begin.slides || state.swapped)) return [];
    if (state.quiet + MOST >= QUIET_LIMIT) return undefined;
    const list = rules.legal(state, seat).list.filter((move) => move.kind === 'slide');
    const ends = list.map((move) => endOf(rules.apply(state, seat, move), seat));
    const worths = ends.filter((end) => end !== undefined);
    // later on a slide may lead to a draw; in the position that is set none does
    if (worths.length < list.length) return state === begin ? ['an end is too far'] : undefined;
    const best = Math.max(...worths);
    if (kind === 'pie' && best < 0) return ['swap'];
    if (kind === 'win' && best < 0) return ['there is no win'];
    return list.filter((_, i) => worths[i] === best).map(rules.write);
  },
};

/** What a slide of this seat comes to: 1 for a win, else a loss: the later, the nearer to 0; undefined if no end is near. */
function endOf(after: FoxuState, seat: Seat): number | undefined {
  if (rules.outcome(after)) return rules.outcome(after)!.winners.includes(seat) ? 1 : 0;
  const standing = standingOf(after);
  const known: Known = { yes: new Map(), no: new Map() };
  for (let depth = 1; depth <= MOST; depth++) {
    if (depth % 2 === 1 && wins(standing, depth, known)) return depth - FAR;
    if (depth % 2 === 0 && loses(standing, depth, known)) return 1;
  }
  return undefined;
}

/** By position: the fewest slides within which its mover is known to win, and the most within which he does not. */
interface Known {
  readonly yes: Map<number, number>;
  readonly no: Map<number, number>;
}

function wins(standing: Standing, depth: number, known: Known): boolean {
  if (standing.ownLeft > LONGEST_SLIDE * Math.ceil(depth / 2)) return false;
  const key = keyOf(standing);
  if ((known.yes.get(key) ?? Infinity) <= depth) return true;
  if ((known.no.get(key) ?? 0) >= depth) return false;
  const won = slidesOf(standing).some(
    (after) => after.otherLeft === 0 || (depth > 1 && loses(after, depth - 1, known)),
  );
  (won ? known.yes : known.no).set(key, depth);
  return won;
}

const loses = (standing: Standing, depth: number, known: Known): boolean =>
  slidesOf(standing).every((after) => after.otherLeft > 0 && wins(after, depth - 1, known));

/** Where each slide leads, as the other side sees it; those that drop most come first. */
function slidesOf({ open, own, other, ownLeft, otherLeft }: Standing): Standing[] {
  const found: Standing[] = [];
  for (const ray of RAYS[own]!) {
    let [holes, left] = [open, ownLeft];
    for (const to of ray) {
      if (to === other) break;
      const bit = BITS[to]!;
      if (left > 0 && (holes & bit) !== 0) {
        holes &= ~bit;
        left--;
      }
      found.push({ open: holes, own: other, other: to, ownLeft: otherLeft, otherLeft: left });
    }
  }
  return found.sort((a, b) => a.otherLeft - b.otherLeft);
}

function standingOf(state: FoxuState): Standing {
  const [blue, yellow] = state.tubes!;
  const [own, other] = state.slides % 2 === 0 ? [blue, yellow] : [yellow, blue];
  const open = HOLES.reduce((bits, cell) => (state.discs[cell] === null ? bits | BITS[cell]! : bits), 0);
  return { open, own: own.at, other: other.at, ownLeft: own.discs, otherLeft: other.discs };
}

const keyOf = ({ open, own, other, ownLeft }: Standing): number =>
  (((open >>> 0) * CELLS + own) * CELLS + other) * MOST_DISCS + ownLeft;
