/** What is to be played in an evening: a tournament, or one table for everybody. */
import type { GameModule } from '../core/game.ts';
import type { TimeControl } from '../table/state/time.ts';

export const FORMS = ['swiss', 'round-robin', 'knock-out', 'one-table'] as const;
export type PlanForm = (typeof FORMS)[number];

/** On the tables of the house, or on real boards, whose results are typed in. */
export const PLACES = ['house', 'boards'] as const;
export type PlayPlace = (typeof PLACES)[number];

export interface EveningPlan {
  readonly form: PlanForm;
  /** One game for all rounds, or several in turn, a round each. */
  readonly games: readonly string[];
  /** As many as the game likes best at a table. */
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly control: TimeControl;
  readonly untimed: boolean;
  /** Of a Swiss tournament. */
  readonly rounds: number;
  readonly legs: 1 | 2;
  readonly secondChance: boolean;
  readonly place: PlayPlace;
}

export const MOST_ROUNDS = 40;

export const gameOfRound = ({ games }: EveningPlan, round: number): string => games[(round - 1) % games.length]!;

export interface Seating {
  /** How many may sit at one table, those that the plan likes best first. */
  readonly sizes: readonly number[];
  /** At tables of four every second is a partner. */
  readonly teams: boolean;
}

export const IN_PAIRS: Seating = { sizes: [2], teams: false };

export function seatingOf(
  { seats, options }: Pick<EveningPlan, 'seats' | 'options'>,
  game: Pick<GameModule, 'rules'> | undefined,
): Seating {
  if (!game) return { sizes: [seats], teams: false };
  const { rules } = game;
  const fewer = rules.seats.filter((size) => size < seats && size > 1).toSorted((a, b) => b - a);
  const read = rules.options(options, seats);
  const sides = read.ok ? (rules.teams?.(read.value, seats).sides ?? []) : [];
  return { sizes: [seats, ...fewer], teams: seats === 4 && sides.some((side) => side.length > 1) };
}
