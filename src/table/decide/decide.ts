/** From what a visitor asks to what happens, or why not. */
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { MOST_LINES } from '../limits.ts';
import { isTooQuick } from '../state/allowance.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { type Command, refuse } from './commands.ts';
import { type Decision, type DecisionSource, drafts } from './decision.ts';
import { gather } from './gathering.ts';
import { inPlay } from './in-play.ts';
import { declineRematch, wantRematch } from './rematch.ts';
import { seating } from './seating.ts';
import { talk } from './talk.ts';

/** Nothing keeps these back: the game goes on, who is asked answers, and who goes is missed. Talk has its own measure. */
const ALWAYS: readonly Command['do'][] = [
  ...([
    'start',
    'act',
    'draw',
    'go-on',
    'waive',
    'resign',
    'answer-resign',
    'answer-draw',
    'answer-take-back',
    'leave',
    'rematch',
  ] as const),
  ...(['say', 'react'] as const),
];

export function decide(state: TableState, who: Who, command: Command, source: DecisionSource): Decision {
  const decision = decideAny(state, who, command, source);
  if (!decision.ok || ALWAYS.includes(command.do)) return decision;
  const now = source.now();
  return decision.value.some(({ event }) => isTooQuick(state, event, now)) ? refuse('too-quick') : decision;
}

function decideAny(state: TableState, who: Who, command: Command, source: DecisionSource): Decision {
  if (state.phase !== 'playing' && state.seq >= MOST_LINES && command.do !== 'rematch') return refuse('enough');
  switch (command.do) {
    case 'sit':
    case 'stand':
    case 'bot':
    case 'free':
    case 'kick':
    case 'let-in':
    case 'swap':
    case 'answer-swap':
    case 'close':
    case 'start':
      return state.phase === 'open' ? seating(state, who, command) : refuse('has-started');
    case 'say':
    case 'react':
    case 'mute':
    case 'unmute':
    case 'talk':
      return talk(state, who, command, source.now());
    case 'rematch':
      return wantRematch(state, who, command);
    case 'decline-rematch':
      return declineRematch(state, who);
    case 'leave':
    case 'return':
      return state.gathering ? gather(state, who, command) : inPlay(state, who, command, source);
    case 'level': {
      if (state.phase !== 'over') return refuse('not-over');
      if (seatOf(state, who) === undefined && state.opened.by !== who) return refuse('not-seated');
      if (state.holders[command.seat]?.kind !== 'bot') return refuse('no-bot-there');
      return ok(drafts({ t: 'level-chosen', seat: command.seat, level: command.level }));
    }
    default:
      return inPlay(state, who, command, source);
  }
}
