/** Playing again: who wants it, with or without whom, and who would rather not. */
import type { Seat } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { isPresent, seatOf, type TableState } from '../state/state.ts';
import { type CommandOf, refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

export function wantRematch(state: TableState, who: Who, { without = [] }: CommandOf<'rematch'>): Decision {
  const seat = seatOf(state, who);
  if (seat === undefined) return refuse('not-seated');
  if (state.phase !== 'over') return refuse('not-over');
  if (without.some((other) => other >= state.opened.seats)) return refuse('no-such-seat', 'bad-request');
  const before = state.rematch.answers.find((answer) => answer.seat === seat && answer.again);
  const others = [...new Set([...(before?.without ?? []), ...without])].filter((other) => other !== seat);
  if (state.rematch.table !== undefined || others.length === before?.without.length) return ok([]);
  return ok(drafts({ t: 'rematch-wanted', seat, ...(others.length > 0 && { without: others }) }));
}

export function declineRematch({ phase, rematch, ...state }: TableState, who: Who): Decision {
  const seat = seatOf(state, who);
  if (seat === undefined) return refuse('not-seated');
  if (phase !== 'over') return refuse('not-over');
  const isSaid = rematch.answers.some((answer) => answer.seat === seat && !answer.again);
  return ok(rematch.table !== undefined || isSaid ? [] : drafts({ t: 'rematch-declined', seat }));
}

/** Whether all the people who are still there want to play again, or are not waited for by anybody who does. */
export function rematchAgreed(state: TableState): boolean {
  const { table, wanted, answers } = state.rematch;
  if (table !== undefined || wanted.length === 0) return false;
  const isDoneWithout = (seat: Seat) => answers.every(({ again, without }) => !again || without.includes(seat));
  return state.holders.every((_, seat) => !isPresent(state, seat) || wanted.includes(seat) || isDoneWithout(seat));
}
