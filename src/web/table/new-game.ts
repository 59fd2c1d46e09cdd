import type { GameModule } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { isOver, newMatch } from '../../table/match.ts';
import { matchAfter } from './match-score.ts';
import type { Player, StoredGame } from './stored-game.ts';

/** A new table of this browser, before any event; the first game of a match if there are to be several. */
export function newGame(module: GameModule, players: readonly Player[], options: unknown, games = 1): StoredGame {
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
    ending: null,
    started: now,
    changed: now,
    ...(games > 1 && { match: newMatch(players.length, games) }),
  };
}

/** The same again with everybody one seat further, so that sides change: the next game of a match, or a new one. */
export function nextGame(module: GameModule, stored: StoredGame): StoredGame {
  const players = stored.players.map((_, seat) => stored.players[(seat + 1) % stored.seats]!);
  const next = newGame(module, players, stored.options);
  if (!stored.match) return next;
  const match = matchAfter(stored.match, stored);
  return { ...next, match: isOver(match) ? newMatch(match.seats, match.games) : match };
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
