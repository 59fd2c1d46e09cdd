/** Games that two play, as an attacker or an honest player picks them. */
import type { AnyGame } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { findGame, SHELF } from '../../src/games/shelf.ts';

export const GAMES: readonly string[] = SHELF.filter(({ rules }) => rules.seats.includes(2)).map(
  ({ rules }) => rules.id,
);

/** Without secrets, so that two can play from memory; what chance does is fixed at the opening. */
export const PLAIN = findGame('foxu')!.rules;

export interface PlannedMove {
  readonly by: number;
  readonly move: string;
}

export interface PlannedGame {
  /** What the table is opened with. */
  readonly chance: { readonly fixed: readonly string[] };
  readonly moves: readonly PlannedMove[];
}

/** A whole game drawn by lot, the longest of a few. */
export function plannedGame(seed: string, tries = 40): PlannedGame {
  const games = Array.from({ length: tries }, (_, index) => drawnGame(PLAIN, `${seed} ${index}`));
  return games.reduce((best, game) => (game.moves.length > best.moves.length ? game : best));
}

function drawnGame(game: AnyGame, seed: string): PlannedGame {
  const random = seededRandom(seed);
  const fixed: string[] = [];
  const moves: PlannedMove[] = [];
  let state = game.start(expectOk(game.options({}, 2)), 2);
  for (;;) {
    const by = game.toAct(state).find((each) => each !== 'clock');
    if (by === undefined) return { chance: { fixed }, moves };
    const move = game.draw(state, by, random);
    if (by === 'chance') fixed.push(game.write(move));
    else moves.push({ by, move: game.write(move) });
    state = game.apply(state, by, move);
  }
}
