/** From what a visitor asks to what happens, or why not. */
import { ok } from '../../core/result.ts';
import type { Who } from '../events/events.ts';
import { MOST_BESIDE } from '../limits.ts';
import { isPresent, seatOf, type TableState } from '../state/state.ts';
import { type Command, refuse } from './commands.ts';
import { type Decision, type DecisionSource, drafts } from './decision.ts';
import { inPlay } from './in-play.ts';
import { seating } from './seating.ts';
import { speak } from './talk.ts';

const ALWAYS: readonly Command['do'][] = ['start', 'act', 'draw', 'go-on', 'resign', 'answer-draw', 'rematch'];

export function decide(state: TableState, who: Who, command: Command, source: DecisionSource): Decision {
  if (state.beside > MOST_BESIDE && !ALWAYS.includes(command.do)) return refuse('enough');
  switch (command.do) {
    case 'sit':
    case 'stand':
    case 'bot':
    case 'free':
    case 'kick':
    case 'start':
      return state.phase === 'open' ? seating(state, who, command) : refuse('has-started');
    case 'say':
    case 'react':
      return speak(state, who, command);
    case 'rematch':
      return rematch(state, who);
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

function rematch(state: TableState, who: Who): Decision {
  const seat = seatOf(state, who);
  if (seat === undefined) return refuse('not-seated');
  if (state.phase !== 'over') return refuse('not-over');
  if (state.rematch.table !== undefined || state.rematch.wanted.includes(seat)) return ok([]);
  return ok(drafts({ t: 'rematch-wanted', seat }));
}

/** Whether all the people who are still there want to play again. */
export const rematchAgreed = (state: TableState): boolean =>
  state.rematch.table === undefined &&
  state.rematch.wanted.length > 0 &&
  state.holders.every((_, seat) => !isPresent(state, seat) || state.rematch.wanted.includes(seat));
