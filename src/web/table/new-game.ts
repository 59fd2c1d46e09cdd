import type { GameModule } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Player, StoredGame } from './stored-game.ts';

/** A new table of this browser, before any event. */
export function newGame(module: GameModule, players: readonly Player[], options: unknown): StoredGame {
  const log = expectOk(openLog(module.rules, players.length, options));
  const now = Date.now();
  return {
    id: randomName(),
    game: module.rules.id,
    seats: players.length,
    options: log.options,
    players,
    seed: randomName(),
    events: [],
    resigned: null,
    result: null,
    started: now,
    changed: now,
  };
}

/** The same again with everybody one seat further, so that sides change. */
export function rematch(module: GameModule, stored: StoredGame): StoredGame {
  const players = stored.players.map((_, seat) => stored.players[(seat + 1) % stored.seats]!);
  return newGame(module, players, stored.options);
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
