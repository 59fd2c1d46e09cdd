/** Goes through all tables, one after the other, and says which of them this program cannot read. */
import { type FindRules, type LogFault, readLog } from '../../table/course/reading.ts';
import { paged } from '../store/paged.ts';
import type { LogReader, TableId } from '../store/store.ts';

const AT_ONCE = 200;

export interface Checked {
  readonly id: TableId;
  readonly game: string;
  /** Whether the house has set it aside before. */
  readonly aside: boolean;
  readonly fault: LogFault | StorageFault | undefined;
}

/** Already the database does not give its lines. */
interface StorageFault {
  readonly kind: 'storage';
  readonly seq: 0;
  readonly name: string;
}

export async function* checkTables(logs: LogReader, findRules: FindRules): AsyncGenerator<Checked> {
  for await (const page of paged<TableId>(AT_ONCE, (last = '') => logs.ids(last, AT_ONCE))) {
    for (const id of page) {
      const checked = await check(logs, id, findRules);
      if (checked) yield checked;
    }
  }
}

async function check(logs: LogReader, id: TableId, findRules: FindRules): Promise<Checked | undefined> {
  let head: Awaited<ReturnType<LogReader['find']>>;
  try {
    head = await logs.find(id);
    // a backup has taken its place meanwhile
    if (!head) return undefined;
    const read = readLog(await logs.read(id, 0), findRules);
    return { id, game: head.game, aside: head.aside !== undefined, fault: read.ok ? undefined : read.error };
  } catch (error) {
    // if nothing answers any more it is not this table's fault
    await logs.ids('', 1);
    const { name } = error as Error;
    return { id, game: head?.game ?? '', aside: head?.aside !== undefined, fault: { kind: 'storage', seq: 0, name } };
  }
}
