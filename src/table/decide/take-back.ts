/** Taking a move back: freely, or if the others agree; never across what somebody has learnt from. */
import type { Seat } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { sideOf } from '../state/ending.ts';
import { lastBy, reachOf } from '../state/position.ts';
import { levelAt, presentSeats, type TableState } from '../state/state.ts';
import { refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

export function takeBack(state: TableState, seat: Seat): Decision {
  const { policies } = state.opened;
  if (policies.takeBack === 'never') return refuse('no-take-backs');
  const to = takeBackTo(state, seat);
  if (to === undefined) return refuse('cannot-take-back');
  if (policies.takeBack === 'free' || mustAgree(state, seat).length === 0)
    return ok(drafts({ t: 'taken-back', seat, to }));
  return state.takeBack ? refuse('take-back-asked') : ok(drafts({ t: 'take-back-asked', seat, to }));
}

/**
 * How many events would be left. Where everybody may, the last move of any person goes, with the computers' answers; else
 * his own last one, with all that came after it.
 */
export function takeBackTo(state: TableState, seat: Seat): number | undefined {
  const { position, opened } = state;
  const isHis =
    opened.policies.takeBack === 'free' ? (by: Seat) => levelAt(state, by) === undefined : (by: Seat) => by === seat;
  const to = lastBy(position, isHis);
  return to >= Math.max(position.floor, position.from, reachOf(position)) ? to : undefined;
}

export function answerTakeBack(state: TableState, seat: Seat, accept: boolean): Decision {
  const asked = state.takeBack;
  if (!asked || !mustAgree(state, asked.seat).includes(seat)) return refuse('no-take-back-asked');
  if (!accept) return ok(drafts({ t: 'take-back-declined', seat }));
  if (asked.agreed.includes(seat)) return ok([]);
  const agreed = drafts({ t: 'take-back-agreed', seat });
  const all = mustAgree(state, asked.seat).every((other) => other === seat || asked.agreed.includes(other));
  return ok(all ? [...agreed, ...drafts({ t: 'taken-back', seat: asked.seat, to: asked.to })] : agreed);
}

/** The people of other sides who are there. */
const mustAgree = (state: TableState, seat: Seat): readonly Seat[] =>
  presentSeats(state).filter((other) => !sideOf(state.position, seat).includes(other));
