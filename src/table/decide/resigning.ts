/** Giving a game up: alone at once, in a team when the partners who are there agree. */
import type { Seat } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import { endsIfOneStops, sideOf } from '../state/ending.ts';
import { presentSeats, type TableState } from '../state/state.ts';
import { refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

/** Whoever resigns when his partner has asked for it agrees. */
export function resign(state: TableState, seat: Seat): Decision {
  const { position, resignation } = state;
  if (!endsIfOneStops(position)) return refuse('cannot-resign');
  if (partnersOf(state, seat).length === 0) return ok(drafts({ t: 'resigned', seat }));
  if (!resignation) return ok(drafts({ t: 'resign-asked', seat }));
  const mayAgree = resignation.seat !== seat && sideOf(position, resignation.seat).includes(seat);
  return mayAgree ? answerResign(state, seat, true) : refuse('resign-asked');
}

export function answerResign(state: TableState, seat: Seat, accept: boolean): Decision {
  const asked = state.resignation;
  if (!asked || !partnersOf(state, asked.seat).includes(seat)) return refuse('no-resign-asked');
  if (!accept) return ok(drafts({ t: 'resign-declined', seat }));
  if (asked.agreed.includes(seat)) return ok([]);
  const agreed = drafts({ t: 'resign-agreed', seat });
  const all = partnersOf(state, asked.seat).every((other) => other === seat || asked.agreed.includes(other));
  return ok(all ? [...agreed, ...drafts({ t: 'resigned', seat: asked.seat })] : agreed);
}

/** The people of the same side who are there. */
const partnersOf = (state: TableState, seat: Seat): readonly Seat[] =>
  presentSeats(state).filter((other) => other !== seat && sideOf(state.position, seat).includes(other));
