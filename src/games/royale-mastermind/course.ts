/** The course of a game: rounds, roles, deck and points. */
import type { Seat } from '../../core/game.ts';
import { isOver } from './rows.ts';
import {
  type Attribute,
  CARDS,
  type Card,
  type MastermindState,
  type MastermindView,
  type Phase,
  type Roles,
  type Round,
  type Table,
} from './state.ts';

export const roundsInAll = ({ options }: Table): number => (options.long ? 2 * options.rounds : options.rounds);

export function phase(state: MastermindState): Phase {
  if (running(state)) return 'seek';
  if (state.rounds.length === roundsInAll(state)) return 'over';
  return removalDue(state) ? 'remove' : 'code';
}

export function running(state: MastermindState): Round | undefined {
  const last = state.rounds.at(-1);
  return last && !isOver(last) ? last : undefined;
}

export const played = (state: MastermindState): readonly Round[] =>
  running(state) ? state.rounds.slice(0, -1) : state.rounds;

/** The round in play, or next to come; after the end the last one. Counted from 1. */
export const roundNumber = (state: MastermindState): number => Math.min(played(state).length + 1, roundsInAll(state));

/** K4, K6. */
export function roles({ seats, options }: Table, round: number): Roles {
  if (seats === 1) return { coder: null, seekers: { color: 0, shape: 0 } };
  const coder: Seat = options.long ? (round <= options.rounds ? 0 : 1) : (round - 1) % seats;
  // with two players both steps lead to the same Seeker
  const after = (steps: number) => (coder + (seats === 2 ? 1 : steps)) % seats;
  return { coder, seekers: { color: after(1), shape: after(2) } };
}

/** In alphabetical order. */
export function out(state: MastermindState): readonly Card[] {
  if (state.seats === 3) return state.removed;
  const rounds = played(state);
  // long: seat 1 begins with a whole deck
  const first = state.options.long && rounds.length >= state.options.rounds ? state.options.rounds : 0;
  const covered = new Set(rounds.slice(first).flatMap(({ code }) => code));
  return CARDS.filter((card) => covered.has(card));
}

export function deck(state: MastermindState): readonly Card[] {
  const covered = new Set(out(state));
  return CARDS.filter((card) => !covered.has(card));
}

/** K2: a row is a point, so an attribute that stays unsolved counts 8. Alone the rows are counted too (K6). */
export function scores(state: MastermindState): number[] {
  const points = Array.from({ length: state.seats }, () => 0);
  for (const [i, { rows }] of played(state).entries()) {
    points[roles(state, i + 1).coder ?? 0]! += rows.length;
  }
  return points;
}

/** 3 players: after every third round but the last, so by then as many cards are out as rounds are played. */
function removalDue({ seats, rounds, removed }: MastermindState): boolean {
  return seats === 3 && rounds.length % 3 === 0 && removed.length < rounds.length;
}

/** The rounds of a game that is over, with the rows that each attribute took. */
export function roundsPlayed(view: Table & Pick<MastermindView, 'rows'>) {
  const count = (round: number, attribute: Attribute) =>
    view.rows.filter((each) => each.round === round && each.row.startsWith(attribute)).length;
  return Array.from({ length: view.rows.at(-1)?.round ?? 0 }, (_, i) => ({
    round: i + 1,
    coder: roles(view, i + 1).coder,
    rows: { color: count(i + 1, 'color'), shape: count(i + 1, 'shape') },
  }));
}
