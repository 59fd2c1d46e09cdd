/** A computer player at a table: what it is asked, and how hosts answer for it, here or in a worker. */
import type { Budget, Choice, Info, Level, Thinking } from '../../core/bot.ts';
import type { AnyView, GameModule, Notation, Seat } from '../../core/game.ts';
import type { Position } from '../../core/log.ts';
import { seededRandom } from '../../core/random.ts';

/** How long the computer may think about a move, at every table. */
export const BUDGET = { ms: 1000 } as const satisfies Budget;

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

/** A question under way. */
export interface Thought {
  /** undefined if the bot waits, or if it was cancelled. */
  readonly answer: Promise<BotAnswer | undefined>;
  /** Wants the answer now: the best so far. */
  hurry(): void;
  /** Nobody needs the answer any more. */
  cancel(): void;
}

/** So much is asked in the same name that this must be asked again later. */
export class ThinkerBusy extends Error {
  override readonly name = 'ThinkerBusy';
}

export interface Thinker {
  /** `report` is told whenever more is known, where the host can tell. */
  think(game: string, question: BotQuestion, report?: (info: Info) => void): Thought;
}

/** What a bot asks of its host while it thinks. */
export interface ThinkingHost {
  now(): number;
  report?(info: Info): void;
  hurried?(): boolean;
}

/** `events` and `drawn`: how many have happened, and how many up to chance's last one. */
export function questionFor(
  { game, state, events, drawn }: Position & { readonly events: { readonly length: number }; readonly drawn: number },
  { seat, level, seed, budget }: BotSeat,
  elapsed?: number,
): BotQuestion {
  // A new source for every move; but while a clock runs, and a bot may be asked several times before it acts, the
  // same one until chance acts again, so that it keeps to what it had in mind.
  const stream = game.toAct(state).includes('clock') ? drawn : events.length;
  return { view: game.view(state, seat), level, budget, seed: `${seed}/${seat}`, stream, elapsed };
}

/** What the bot does next; undefined if it waits, or if the game has no bot. */
export async function answerQuestion(
  module: GameModule,
  question: BotQuestion,
  host: ThinkingHost,
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
