/** A computer player at a table: how hosts ask it for its move. */
import type { Budget, Choice, Info, Level, Thinking } from '../core/bot.ts';
import type { GameModule, Random, Seat } from '../core/game.ts';
import type { Log } from '../core/log.ts';
import { seededRandom } from '../core/random.ts';

export interface BotSeat {
  readonly seat: Seat;
  readonly level: Level;
  /** Secret from the other players: whoever knew it could compute the bot's choices. */
  readonly seed: string;
  readonly budget: Budget;
}

export interface Clock {
  now(): number;
  /** Since chance last acted. */
  readonly elapsed?: number;
  report?(info: Info): void;
  hurried?(): boolean;
}

/** What the bot does next; undefined if it waits, or if the game has no bot. */
export async function askBot(
  module: GameModule,
  log: Log,
  bot: BotSeat,
  clock: Clock,
): Promise<Choice<unknown> | undefined> {
  const player = await module.bot?.();
  const thinking: Thinking = { ...clock, budget: bot.budget, random: botRandom(log, bot) };
  return player?.choose(module.rules.view(log.state, bot.seat), bot.level, thinking);
}

/**
 * A new source for every move; but while a clock runs, and a bot may be asked several times before it acts, the same
 * one until chance acts again, so that it keeps to what it had in mind.
 */
function botRandom({ game, state, events }: Log, { seat, seed }: BotSeat): Random {
  const realTime = game.toAct(state).includes('clock');
  const moment = realTime ? events.findLastIndex(({ by }) => by === 'chance') + 1 : events.length;
  return seededRandom(`${seed}/${seat}`, moment);
}
