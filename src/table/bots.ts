/** A computer player at a table: what it is asked, and how hosts answer for it, here or in a worker. */
import type { Budget, Choice, Info, Level, Thinking } from '../core/bot.ts';
import type { AnyView, GameModule, Notation, Seat } from '../core/game.ts';
import type { Log } from '../core/log.ts';
import { seededRandom } from '../core/random.ts';

export interface BotSeat {
  readonly seat: Seat;
  readonly level: Level;
  /** Secret from the other players: whoever knew it could compute the bot's choices. */
  readonly seed: string;
  readonly budget: Budget;
}

/** Plain data, so that it can be sent to a worker. It holds the seat's view and nothing else of the game. */
export interface BotQuestion {
  readonly view: AnyView;
  readonly level: Level;
  readonly budget: Budget;
  readonly seed: string;
  readonly stream: number;
  /** Since chance last acted. */
  readonly elapsed?: number | undefined;
}

export interface BotAnswer {
  readonly move: Notation;
  readonly info: Info;
  readonly pause: number;
}

export interface Host {
  now(): number;
  report?(info: Info): void;
  hurried?(): boolean;
}

export function questionFor(
  { game, state, events }: Log,
  { seat, level, seed, budget }: BotSeat,
  elapsed?: number,
): BotQuestion {
  // A new source for every move; but while a clock runs, and a bot may be asked several times before it acts, the
  // same one until chance acts again, so that it keeps to what it had in mind.
  const realTime = game.toAct(state).includes('clock');
  const stream = realTime ? events.findLastIndex(({ by }) => by === 'chance') + 1 : events.length;
  return { view: game.view(state, seat), level, budget, seed: `${seed}/${seat}`, stream, elapsed };
}

/** What the bot does next; undefined if it waits, or if the game has no bot. */
export async function answerQuestion(
  module: GameModule,
  question: BotQuestion,
  host: Host,
): Promise<BotAnswer | undefined> {
  const { view, level, budget, seed, stream, elapsed } = question;
  const bot = await module.bot?.();
  const thinking: Thinking = {
    ...host,
    budget,
    random: seededRandom(seed, stream),
    ...(elapsed !== undefined && { elapsed }),
  };
  const choice: Choice<unknown> | undefined = await bot?.choose(view, level, thinking);
  return choice && { move: module.rules.write(choice.move), info: choice.info, pause: choice.pause ?? 0 };
}
