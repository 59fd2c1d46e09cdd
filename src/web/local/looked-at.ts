/** A game that is only looked at: a table in memory, at which nobody of this screen sits. */
import { expectOk } from '../../core/result.ts';
import { openTable, STRICT } from '../../table/course/opening.ts';
import type { EventOf, TableEvent } from '../../table/events/events.ts';
import { playedFrom } from '../../table/file/record.ts';
import type { OpenedGame } from '../../table/file/saved-game.ts';
import type { Ending } from '../../table/state/ending.ts';
import { WorkerThinker } from '../worker/thinker.ts';
import { LocalHost } from './host.ts';
import { personAt } from './record.ts';

/** What is known of its computers. */
export interface ComputersThere {
  readonly seated: readonly EventOf<'bot'>[];
  /** What happened to a seat after so many moves. */
  readonly changes: readonly { readonly played: number; readonly event: TableEvent }[];
}

const UNKNOWN: ComputersThere = { seated: [], changes: [] };

/** `ending` where it is known to be over; `anonymous` is what somebody without a name is called. */
export function lookAt(
  id: string,
  { saved, module, log }: OpenedGame,
  ending: Ending | undefined,
  anonymous: string,
  computers = UNKNOWN,
): LocalHost {
  const { seats, chance, seed = '' } = saved;
  const { start, played } = playedFrom(saved);
  const people = Array.from({ length: seats }, (_, seat) => personAt(seat));
  const names = Object.fromEntries(people.map((who, seat) => [who, saved.players?.[seat] || anonymous]));
  const request = {
    ...{ by: people[0]!, game: saved.game, seats, options: log.options, public: false, policies: STRICT },
    control: { kind: 'none' } as const,
    start,
    chance,
  };
  const events: TableEvent[] = [
    ...people.map(
      (who, seat): TableEvent => computers.seated.find((bot) => bot.seat === seat) ?? { t: 'sat', who, seat },
    ),
    { t: 'started' },
    ...withChanges(played, computers.changes),
    ...brokenOff(ending),
  ];
  const { bodies } = expectOk(openTable(module.rules, request, events, seed, 0));
  return expectOk(LocalHost.show(bodies, { id, seed, names }, new WorkerThinker()));
}

const withChanges = (played: readonly TableEvent[], changes: ComputersThere['changes']): readonly TableEvent[] =>
  [...played, undefined].flatMap((move, at) => [
    ...changes.flatMap((change) => (change.played === at ? [change.event] : [])),
    ...(move ? [move] : []),
  ]);

/** How people ended it before its rules did. */
function brokenOff(ending: Ending | undefined): TableEvent[] {
  if (!ending || ending.kind === 'played') return [];
  if (ending.kind === 'called-off') return [{ t: 'called-off', why: ending.why }];
  return ending.kind === 'drawn' ? [{ t: 'drawn', seat: 0 }] : [{ t: ending.kind, seat: ending.seat }];
}
