/** A table's log in the store of the house. */
import type { TableLog } from '../../table/course/ports.ts';
import type { Store, TableId } from '../store/store.ts';
import { changedEntry } from './index-entry.ts';

export const logOver = (store: Store, table: TableId): TableLog => ({
  append({ seq, at, bodies, before, after }) {
    return store.append({ table, seq, at, bodies, entry: changedEntry(before, after, at) }).then((done) => {
      if (done) store.announce(table, { next: after.seq });
      return done;
    });
  },
  read: (from, most) => store.read(table, from, most),
  snapshots: {
    find: (seq, skip) => store.snapshot(table, seq, skip),
    // without it the log is read, which says whether the store is away
    keep: (seq, body) => void store.keepSnapshot(table, seq, body).catch(() => {}),
  },
});
