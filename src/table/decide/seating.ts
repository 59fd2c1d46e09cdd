/** Before the start: who sits where, and when it begins. */
import type { Seat } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { type CommandOf, refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

export type SeatingCommand = CommandOf<
  'sit' | 'stand' | 'bot' | 'free' | 'kick' | 'let-in' | 'swap' | 'answer-swap' | 'close' | 'start'
>;

export function seating(state: TableState, who: Who, command: SeatingCommand): Decision {
  const { holders, opened } = state;
  const isHost = opened.by === who;
  if ('seat' in command && command.seat >= opened.seats) return refuse('no-such-seat', 'bad-request');
  switch (command.do) {
    case 'sit':
      if (state.kicked.includes(who)) return refuse('kicked');
      if (holders[command.seat]!.kind !== 'free') return refuse('seat-taken');
      return ok(drafts({ t: 'sat', who, seat: command.seat }));
    case 'stand': {
      const seat = seatOf(state, who);
      return seat === undefined ? refuse('not-seated') : ok(drafts({ t: 'stood', seat }));
    }
    case 'bot':
      if (!isHost) return refuse('host-only');
      if (holders[command.seat]!.kind === 'person') return refuse('seat-taken');
      return ok(drafts({ t: 'bot', seat: command.seat, level: command.level }));
    case 'free':
      if (!isHost) return refuse('host-only');
      if (holders[command.seat]!.kind !== 'bot') return refuse('no-bot-there');
      return ok(drafts({ t: 'stood', seat: command.seat }));
    case 'kick':
      if (!isHost) return refuse('host-only');
      if (command.who === who || seatOf(state, command.who) === undefined) return refuse('nobody-to-kick');
      return ok(drafts({ t: 'kicked', who: command.who }));
    case 'let-in':
      if (!isHost) return refuse('host-only');
      return state.kicked.includes(command.who) ? ok(drafts({ t: 'let-in', who: command.who })) : ok([]);
    case 'swap':
      return swap(state, who, command.seat);
    case 'answer-swap':
      return answerSwap(state, who, command.accept);
    case 'close':
      return isHost ? ok(drafts({ t: 'called-off', why: 'closed' })) : refuse('host-only');
    case 'start':
      if (!isHost && seatOf(state, who) === undefined) return refuse('not-seated');
      if (state.gathering) return refuse('gathering');
      return holders.some(({ kind }) => kind === 'free') ? refuse('seats-free') : ok(drafts({ t: 'started' }));
  }
}

/** A computer minds no more where it sits than a free place does. */
function swap(state: TableState, who: Who, wanted: Seat): Decision {
  const seat = seatOf(state, who);
  if (seat === undefined) return refuse('not-seated');
  if (seat === wanted) return ok([]);
  const { kind } = state.holders[wanted]!;
  if (kind === 'free') return ok(drafts({ t: 'sat', who, seat: wanted }));
  if (kind !== 'person') return ok(drafts({ t: 'swapped', seat, with: wanted }));
  if (state.swap?.seat === seat && state.swap.with === wanted) return ok([]);
  // who has been asked for his own place agrees by asking
  const isAnswer = state.swap?.seat === wanted && state.swap.with === seat;
  return ok(drafts({ t: isAnswer ? 'swapped' : 'swap-asked', seat, with: wanted }));
}

/** Who has asked may take it back by declining himself. */
function answerSwap(state: TableState, who: Who, accept: boolean): Decision {
  const seat = seatOf(state, who);
  const { swap: asked } = state;
  if (seat === undefined) return refuse('not-seated');
  if (!asked || (asked.with !== seat && (accept || asked.seat !== seat))) return refuse('no-swap-asked');
  return ok(drafts(accept ? { t: 'swapped', seat: asked.seat, with: seat } : { t: 'swap-declined', seat }));
}
