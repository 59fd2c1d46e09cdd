/** Who knows what in Foxu: everybody knows everything. */
import type { By, Seen, Viewer } from '../../core/game.ts';
import { write } from './notation.ts';
import { drops, mover, owner } from './rules.ts';
import {
  BOARD,
  COLOURS,
  type Disc,
  type FoxuEffect,
  type FoxuMove,
  type FoxuState,
  type FoxuView,
  type Tube,
} from './state.ts';

export function view(state: FoxuState, viewer: Viewer): FoxuView {
  const discs: Record<string, Disc> = {};
  for (const [cell, disc] of state.discs.entries()) if (disc) discs[BOARD.name(cell)] = disc;
  return {
    viewer,
    options: state.options,
    discs,
    tubes: (state.tubes ?? []).map((tube, i) => {
      const colour = i === 0 ? 0 : 1;
      return { colour: COLOURS[colour], seat: owner(state, colour), at: BOARD.name(tube.at), discs: tube.discs };
    }),
    swapped: state.swapped,
    slides: state.slides,
    quiet: state.quiet,
  };
}

export function seen(before: FoxuState, by: By, move: FoxuMove): Seen<FoxuEffect> {
  const filled = move.kind === 'slide' ? drops(before, move.to) : [];
  const colour = COLOURS[mover(before)];
  return { by, move: write(move), effects: filled.map((cell) => ({ drop: BOARD.name(cell), colour })) };
}

export function imagine(view: FoxuView): FoxuState {
  const tubes = view.tubes.map((tube): Tube => ({ at: BOARD.cell(tube.at)!, discs: tube.discs }));
  return {
    options: view.options,
    discs: BOARD.cells.map((cell) => view.discs[BOARD.name(cell)] ?? null),
    tubes: tubes.length === 2 ? [tubes[0]!, tubes[1]!] : null,
    swapped: view.swapped,
    slides: view.slides,
    quiet: view.quiet,
  };
}
