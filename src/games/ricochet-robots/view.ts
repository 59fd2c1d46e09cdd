/** Who knows what in Ricochet Robots: everybody knows everything that is in the log. */
import type { By, Seen, Viewer } from '../../core/game.ts';
import { bidOf } from './bidding.ts';
import { effectsOf, namesOf } from './effects.ts';
import { readSlide, write, writeSlide } from './notation.ts';
import { targetsLeft } from './rounds.ts';
import { phaseOf } from './rules.ts';
import { whoShows } from './showing.ts';
import {
  GRID,
  type RicochetEffect,
  type RicochetMove,
  type RicochetState,
  type RicochetView,
  ROUND_PHASES,
  type RobotCells,
  type Robots,
  type Round,
} from './state.ts';

export function view(state: RicochetState, viewer: Viewer): RicochetView {
  const { round, lastRound } = state;
  return {
    viewer,
    options: state.options,
    phase: phaseOf(state),
    layout: state.layout,
    robots: state.robots ? namesOf(state.robots) : { r: null, y: null, g: null, b: null },
    rounds: state.rounds,
    target: round?.target ?? null,
    start: round ? namesOf(round.start) : null,
    bids: state.won.map((_, seat) => (round && bidOf(round, seat)) ?? null),
    announced: round?.bids.map(({ seat }) => seat) ?? [],
    order: round?.order ?? [],
    shows: round?.phase === 'showing' ? whoShows(round) : null,
    slides: round?.slides.map(writeSlide) ?? [],
    won: state.won,
    left: targetsLeft(state),
    silent: state.silent,
    lastRound: lastRound && {
      target: lastRound.target,
      start: namesOf(lastRound.start),
      winner: lastRound.winner,
      slides: lastRound.slides.map(writeSlide),
    },
  };
}

export function seen(before: RicochetState, by: By, move: RicochetMove): Seen<RicochetEffect> {
  return { by, move: write(move), effects: effectsOf(before, by, move) };
}

export function imagine(view: RicochetView): RicochetState {
  const { r, y, g, b } = view.robots;
  const { lastRound } = view;
  return {
    options: view.options,
    layout: view.layout,
    robots: r !== null && y !== null && g !== null && b !== null ? cellsOf({ r, y, g, b }) : null,
    won: view.won,
    silent: view.silent,
    rounds: view.rounds,
    round: imagineRound(view),
    lastRound: lastRound && {
      target: lastRound.target,
      start: cellsOf(lastRound.start),
      winner: lastRound.winner,
      slides: lastRound.slides.map(readSlide),
    },
  };
}

function imagineRound(view: RicochetView): Round | null {
  const { target, start } = view;
  const phase = ROUND_PHASES.find((each) => each === view.phase);
  if (!target || !start || !phase) return null;
  return {
    target,
    phase,
    start: cellsOf(start),
    bids: view.announced.map((seat) => ({ seat, number: view.bids[seat]! })),
    order: view.order,
    turn: view.shows === null ? 0 : view.order.indexOf(view.shows),
    slides: view.slides.map(readSlide),
  };
}

const cellsOf = (robots: RobotCells): Robots => ({
  r: GRID.cell(robots.r)!,
  y: GRID.cell(robots.y)!,
  g: GRID.cell(robots.g)!,
  b: GRID.cell(robots.b)!,
});
