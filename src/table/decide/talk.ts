/** Words and reactions, to all or among partners. */
import type { Seat } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { sideOf } from '../state/ending.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { type CommandOf, refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

export function speak(state: TableState, who: Who, command: CommandOf<'say' | 'react'>): Decision {
  if (state.kicked.includes(who)) return refuse('kicked');
  if (command.do === 'react') return ok(drafts({ t: 'reacted', who, reaction: command.reaction }));
  if (command.to === 'team' && teamOf(state, who).length < 2) return refuse('no-team');
  return ok(drafts({ t: 'said', who, text: command.text, to: command.to }));
}

/** Those who may talk among themselves with this visitor. */
export function teamOf(state: TableState, who: Who | undefined): readonly Seat[] {
  const seat = seatOf(state, who);
  const { game, options, seats } = state.position;
  if (seat === undefined || !game.teams?.(options, seats).consult) return [];
  return sideOf(state.position, seat);
}
