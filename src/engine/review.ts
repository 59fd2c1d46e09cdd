/** What `review` answers: the fields of the protocol and no others (docs/protocol.md). */
import type { Thinking } from '../core/bot.ts';
import type { GameModule } from '../core/game.ts';
import type { Log } from '../core/log.ts';
import { type RoundVerdict, recorded, reviewAll, type Verdict } from '../core/review.ts';

/** undefined if nobody reviews this game. */
export async function reviewed(
  { reviewer, rules }: GameModule,
  { seats, events }: Log,
  start: unknown,
  thinking: Thinking,
): Promise<object | undefined> {
  if (!reviewer) return undefined;
  const told = await reviewAll(await reviewer(), recorded(rules, seats, start, events), thinking);
  return 'moves' in told ? { moves: told.moves.map(moveFields) } : { rounds: told.rounds.map(roundFields) };
}

function moveFields({ index, by, move, value, after, loss, exact, best, distance, luck }: Verdict): object {
  const parts = { ...(distance !== undefined && { distance }), ...(luck !== undefined && { luck }) };
  return { index, by, move, value, after, loss, exact, best, ...parts };
}

function roundFields({ round, target, optimum, solutions, shown, by }: RoundVerdict): object {
  return { round, target, optimum, solutions, shown, by };
}
