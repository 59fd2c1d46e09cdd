/** Before the start: who sits where, and when it begins. */
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { type CommandOf, refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

export type SeatingCommand = CommandOf<'sit' | 'stand' | 'bot' | 'free' | 'kick' | 'start'>;

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
    case 'start':
      if (!isHost && seatOf(state, who) === undefined) return refuse('not-seated');
      return holders.some(({ kind }) => kind === 'free') ? refuse('seats-free') : ok(drafts({ t: 'started' }));
  }
}
