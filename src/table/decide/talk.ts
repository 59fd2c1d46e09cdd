/** Words and reactions, to all or among partners, and who may talk. */
import type { Seat } from '../../core/game.ts';
import { entryAt } from '../../core/persistent-map.ts';
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { MOST_MUTED } from '../limits.ts';
import { isGuest, talkRefusal } from '../state/allowance.ts';
import { sideOf } from '../state/ending.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { type CommandOf, refuse } from './commands.ts';
import { type Decision, drafts } from './decision.ts';

export type TalkCommand = CommandOf<'say' | 'react' | 'mute' | 'unmute' | 'talk'>;

export function talk(state: TableState, who: Who, command: TalkCommand, now: number): Decision {
  switch (command.do) {
    case 'say':
    case 'react':
      return speak(state, who, command, now);
    case 'mute':
      if (state.opened.by !== who) return refuse('host-only');
      if (command.who === who || !isKnown(state, command.who)) return refuse('nobody-to-mute');
      if (state.muted.includes(command.who)) return ok([]);
      if (state.muted.length >= MOST_MUTED) return refuse('enough-muted');
      return ok(drafts({ t: 'muted', who: command.who }));
    case 'unmute':
      if (state.opened.by !== who) return refuse('host-only');
      return ok(state.muted.includes(command.who) ? drafts({ t: 'unmuted', who: command.who }) : []);
    case 'talk':
      if (state.opened.by !== who) return refuse('host-only');
      return ok(state.talkers === command.talkers ? [] : drafts({ t: 'talk-set', talkers: command.talkers }));
  }
}

/** The host may close the table to words for all, but not come between partners: he may play against them. */
function speak(state: TableState, who: Who, command: CommandOf<'say' | 'react'>, now: number): Decision {
  if (state.kicked.includes(who)) return refuse('kicked');
  if (command.do === 'say' && command.to === 'team') {
    if (teamOf(state, who).length < 2) return refuse('no-team');
  } else {
    if (state.muted.includes(who)) return refuse('muted');
    if (state.talkers === 'nobody') return refuse('no-talk');
    if (state.talkers === 'seated' && isGuest(state, who)) return refuse('seated-talk');
  }
  const refusal = talkRefusal(state, who, now);
  if (refusal) return refuse(refusal);
  if (command.do === 'react') return ok(drafts({ t: 'reacted', who, reaction: command.reaction }));
  return ok(drafts({ t: 'said', who, text: command.text, to: command.to }));
}

/** Somebody who sits here, or has said something. */
const isKnown = (state: TableState, who: Who): boolean =>
  seatOf(state, who) !== undefined || entryAt(state.allowances, who) !== undefined;

/** Those who may talk among themselves with this visitor. */
export function teamOf(state: TableState, who: Who | undefined): readonly Seat[] {
  const seat = seatOf(state, who);
  const { game, options, seats } = state.position;
  if (seat === undefined || !game.teams?.(options, seats).consult) return [];
  return sideOf(state.position, seat);
}
