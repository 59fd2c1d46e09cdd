/** What version 0.1.0 kept in a browser is still there: every game, and what people wrote beside it. */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OLD_BROWSERS, type OldBrowser, type OldRecord, oldBrowser } from '../../../test/support/old-browser.ts';
import { freeTime, stopTime } from '../../../test/support/table/clock.ts';
import { stubStorage } from '../../../test/support/table/page-host.ts';
import { TestThinker } from '../../../test/support/table/thinker.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import type { MatchScore } from '../../table/state/match.ts';
import { faceOf } from '../../table/told/face.ts';
import { database, forgetDatabase, keepsGames, waitsForOldTab } from './database.ts';
import { LocalHost } from './host.ts';
import { moveOldGames } from './old-games.ts';
import { allTables, findTable } from './tables.ts';

const [, , THIRD] = OLD_BROWSERS as [OldBrowser, OldBrowser, OldBrowser];
stubStorage();
afterEach(() => {
  freeTime();
  vi.restoreAllMocks();
});

async function open(id: string): Promise<LocalHost> {
  const host = await LocalHost.open(id, new TestThinker());
  return expectOk(host!);
}

const endingOf = ({ ending, resigned, result }: OldRecord) => {
  if (ending !== undefined) return ending;
  if (resigned !== undefined && resigned !== null) return { kind: 'resigned', seat: resigned, winners: [1 - resigned] };
  return result ? { kind: 'played', outcome: result } : null;
};

/** Computers had no names then; the table finds one of their level. */
const named = (player: OldRecord['players'][number]) =>
  player.kind === 'computer' ? { ...player, character: expect.any(String) } : player;

async function left(): Promise<readonly string[]> {
  return (await database()).getAllKeys('games');
}

describe.each(OLD_BROWSERS)('a database of version $version', (old) => {
  test('every game is found again, as it was', async () => {
    (await oldBrowser(old)).close();
    const tables = await allTables();
    expect(tables.map(({ id }) => id).sort()).toEqual(old.games.map(({ id }) => id).sort());
    expect(tables.map(({ changed }) => changed)).toEqual(tables.map(({ changed }) => changed).sort((a, b) => b - a));
    expect(await left()).toEqual([]);
    expect(keepsGames.value).toBe(true);
    for (const game of old.games) {
      const host = await open(game.id);
      const { state } = host.table;
      const ending = endingOf(game);
      expect(state.ending ?? null).toEqual(ending);
      expect(state.phase).toBe(ending ? 'over' : 'playing');
      expect(state.position.options).toEqual(game.options);
      expect(JSON.parse(await host.file()).events).toEqual(game.events);
      expect(JSON.parse(await host.file()).seed).toBe(game.seed);
      const { record } = (await findTable(game.id))!;
      expect(record).toMatchObject({ id: game.id, started: game.started, changed: game.changed });
      expect(record.summary).toEqual({
        seats: game.seats,
        occupants: game.players.map(named),
        ending,
        moves: game.events.length,
      });
      host.close();
    }
  });

  test('notes and keepsakes are untouched', async () => {
    (await oldBrowser(old)).close();
    const now = await database();
    for (const store of ['notes', 'keepsakes'] as const) {
      const keys = await now.getAllKeys(store);
      const entries = await Promise.all(keys.map(async (key) => ({ key, value: await now.get(store, key) })));
      expect(entries).toEqual(old[store] ?? []);
    }
  });

  test('running games go on: people move, computers answer', async () => {
    (await oldBrowser(old)).close();
    stopTime();
    for (const { id, events, ...game } of old.games) {
      if (endingOf({ id, events, ...game })) continue;
      const host = await open(id);
      host.start();
      await moveOn(host);
      expect(host.table.state.position.events.length).toBeGreaterThan(events.length);
      host.close();
      const again = await open(id);
      expect(again.table.state.position.state).toEqual(host.table.state.position.state);
      again.close();
    }
  });
});

