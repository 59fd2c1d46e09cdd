import { expect, test } from 'vitest';
import type { GameEvent } from '../core/game.ts';
import { drawChance, type Log, openLog } from '../core/log.ts';
import { expectOk } from '../core/result.ts';
import { findGame } from '../games/shelf.ts';
import { takeBack } from './secrets.ts';

const everybody = () => true;
/** The game after chance and these moves. */
function played(game: string, ...moves: readonly GameEvent[]): Log {
  const { rules } = findGame(game)!;
  const drawn = drawChance(expectOk(openLog(rules, 2, undefined)), 'take back');
  return expectOk(openLog(rules, 2, undefined, [...drawn.events, ...moves]));
}

test('a move in the open is taken back, a draw of chance is not', () => {
  const opened = played('foxu');
  const chosen = played('foxu', { by: 0, move: 'diagonal:a1f6' });
  expect(takeBack(chosen, everybody)?.events).toEqual(opened.events);
  expect(takeBack(opened, everybody)).toBeUndefined();
});

test('with a computer at the table its answer goes with the move', () => {
  const log = played('mister-zero', { by: 0, move: '7@tl-n' }, { by: 1, move: '5@bl-s' });
  expect(takeBack(log, (seat) => seat === 0)?.events).toEqual([]);
});

test('nothing is taken back where somebody has a secret, nor while a clock runs', () => {
  expect(takeBack(played('z-game', { by: 0, move: 'setup:xopapox' }), everybody)).toBeUndefined();
  expect(takeBack(played('ricochet-robots', { by: 0, move: 'bid:9' }), everybody)).toBeUndefined();
});
