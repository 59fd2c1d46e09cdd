/** The rules of Foxu. Rulings F1 to F3 are explained in RULES.md. */
import type { By, Choices, Outcome, Random, Refusal, Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { illegal } from '../../core/play.ts';
import { pick, sample } from '../../core/random.ts';
import { sortByNotation } from '../../core/sort.ts';
import { write } from './notation.ts';
import type { FoxuOptions } from './options.ts';
import {
  BOARD,
  COLOURS,
  CORNERS,
  DIAGONALS,
  DISCS_PER_COLOUR,
  type Diagonal,
  type FoxuMove,
  type FoxuState,
  HOLES,
  QUIET_LIMIT,
  RAYS,
  type Tube,
} from './state.ts';

const HOLE = '(a[2-5]|[b-e][1-6]|f[2-5])';
const GREY_PATTERN = `^grey:${HOLE}(,${HOLE}){${DISCS_PER_COLOUR - 1}}$`;

export function start(options: FoxuOptions): FoxuState {
  return { options, discs: BOARD.cells.map(() => null), tubes: null, swapped: false, slides: 0, quiet: 0 };
}

export function toAct(state: FoxuState): readonly By[] {
  if (outcome(state)) return [];
  if (!greyLaid(state)) return [state.options.grey === 'random' ? 'chance' : 0];
  return [state.tubes ? owner(state, mover(state)) : 0];
}

export function legal(state: FoxuState, by: By): Choices<FoxuMove> {
  if (!toAct(state).includes(by)) return { list: [] };
  if (!greyLaid(state)) return { list: [], pattern: GREY_PATTERN };
  if (!state.tubes) return { list: DIAGONALS.map((diagonal) => ({ kind: 'diagonal', diagonal })) };
  const { own, other } = tubesOfMover(state, state.tubes);
  const moves: FoxuMove[] = [];
  for (const ray of RAYS[own.at]!) {
    for (const to of ray) {
      if (to === other.at) break;
      moves.push({ kind: 'slide', from: own.at, to });
    }
  }
  if (maySwap(state)) moves.push({ kind: 'swap' });
  return { list: sortByNotation(moves, write) };
}

export function check(state: FoxuState, _by: By, move: FoxuMove): Refusal | undefined {
  switch (move.kind) {
    case 'grey':
      return greyLaid(state) ? illegal('foxu.grey-laid-already') : checkGrey(move.cells);
    case 'diagonal':
      if (!greyLaid(state)) return illegal('foxu.grey-first');
      return state.tubes ? illegal('foxu.diagonal-chosen-already') : undefined;
    case 'swap':
      return maySwap(state) ? undefined : illegal('foxu.swap-not-now');
    case 'slide':
      return state.tubes ? checkSlide(state, state.tubes, move.from, move.to) : illegal('foxu.set-up-first');
  }
}

export function apply(state: FoxuState, _by: By, move: FoxuMove): FoxuState {
  switch (move.kind) {
    case 'grey':
      return { ...state, discs: state.discs.map((_, cell) => (move.cells.includes(cell) ? 'grey' : null)) };
    case 'diagonal':
      return { ...state, tubes: startingTubes(move.diagonal) };
    case 'swap':
      return { ...state, swapped: true };
    case 'slide':
      return slide(state, move.to);
  }
}

export function outcome(state: FoxuState): Outcome | undefined {
  if (!state.tubes) return undefined;
  const left = [0, 1].map((seat) => state.tubes![colourOf(state, seat)].discs);
  const scores = left.map((discs) => DISCS_PER_COLOUR - discs);
  const winner = left.indexOf(0);
  if (winner >= 0) return { winners: [winner], scores, reason: 'tube-empty' };
  // F3
  return state.quiet >= QUIET_LIMIT ? { winners: [], scores, reason: 'no-drop' } : undefined;
}

export function draw(state: FoxuState, by: By, random: Random): FoxuMove {
  if (greyLaid(state)) return pick(legal(state, by).list, random);
  return { kind: 'grey', cells: sample(HOLES, DISCS_PER_COLOUR, random).sort(byColumnThenRow) };
}

/** The holes that a slide of the tube to move would fill, in the order the discs fall. */
export function drops(state: FoxuState, to: Cell): Cell[] {
  if (!state.tubes) return [];
  const { own } = tubesOfMover(state, state.tubes);
  const path = pathTo(own.at, to) ?? [];
  // F2: the tube may run empty before the slide's end
  return path.filter((cell) => isOpen(state, cell)).slice(0, own.discs);
}

/** Which colour slides next: 0 blue, 1 yellow. The swap changes hands, not the order of the tubes. */
export const mover = (state: FoxuState): 0 | 1 => (state.slides % 2 === 0 ? 0 : 1);
export const owner = (state: FoxuState, colour: 0 | 1): Seat => (state.swapped ? 1 - colour : colour);
export const greyLaid = (state: FoxuState): boolean => state.discs.includes('grey');
export const maySwap = (state: FoxuState): boolean => state.slides === 1 && !state.swapped;

function slide(state: FoxuState, to: Cell): FoxuState {
  const tubes = state.tubes!;
  const colour = mover(state);
  const filled = drops(state, to);
  const left = tubes[colour].discs - filled.length;
  // F2: the slide ends where the last disc fell
  const moved: Tube = { at: left === 0 ? filled.at(-1)! : to, discs: left };
  return {
    options: state.options,
    discs: state.discs.map((disc, cell) => (filled.includes(cell) ? COLOURS[colour] : disc)),
    tubes: colour === 0 ? [moved, tubes[1]] : [tubes[0], moved],
    swapped: state.swapped,
    slides: state.slides + 1,
    quiet: filled.length > 0 ? 0 : state.quiet + 1,
  };
}

function checkGrey(cells: readonly Cell[]): Refusal | undefined {
  if (cells.length !== DISCS_PER_COLOUR) return illegal('foxu.grey-count', { count: String(cells.length) });
  const corner = cells.find((cell) => CORNERS.includes(cell));
  if (corner !== undefined) return illegal('foxu.grey-corner', { cell: BOARD.name(corner) });
  if (new Set(cells).size !== cells.length) return illegal('foxu.grey-twice');
  const sorted = [...cells].sort(byColumnThenRow);
  return cells.every((cell, i) => cell === sorted[i]) ? undefined : illegal('foxu.grey-order');
}

function checkSlide(state: FoxuState, tubes: readonly [Tube, Tube], from: Cell, to: Cell): Refusal | undefined {
  const { own, other } = tubesOfMover(state, tubes);
  if (from !== own.at) return illegal('foxu.not-your-tube', { cell: BOARD.name(own.at) });
  if (to === from) return illegal('foxu.not-moving');
  const path = pathTo(from, to);
  if (!path) return illegal('foxu.not-straight');
  return path.includes(other.at) ? illegal('foxu.tube-in-the-way', { cell: BOARD.name(other.at) }) : undefined;
}

/** The cells after `from` up to `to`, or undefined if they are not in line. */
function pathTo(from: Cell, to: Cell): readonly Cell[] | undefined {
  const ray = RAYS[from]!.find((cells) => cells.includes(to));
  return ray?.slice(0, ray.indexOf(to) + 1);
}

function startingTubes(diagonal: Diagonal): readonly [Tube, Tube] {
  const [left, right] = [BOARD.cell(diagonal.slice(0, 2))!, BOARD.cell(diagonal.slice(2))!];
  const [bottom, top] = BOARD.row(left) === 0 ? [left, right] : [right, left];
  return [
    { at: bottom, discs: DISCS_PER_COLOUR },
    { at: top, discs: DISCS_PER_COLOUR },
  ];
}

function tubesOfMover(state: FoxuState, tubes: readonly [Tube, Tube]) {
  const colour = mover(state);
  return colour === 0 ? { own: tubes[0], other: tubes[1] } : { own: tubes[1], other: tubes[0] };
}

const colourOf = (state: FoxuState, seat: Seat): 0 | 1 => (owner(state, 0) === seat ? 0 : 1);
const isOpen = (state: FoxuState, cell: Cell) => state.discs[cell] === null && !CORNERS.includes(cell);
const byColumnThenRow = (a: Cell, b: Cell) => BOARD.column(a) - BOARD.column(b) || BOARD.row(a) - BOARD.row(b);
