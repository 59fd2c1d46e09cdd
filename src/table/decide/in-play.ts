/** While the game is on: moves, and all that people may agree on beside them. */
import type { Seat } from '../../core/game.ts';
import { ok } from '../../core/result.ts';
import type { TableEvent, Who } from '../events/events.ts';
import { hasTwoSides, sideOf } from '../state/ending.ts';
import { admitMove } from '../state/position.ts';
import { isPresent, isResting, levelAt, presentSeats, seatOf, type TableState } from '../state/state.ts';
import { isHidden } from '../told/commitments.ts';
import { type Command, type CommandOf, refuse } from './commands.ts';
import { type Decision, type DecisionSource, type Draft, drafts } from './decision.ts';
import { answerResign, resign } from './resigning.ts';
import type { SeatingCommand } from './seating.ts';
import { answerTakeBack, takeBack } from './take-back.ts';
import type { TalkCommand } from './talk.ts';
import { insist, waive } from './waiving.ts';

/** How well the computer plays in somebody's place. */
export const STAND_IN_LEVEL = 3;

export type PlayCommand = Exclude<
  Command,
  SeatingCommand | TalkCommand | CommandOf<'rematch' | 'decline-rematch' | 'level'>
>;

export function inPlay(state: TableState, who: Who, command: PlayCommand, source: DecisionSource): Decision {
  if (state.phase === 'open') return refuse('not-started');
  const seat = seatOf(state, who);
  if (seat === undefined) return refuse('not-seated');
  if (state.phase === 'over') return refuse('over', 'game-over');
  const { position } = state;
  switch (command.do) {
    case 'act':
      return command.as === 'chance' ? actForChance(state, seat, command) : act(state, seat, command, source);
    case 'draw':
      return drawForChance(state, source);
    case 'go-on':
      return isResting(state) ? ok(drafts({ t: 'went-on', seat })) : ok([]);
    case 'waive':
      return waive(state, seat, command);
    case 'insist':
      return insist(state, seat, command.key);
    case 'hint':
      if (!state.opened.policies.hints) return refuse('no-hints');
      return position.game.toAct(position.state).includes(seat) ? ok([]) : refuse('not-your-turn', 'not-your-turn');
    case 'hurry':
      return ok([]);
    case 'take-back':
      return takeBack(state, seat);
    case 'answer-take-back':
      return answerTakeBack(state, seat, command.accept);
    case 'resign':
      return resign(state, seat);
    case 'answer-resign':
      return answerResign(state, seat, command.accept);
    case 'offer-draw':
      if (!hasTwoSides(position)) return refuse('no-draws');
      if (answerers(state, seat).length === 0) return refuse('computer-declines');
      return state.drawOffer === undefined ? ok(drafts({ t: 'draw-offered', seat })) : refuse('offer-stands');
    case 'answer-draw':
      if (state.drawOffer === undefined || sideOf(position, state.drawOffer).includes(seat)) return refuse('no-offer');
      return ok(drafts({ t: command.accept ? 'drawn' : 'draw-declined', seat }));
    case 'leave':
      return isPresent(state, seat) ? ok(drafts({ t: 'left', seat, ...(command.lost && { lost: true }) })) : ok([]);
    case 'return':
      return comeBack(state, seat);
    case 'stand-in':
      return standIn(state, seat, command.seat);
  }
}

function act(state: TableState, seat: Seat, { move, key }: CommandOf<'act'>, source: DecisionSource): Decision {
  const admitted = admitMove(state.position, seat, move);
  if (!admitted.ok) return admitted;
  const back = comeBack(state, seat);
  if (!back.ok) return back;
  return ok([...back.value, playedDraft(state, seat, admitted.value.move, source, key)]);
}

/** A move of a seat that may be made, committed to where the others do not see it. */
export function playedDraft(state: TableState, by: Seat, move: unknown, source: DecisionSource, key?: string): Draft {
  const { game } = state.position;
  const event: TableEvent = {
    t: 'played',
    by,
    move: game.write(move),
    ...(key !== undefined && { key: keyOf(by, key) }),
    ...(isHidden(state.position, by, move) && { salt: source.salt() }),
  };
  return { event, move };
}

/** Idempotency keys are the senders' own: two seats may use the same. */
export const keyOf = (seat: Seat, key: string): string => `${seat}/${key}`;

/** Whose time has run out comes back when the computer has made this move for him: he would have all the time he likes. */
function comeBack(state: TableState, seat: Seat): Decision {
  if (isPresent(state, seat)) return ok([]);
  const rest = state.rests.find((each) => each.seat === seat)?.ms;
  if (rest !== undefined && rest <= 0) return refuse('time-is-up');
  return ok(drafts({ t: 'returned', seat, ...(rest !== undefined && { rest }) }));
}

/** Somebody at a real board says what was drawn. */
function actForChance({ opened, position }: TableState, seat: Seat, { move, key }: CommandOf<'act'>): Decision {
  if (opened.chance !== 'asked') return refuse('chance-draws');
  const admitted = admitMove(position, 'chance', move);
  if (!admitted.ok) return admitted;
  const written = position.game.write(admitted.value.move);
  const own = key === undefined ? {} : { key: keyOf(seat, key) };
  return ok([{ event: { t: 'played', by: 'chance', move: written, ...own }, move: admitted.value.move }]);
}

function drawForChance({ opened, position }: TableState, source: DecisionSource): Decision {
  if (opened.chance !== 'asked') return refuse('chance-draws');
  if (!position.game.toAct(position.state).includes('chance')) return refuse('not-your-turn', 'not-your-turn');
  const move = source.draw(position);
  return ok([{ event: { t: 'played', by: 'chance', move: position.game.write(move) }, move }]);
}

/** The computer takes the place of somebody who has left, or who asks for it himself, if all the others agree. */
function standIn(state: TableState, by: Seat, seat: Seat): Decision {
  const holder = state.holders[seat];
  if (holder?.kind !== 'person' || (!holder.left && seat !== by)) return refuse('still-there');
  const leaves = holder.left ? [] : drafts({ t: 'left', seat });
  const agreed = state.agreed.get(seat) ?? [];
  const others = presentSeats(state).filter((other) => other !== seat);
  const all = others.every((other) => other === by || agreed.includes(other));
  const again = agreed.includes(by);
  // said again it counts where the only one who did not agree has left since
  if (again && !all) return refuse('agreed-already');
  const consent = again ? [] : drafts({ t: 'stand-in-agreed', seat, by });
  return ok([...leaves, ...consent, ...(all ? drafts({ t: 'stand-in', seat, level: STAND_IN_LEVEL }) : [])]);
}

/** The people of the other side. */
const answerers = (state: TableState, seat: Seat): readonly Seat[] =>
  state.holders.flatMap((_, other) =>
    !sideOf(state.position, seat).includes(other) && levelAt(state, other) === undefined ? [other] : [],
  );
