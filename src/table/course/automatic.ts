/** What happens at a table without anybody's doing: chance draws, and time runs out. */
import { type Draft, drafts } from '../decide/decision.ts';
import { STAND_IN_LEVEL } from '../decide/in-play.ts';
import type { TableEvent } from '../events/events.ts';
import { endsIfOneStops } from '../state/ending.ts';
import { drawMove } from '../state/position.ts';
import { reduce } from '../state/reduce.ts';
import { chanceActs, type TableState } from '../state/state.ts';
import { deadlineOf } from '../state/time.ts';

/** An event with the table before and after it. */
export interface Transition extends Draft {
  readonly before: TableState;
  readonly after: TableState;
}

/** These events one by one, and all that chance has to do then. */
export function settle(state: TableState, decided: readonly Draft[], seed: string, at: number): readonly Transition[] {
  const transitions: Transition[] = [];
  let now = state;
  const add = (draft: Draft) => {
    const after = reduce(now, draft.event, at, draft.move);
    transitions.push({ ...draft, before: now, after });
    now = after;
  };
  for (const draft of decided) add(draft);
  while (chanceActs(now)) {
    const move = drawMove(now.position, now.opened.chance, seed);
    add({ event: { t: 'played', by: 'chance', move: now.position.game.write(move) }, move });
  }
  return transitions;
}

/** The house was away: no time ran between these moments. Said twice, by two nodes or after a second fall, it counts once. */
export function sleep({ phase, time, slept }: TableState, from: number, until: number): readonly Draft[] {
  if (phase !== 'playing' || deadlineOf(time) === null) return [];
  const ms = until - from - (slept?.from === from ? slept.ms : 0);
  return ms > 0 ? drafts({ t: 'slept', from, ms }) : [];
}

/** What has fallen due. */
export function tick(state: TableState, now: number): readonly Draft[] {
  return state.phase === 'playing' ? drafts(...overdue(state, now)) : [];
}

function overdue({ time, position }: TableState, now: number): readonly TableEvent[] {
  const glass = time.sandglasses.find(({ ends }) => ends <= now);
  if (glass) return [{ t: 'played', by: 'clock', move: glass.move }];
  const { left, since, running } = time;
  const seat = running.find((each) => since + left[each]! <= now);
  if (seat === undefined) return [];
  // among several who play for themselves the game goes on without the one who did not
  if (endsIfOneStops(position)) return [{ t: 'timed-out', seat }];
  return [
    { t: 'left', seat },
    { t: 'stand-in', seat, level: STAND_IN_LEVEL },
  ];
}
