/** What happens at a table without anybody's doing: chance draws, and time runs out. */
import { drawChance } from '../../core/log.ts';
import { endsIfOneStops } from '../ending.ts';
import { STAND_IN_LEVEL } from './decide.ts';
import type { TableEvent } from './events.ts';
import { type Life, live } from './life.ts';
import { deadlineOf } from './time.ts';

export interface Happening {
  readonly event: TableEvent;
  /** The table then. */
  readonly after: Life;
}

/** These events one by one, and all that chance has to do then. */
export function settle(life: Life, events: readonly TableEvent[], seed: string, at: number): readonly Happening[] {
  const happenings = happen(life, events, at);
  const next = happenings.at(-1)?.after ?? life;
  if (next.phase !== 'playing') return happenings;
  const drawn = drawChance(next.log, seed).events.slice(next.log.events.length);
  const draws = drawn.map(({ by, move }): TableEvent => ({ t: 'played', by, move }));
  return [...happenings, ...happen(next, draws, at)];
}

function happen(life: Life, events: readonly TableEvent[], at: number): Happening[] {
  let after = life;
  return events.map((event) => {
    after = live(after, event, at);
    return { event, after };
  });
}

/** The house was away: no time ran between these moments. Said twice, by two nodes or after a second fall, it counts once. */
export function sleep({ phase, time, slept }: Life, from: number, until: number): readonly TableEvent[] {
  if (phase !== 'playing' || deadlineOf(time) === null) return [];
  const ms = until - from - (slept?.from === from ? slept.ms : 0);
  return ms > 0 ? [{ t: 'slept', from, ms }] : [];
}

/** What has fallen due. */
export function tick(life: Life, now: number): readonly TableEvent[] {
  if (life.phase !== 'playing') return [];
  const glass = life.time.sandglasses.find(({ ends }) => ends <= now);
  if (glass) return [{ t: 'played', by: 'clock', move: glass.move }];
  const { left, since, running } = life.time;
  const seat = running.find((each) => since + left[each]! <= now);
  if (seat === undefined) return [];
  // among several who play for themselves the game goes on without the one who did not
  if (endsIfOneStops(life.log)) return [{ t: 'timed-out', seat }];
  return [
    { t: 'left', seat },
    { t: 'stand-in', seat, level: STAND_IN_LEVEL },
  ];
}
