/** Seeded random games, the raw material of the suites. */
import type { AnyGame, By, GameEvent, GameOf, Random, Viewer } from '../../src/core/game.ts';
import { pick } from '../../src/core/random.ts';

export interface Table<State> {
  readonly seats: number;
  readonly options: unknown;
  readonly start: State;
}

export interface Step<State, Move> {
  readonly before: State;
  readonly by: By;
  readonly move: Move;
  readonly after: State;
}

/** A table of random size with random options. */
export function randomTable(game: AnyGame, random: Random): Table<unknown> {
  for (;;) {
    const seats = pick(game.seats, random);
    const raw: Record<string, unknown> = {};
    for (const [name, spec] of Object.entries(game.optionSpecs(seats))) {
      if (random(2) === 0) continue;
      raw[name] = 'values' in spec ? pick(spec.values, random) : spec.min + random(spec.max - spec.min + 1);
    }
    const options = game.options(raw, seats); // some combinations exclude each other
    if (options.ok) return { seats, options: options.value, start: freeze(game.start(options.value, seats)) };
  }
}

/** Random play from `state` until the end, or for `most` events. Every state is frozen: a rule that writes into one throws. */
export function* randomPlay<State, Move>(
  game: GameOf<State, Move>,
  state: State,
  random: Random,
  most = 400,
): Generator<Step<State, Move>> {
  for (let count = 0; count < most; count++) {
    const toAct = game.toAct(state);
    if (toAct.length === 0) return;
    const by = pick(toAct, random);
    const move = game.draw(state, by, random);
    const after = freeze(game.apply(state, by, move));
    yield { before: state, by, move, after };
    state = after;
  }
}

export const viewers = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

export const eventOf = (game: Pick<AnyGame, 'write'>, { by, move }: { by: By; move: unknown }): GameEvent => ({
  by,
  move: game.write(move),
});

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}