/** A person's move, if one may; else the computer's. */
async function moveOn({ table }: LocalHost): Promise<void> {
  const { position, holders } = table.state;
  const { game, state } = position;
  for (const by of game.toAct(state)) {
    const holder = typeof by === 'number' ? holders[by] : undefined;
    if (holder?.kind !== 'person') continue;
    const move = game.write(game.draw(state, by, seededRandom('on')));
    expectOk(await table.do(holder.who, { do: 'act', move }));
    return;
  }
  while (table.state.position === position) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('matches have their score: points follow the people', async () => {
  (await oldBrowser(THIRD)).close();
  const scores: MatchScore[] = [];
  for (const { id, match } of THIRD.games) {
    const host = await open(id);
    const score = faceOf(host.table.state).match;
    expect(score === null).toBe(match === undefined);
    if (score && match) {
      expect(score).toMatchObject({ number: match.outcomes.length + 1, games: match.games });
      scores.push(score);
    }
    host.close();
  }
  // in each game of the box the first was given up by the one who did not begin; in the second he begins
  const [first, second] = [1, 2].map((number) => scores.filter((score) => score.number === number));
  expect(first).toHaveLength(5);
  expect(second).toHaveLength(5);
  for (const { points } of second!) expect(points[0]).toBe(0);
  for (const { points } of second!) expect(points[1]).toBeGreaterThan(0);
});

describe('damaged games', () => {
  const [game] = THIRD.games;
  const damaged: Readonly<Record<string, object>> = {
    'a move that is none': { events: [...game!.events, { by: 0, move: 'no such move' }] },
    'a move out of turn': { events: [...game!.events].reverse() },
    'a game that nobody knows': { game: 'parcheesi' },
    'options that do not exist': { options: { glassSeconds: -3 } },
    'too many seats': { seats: 77 },
    'nobody at the table': { players: undefined },
    'a computer of no level': { players: [{ kind: 'computer', level: 9 }, ...game!.players.slice(1)] },
    'no seed': { seed: undefined },
    'no date': { changed: 'yesterday' },
    'an ending that its moves do not lead to': {
      ending: { kind: 'played', outcome: { winners: [0], scores: [8, 0], reason: 'goal' } },
    },
    'a match that is none': { match: { games: 'three' } },
  };

  test('are left alone, and harm none of the others', async () => {
    const broken = Object.entries(damaged).map(([id, damage]) => ({ ...game, ...damage, id }));
    (await oldBrowser(THIRD, broken)).close();
    expect(await allTables()).toHaveLength(THIRD.games.length);
    expect([...(await left())].sort()).toEqual(Object.keys(damaged).sort());
    for (const each of broken) expect(await (await database()).get('games', each.id)).toEqual(each);
    // nor do they when the page comes again
    forgetDatabase();
    expect(await allTables()).toHaveLength(THIRD.games.length);
    expect(await left()).toHaveLength(broken.length);
    expect(keepsGames.value).toBe(true);
  });
});

describe('while it happens', () => {
  test('two tabs open at once: every game is there once, and what one has played the other does not undo', async () => {
    (await oldBrowser(THIRD)).close();
    const one = database();
    forgetDatabase();
    const two = database();
    await Promise.all([one, two]);
    expect(await allTables()).toHaveLength(THIRD.games.length);
    expect(await left()).toEqual([]);

    // a tab that read the list of old games before the other one had moved them
    (await oldBrowser(THIRD)).close();
    const { id, events } = THIRD.games.find((each) => each.game === 'mister-zero' && !each.ending)!;
    const late = await database();
    const keys = late.getAllKeys.bind(late);
    vi.spyOn(late, 'getAllKeys').mockImplementation(async (store) =>
      store === 'games' ? THIRD.games.map((each) => each.id) : keys(store),
    );
    const host = await open(id);
    await moveOn(host);
    await moveOldGames(late);
    const { record, rows } = (await findTable(id))!;
    expect(record.summary.moves).toBe(events.length + 1);
    expect(rows).toHaveLength(host.table.state.seq);
    host.close();
  });

  test.each([0, 1, 7, THIRD.games.length - 1])('interrupted at the %i-th game nothing is lost', async (moved) => {
    (await oldBrowser(THIRD)).close();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const put = IDBObjectStore.prototype.put;
    let begun = 0;
    const cut = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      // in the middle of its lines
      if (this.name === 'rows' && value.seq === 0 && begun++ >= moved) setImmediate(() => this.transaction.abort());
      return put.call(this, value);
    });
    // the page that is closed meanwhile: what it has begun is done wholly, or not at all
    await database();
    cut.mockRestore();
    const [tables, waiting] = [await allTables(), await left()];
    expect(tables).toHaveLength(moved);
    expect([...tables.map(({ id }) => id), ...waiting].sort()).toEqual(THIRD.games.map(({ id }) => id).sort());
    forgetDatabase();
    expect(await allTables()).toHaveLength(THIRD.games.length);
    expect(await left()).toEqual([]);
    for (const { id } of THIRD.games) (await open(id)).close();
  });

  test('a tab of version 0.1.0 that is still open is waited for, and the reader is told', async () => {
    const old = await oldBrowser(THIRD);
    const tables = allTables();
    await vi.waitFor(() => expect(waitsForOldTab.value).toBe(true));
    const late = { ...THIRD.games[0]!, id: 'late' };
    await old.put('games', late);
    old.close();
    expect(await tables).toHaveLength(THIRD.games.length + 1);
    expect(waitsForOldTab.value).toBe(false);
  });
});
