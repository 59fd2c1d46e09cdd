/** How the computer player arranges its seven pieces. */
import type { Level } from '../../core/bot.ts';
import type { Random } from '../../core/game.ts';
import { shuffle } from '../../core/random.ts';
import { ARRANGED, type ZGameMove, type ZGameView } from './state.ts';

export function chooseSetUp(_view: ZGameView, _level: Level, random: Random): ZGameMove {
  return { kind: 'set-up', symbols: shuffle(ARRANGED, random) };
}
