/** Positions of Foxu as text: RULES.md, “Positions”. */
import type { Refusal, SetUp } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { unfit } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { FoxuOptions } from './options.ts';
import { maySwap, mover } from './rules.ts';
import { BOARD, COLOURS, CORNERS, DISCS_PER_COLOUR, type Disc, type FoxuState, QUIET_LIMIT } from './state.ts';

/** What became of the pie: the first slide is still to come, it may be answered now, it was not taken, it was. */
const PIES = ['first', 'open', 'no', 'swapped'] as const;
type Pie = (typeof PIES)[number];

const MARKS: Readonly<Record<string, Disc>> = { g: 'grey', b: 'blue', y: 'yellow' };
const [NO_HOLE, OPEN] = ['-', '.'];
const FORM = /^([-.gby]{6}(?:\/[-.gby]{6}){5}) (-|[a-f][1-6],[a-f][1-6]) ([by]) ([a-z]{2,7}) (\d{1,2})$/;
const EXAMPLE = '-..g.-/g..g../.gb..g/.g.g../..g.g./-.gg.- c4,a6 y open 0';

export const setUp: SetUp<FoxuOptions, FoxuState> = { read, write };

function write(state: FoxuState): string {
  const rows = BOARD.cells.filter((cell) => BOARD.column(cell) === 0).toReversed();
  const board = rows.map((first) => BOARD.cells.slice(first, first + BOARD.width).map((cell) => markOn(state, cell)));
  const tubes = state.tubes?.map(({ at }) => BOARD.name(at)).join() ?? '-';
  const colour = COLOURS[mover(state)].charAt(0);
  return `${board.map((row) => row.join('')).join('/')} ${tubes} ${colour} ${pieOf(state)} ${state.quiet}`;
}

function read(text: string, options: FoxuOptions): Result<FoxuState, Refusal> {
  const [, board, places, colour, word, quiet] = FORM.exec(text) ?? [];
  const pie = PIES.find((each) => each === word);
  if (!board || !places || !colour || !pie || !quiet) return err(unfit('foxu.position-form', { example: EXAMPLE }));
  const marks = board.split('/').toReversed().join('');
  if (BOARD.cells.some((cell) => (marks[cell] === NO_HOLE) !== CORNERS.includes(cell))) {
    return err(unfit('foxu.position-corners'));
  }
  const discs = [...marks].map((mark) => MARKS[mark] ?? null);
  const left = COLOURS.map((each) => DISCS_PER_COLOUR - count(discs, each));
  const [blue, yellow] = places.split(',').map((name) => BOARD.cell(name));
  const tubes =
    blue === undefined || yellow === undefined
      ? null
      : ([
          { at: blue, discs: left[0]! },
          { at: yellow, discs: left[1]! },
        ] as const);
  const slides = slidesAt(pie, colour === 'b' ? 0 : 1);
  const state = { options, discs, tubes, swapped: pie === 'swapped', slides: slides ?? 0, quiet: Number(quiet) };
  const refusal = slides === undefined ? unfit('foxu.position-pie') : checkPosition(state);
  return refusal ? err(refusal) : ok(state);
}

const markOn = ({ discs }: FoxuState, cell: Cell): string =>
  CORNERS.includes(cell) ? NO_HOLE : (discs[cell]?.charAt(0) ?? OPEN);

function pieOf(state: FoxuState): Pie {
  if (state.swapped) return 'swapped';
  if (state.slides === 0) return 'first';
  return maySwap(state) ? 'open' : 'no';
}

/** The smallest number of slides after which the pie stands so and this colour slides; undefined if there is none. */
function slidesAt(pie: Pie, colour: 0 | 1): number | undefined {
  switch (pie) {
    case 'first':
      return colour === 0 ? 0 : undefined;
    case 'open':
      return colour === 1 ? 1 : undefined;
    case 'swapped':
      return colour === 0 ? 2 : 1;
    case 'no':
      return colour === 0 ? 2 : 3;
  }
}

function checkPosition({ discs, tubes, slides, swapped, quiet }: FoxuState): Refusal | undefined {
  const grey = count(discs, 'grey');
  const dropped = COLOURS.map((colour) => count(discs, colour));
  const most = Math.max(...dropped);
  if (most > DISCS_PER_COLOUR) return unfit('foxu.position-discs', { count: String(most) });
  if (grey !== DISCS_PER_COLOUR && (tubes || most > 0 || grey > 0)) {
    return unfit('foxu.position-grey', { count: String(grey) });
  }
  if (quiet > QUIET_LIMIT) return unfit('foxu.position-quiet', { count: String(quiet), most: String(QUIET_LIMIT) });
  // before the first slide nothing has dropped, and before the pie is answered nothing yellow
  const fresh = slides === 0 || (slides === 1 && !swapped);
  const still = slides === 1 && dropped[0] === 0 ? 1 : 0;
  if (fresh && (dropped[1]! > 0 || (slides === 0 && dropped[0]! > 0) || quiet !== still)) {
    return unfit('foxu.position-pie');
  }
  if (!tubes) return slides === 0 ? undefined : unfit('foxu.position-tubes');
  const [blue, yellow] = tubes;
  if (blue.at === yellow.at) return unfit('foxu.position-share', { cell: BOARD.name(blue.at) });
  const hovering = tubes.find(({ at }) => discs[at] === null && !CORNERS.includes(at));
  return hovering && unfit('foxu.position-open-hole', { cell: BOARD.name(hovering.at) });
}

const count = (discs: readonly (Disc | null)[], wanted: Disc): number => discs.filter((disc) => disc === wanted).length;
