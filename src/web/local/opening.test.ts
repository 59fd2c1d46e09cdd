/** Files become tables of this browser, from version 1 on, and tables become files again. */
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newBrowser } from '../../../test/support/old-browser.ts';
import { setUpFiles } from '../../../test/support/saved-games.ts';
import { TestThinker } from '../../../test/support/table/thinker.ts';
import { expectOk } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { readSavedGame } from '../../table/file/saved-game.ts';
import { LocalHost } from './host.ts';
import { openFromFile } from './opening.ts';

const folder = resolve(import.meta.dirname, '../../../test/data/v0.1.0/files');
const FIRST = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
beforeEach(newBrowser);

async function open(text: string): Promise<LocalHost> {
  const id = expectOk(await openFromFile(expectOk(readSavedGame(text, findGame))));
  const host = await LocalHost.open(id, new TestThinker());
  return expectOk(host!);
}

test.each(FIRST)('$name: a file of version 1 is at a table what it was', async ({ name, text }) => {
  const host = await open(text);
  const { state } = host.table;
  expect(state.phase).toBe(name.includes('finished') ? 'over' : 'playing');
  const { seed, ...written } = JSON.parse(await host.file());
  const { seed: promised = seed, ...saved } = JSON.parse(text);
  // who had no name has none
  expect({ ...written, players: written.players ?? saved.players }).toEqual({ players: undefined, ...saved });
  expect(seed).toBe(promised);
  host.close();
});

test.each(setUpFiles())('$name: a file of version 2 comes back from its table', async ({ text, extra }) => {
  const host = await open(text);
  const { state } = host.table;
  const { seed: _seed, ...written } = JSON.parse(await host.file());
  const saved = JSON.parse(text);
  // chance may have gone on since
  expect({ ...written, events: written.events.slice(0, saved.events.length) }).toEqual(saved);
  expect(state.position.from).toBe(extra.from ?? 0);
  expect(state.opened.start?.setUp).toBe(extra.setUp);
  expect(state.opened.chance).toEqual(extra.chance);
  const taken = await host.table.do('here-0', { do: 'take-back' });
  if (taken.ok) expect(host.table.state.position.events.length).toBeGreaterThanOrEqual(extra.from ?? 0);
  host.close();
});
