/** Twin games: two logs that differ only in a secret must look the same, byte for byte, to whoever may not know it. */
import { expect } from 'vitest';
import type { GameEvent, GameOf, Viewer } from '../../src/core/game.ts';
import { admit } from '../../src/core/play.ts';
import { expectOk } from '../../src/core/result.ts';

/** Everything that leaves the game for `viewer` while the log is played: one text an event. */
export function received<State, Move>(
  game: GameOf<State, Move>,
  start: State,
  events: readonly GameEvent[],
  viewer: Viewer,
): string[] {
  let state = start;
  return events.map((event) => {
    const { by, move } = expectOk(admit(game, state, event.by, event.move));
    const seen = game.seen(state, by, move, viewer);
    state = game.apply(state, by, move);
    return JSON.stringify([seen, game.view(state, viewer), game.toAct(state), game.timers(state), game.outcome(state)]);
  });
}

/** Plays both logs and compares; returns how many states were compared. */
export function expectTwins<State, Move>(
  game: GameOf<State, Move>,
  start: State,
  [one, other]: readonly [readonly GameEvent[], readonly GameEvent[]],
  viewer: Viewer,
): number {
  expect(one).not.toEqual(other);
  expect(received(game, start, one, viewer)).toEqual(received(game, start, other, viewer));
  return one.length;
}
