/** What happens at a table without anybody's doing: chance draws, and time runs out. */
import type { Seat } from '../../core/game.ts';
import { type Draft, drafts } from '../decide/decision.ts';
import { STAND_IN_LEVEL } from '../decide/in-play.ts';
import type { TableEvent } from '../events/events.ts';
import { MOST_EVENTS, MOST_LINES } from '../limits.ts';
import { endsIfOneStops } from '../state/ending.ts';
import { drawMove } from '../state/position.ts';
import { reduce } from '../state/reduce.ts';
import { chanceActs, type TableState } from '../state/state.ts';
import { isTimeCounted, waivedTimer } from '../state/waiving.ts';

/** An event with the table before and after it. */
export interface Transition extends Draft {
  readonly before: TableState;
  readonly after: TableState;
}

/**
 * These events one by one, and all that chance has to do then, and the clock where nobody needs more time. Before a table
 * stands anywhere (`opens`) its clock does nothing: what was carried here is there as it was.
 */
export function settle(
  state: TableState,
  decided: readonly Draft[],
  seed: string,
  at: number,
  opens = false,
): readonly Transition[] {
  const transitions: Transition[] = [];
  let now = state;
  const add = (draft: Draft) => {
    const after = reduce(now, draft.event, at, draft);
    transitions.push({ event: draft.event, move: draft.move, before: now, after });
    now = after;
  };
  for (const draft of decided) add(draft);
  for (let next = following(now, seed, opens); next; next = following(now, seed, opens)) add(next);
  return transitions;
}

/** What comes next without anybody's doing, and not because of the time. */
function following(state: TableState, seed: string, opens: boolean): Draft | undefined {
  if (isTooLong(state)) return { event: { t: 'called-off', why: 'too-long' } };
  if (chanceActs(state)) {
    const move = drawMove(state.position, state.opened.chance, seed);
    return { event: { t: 'played', by: 'chance', move: state.position.game.write(move) }, move };
  }
  if (state.gathering?.awaited.length === 0) return { event: { t: 'started' } };
  const ended = opens ? undefined : waivedTimer(state);
  return ended && { event: { t: 'played', by: 'clock', move: ended.move } };
}

/** A game that does not end by itself. */
const isTooLong = ({ phase, seq, position }: TableState): boolean =>
  phase === 'playing' && (position.events.length >= MOST_EVENTS || seq >= MOST_LINES);

/** Two nodes that wake up together: what the first has written a moment ago is enough. */
const TOGETHER_MS = 1000;

/**
 * No time ran between these moments: the house was away, or the node at which somebody sat. What has been made good
 * already, by another node or after another fall, counts once.
 */
export function sleep(state: TableState, from: number, until: number): readonly Draft[] {
  const { phase, slept, gathering } = state;
  if (!gathering && (phase !== 'playing' || !isTimeCounted(state))) return [];
  const covered = slept ? slept.from + slept.ms : 0;
  const ms = until - Math.max(from, covered);
  if (ms <= (covered >= from ? TOGETHER_MS : 0)) return [];
  return drafts({ t: 'slept', from: slept?.from === from ? from : Math.max(from, covered), ms });
}

/** What has fallen due. */
export function tick(state: TableState, now: number, lag?: (seat: Seat) => number): readonly Draft[] {
  const { gathering } = state;
  if (gathering) return gathering.until <= now ? drafts({ t: 'called-off', why: 'somebody-missing' }) : [];
  return state.phase === 'playing' ? drafts(...overdue(state, now, lag)) : [];
}

function overdue(state: TableState, now: number, lag = (_: Seat) => 0): readonly TableEvent[] {
  const { time, position } = state;
  const glass = waivedTimer(state) ?? time.sandglasses.find(({ ends }) => ends <= now);
  if (glass) return [{ t: 'played', by: 'clock', move: glass.move }];
  const { left, since, running } = time;
  const seat = running.find((each) => since + left[each]! + lag(each) <= now);
  if (seat === undefined) return [];
  // among several who play for themselves the game goes on without the one who did not
  if (endsIfOneStops(position)) return [{ t: 'timed-out', seat }];
  return [
    { t: 'left', seat },
    { t: 'stand-in', seat, level: STAND_IN_LEVEL },
  ];
}
