/** A table that was deleted can be put back, with its log and its notes. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import { expectOk } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { drawerOf } from './database.ts';
import { openLocally } from './opening.ts';
import { allTables, deleteTable, findTable, putBack } from './tables.ts';

beforeEach(newBrowser);

test('what is put back is as it was', async () => {
  const people = [0, 1].map(() => ({ kind: 'person', name: '' }) as const);
  const id = expectOk(await openLocally(findGame('foxu')!, people, {}));
  const drawer = drawerOf('foxu', id);
  await drawer.saveNotes(['a note']);
  const before = await findTable(id);
  const deleted = await deleteTable(id);
  expect(await allTables()).toEqual([]);
  expect([await findTable(id), await drawer.notes()]).toEqual([undefined, []]);
  await putBack(deleted!);
  expect(await findTable(id)).toEqual(before);
  expect(await drawer.notes()).toEqual(['a note']);
});

test('nobody can delete what is not there', async () => {
  expect(await deleteTable('nothing')).toBeUndefined();
});
