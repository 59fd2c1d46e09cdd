import { expect, test } from 'vitest';
import { type Drawer, type Keepsake, Notebook } from './notebook.ts';

/** One browser: whatever is saved is found again. */
function browser() {
  const notes = new Map<string, readonly string[]>();
  let keepsakes: readonly Keepsake[] = [];
  return async (table: string): Promise<Notebook> => {
    const drawer: Drawer = {
      notes: async () => notes.get(table) ?? [],
      keepsakes: async () => keepsakes,
      saveNotes: async (list) => void notes.set(table, list),
      saveKeepsakes: async (list) => {
        keepsakes = list;
      },
    };
    const notebook = new Notebook(table, drawer);
    expect([notebook.notes(0), notebook.keepsakes(0)], 'nothing before the drawer is open').toEqual([
      undefined,
      undefined,
    ]);
    await notebook.opened;
    return notebook;
  };
}

test('notes are their seat’s alone, and are found again at the same table', async () => {
  const open = browser();
  const first = await open('one');
  first.note(1, 'mine');
  const again = await open('one');
  expect([0, 1, 'spectator' as const].map((viewer) => again.notes(viewer))).toEqual(['', 'mine', undefined]);
  expect((await open('two')).notes(1)).toBe('');
});

test('what one side keeps is not shown to the other at the same table, and is at the next one', async () => {
  const open = browser();
  const first = await open('one');
  first.keep(0, ['white’s']);
  expect([first.keepsakes(0), first.keepsakes(1), first.keepsakes('spectator')]).toEqual([['white’s'], [], undefined]);
  first.keep(1, ['black’s']);
  const next = await open('two');
  expect(next.keepsakes(1)).toEqual(['black’s', 'white’s']);
  next.keep(1, ['black’s']);
  expect((await open('three')).keepsakes(0)).toEqual(['black’s']);
});

test('a seat that keeps nothing any more leaves the other’s as it is', async () => {
  const notebook = await browser()('one');
  notebook.keep(0, ['a', 'b']);
  notebook.keep(1, []);
  expect(notebook.keepsakes(0)).toEqual(['a', 'b']);
  expect(notebook.keepsakes(0)).toBe(notebook.keepsakes(0));
});
