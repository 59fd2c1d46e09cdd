/** Tables whose log cannot be read: they are set aside with the reason, harm nobody else, and come back when they can be. */
import type { LogFault } from '../../table/course/reading.ts';
import type { Aside, TableId } from '../store/store.ts';
import { entryOf } from './index-entry.ts';
import type { NodePorts } from './node-ports.ts';
import type { Room } from './room.ts';

/** What is found in the place of such a table. */
export interface SetAside {
  readonly aside: LogFault;
}

/** Told and counted once, by the first node that finds it. */
export async function setAside(
  { store, now, fault: tell }: NodePorts,
  id: TableId,
  fault: LogFault,
): Promise<SetAside> {
  const why = describe(fault);
  if (await store.setAside(id, why, now())) tell(id, 'set-aside', why);
  return { aside: fault };
}

/** Its log can be read again. Nobody's time ran while nobody could play. */
export async function takeBack({ store, now }: NodePorts, room: Room, { since }: Aside, lastAt: number): Promise<void> {
  const { table, head } = room;
  await table.sleep(Math.max(since, lastAt));
  await store.reindex(head.id, table.state.seq, entryOf(table.state, now()));
}

/** For whoever looks after the house: nothing of the game is in it. */
export function describe({ seq, kind, ...details }: LogFault): string {
  return [`line ${seq}: ${kind}`, ...Object.values(details).map(String)].join(' ');
}
