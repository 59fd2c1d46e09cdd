/** A table whose record cannot be read is set aside: it says so itself, and nobody else notices. */
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/shelf.ts';
import { backup, restore } from '../../src/server/store/archive/index.ts';
import type { Row } from '../../src/table/course/ports.ts';
import type { Hello } from '../../src/wire/messages.ts';
import { ask, counted } from '../support/asking.ts';
import { type Guest, Place } from '../support/online.ts';
import { Reopened, timedTable } from '../support/reopened.ts';
import { quoted, spoil } from '../support/store/spoil.ts';
import { freshFolder, freshStore, removeFolders, STORES } from '../support/store/stores.ts';

const SET_ASIDE = 'escale_faults_total{what="set-aside"}';
const PATIENCE = { timeout: 20_000 };
afterAll(removeFolders);

const body = (seq: number, text: string) => (id: string) =>
  `UPDATE lines SET body = ${text} WHERE table_id = '${id}' AND seq = ${seq}`;
const written = (seq: number, event: object) => body(seq, quoted(JSON.stringify(event)));
/** Line 0 with some fields changed. */
const opening = (from: string, to: string) => body(0, `replace(body, ${quoted(from)}, ${quoted(to)})`);

/** The log: 0 opened, 1 and 2 sat, 3 started, 4 a move of seat 0. */
const WAYS: Readonly<Record<string, (id: string) => string>> = {
  'not-json': body(2, `'{"t":"sat"'`),
  'unknown-kind': written(3, { t: 'danced' }),
  version: written(2, { v: 7, t: 'sat' }),
  form: written(1, { t: 'sat', who: 'x', seat: 99 }),
  refused: written(4, { t: 'played', by: 0, move: '1@nowhere' }),
  'unknown-game': opening('"game":"mister-zero"', '"game":"go"'),
  'newer-rules': opening('"rules":1', '"rules":99'),
  contradiction: written(4, { t: 'returned', seat: 7 }),
  'not-opened': written(0, { t: 'started' }),
  gap: (id) => `DELETE FROM lines WHERE table_id = '${id}' AND seq = 0`,
  empty: (id) => `DELETE FROM lines WHERE table_id = '${id}'`,
};
/** What SQLite keeps, and PostgreSQL does not. */
const WAYS_OF_SQLITE: typeof WAYS = {
  'bytes that are no text': body(2, `CAST(x'7bff7d' AS TEXT)`),
  'a null character': body(3, `body || char(0)`),
  'bytes in the place of a text': body(2, `x'00ff'`),
  'a moment that is none': (id) => `UPDATE lines SET at = 'soon' WHERE table_id = '${id}' AND seq = 2`,
};

const writeBack = (id: string, rows: readonly Row[]): string =>
  [
    `DELETE FROM lines WHERE table_id = '${id}'`,
    ...rows.map(
      ({ seq, at, body: text }) =>
        `INSERT INTO lines (table_id, seq, at, body) VALUES ('${id}', ${seq}, ${at}, ${quoted(text)})`,
    ),
  ].join(';');

describe.each(STORES)('%s', (kind) => {
  let house: Reopened;
  let [ann, bob]: Guest[] = [];
  let bad: string;
  let good: string;

  const at = async (id: string, who?: Guest) => ask(house.url, `/api/tables/${id}`, who?.token);
  const told = async (id: string) => (await at(id)).body as Hello;
  const act = (id: string, who: Guest, command: object) => ask(house.url, `/api/tables/${id}`, who.token, command);
  const moveOf = async (id: string, who: Guest) => {
    const { face, view, you } = (await at(id, who)).body as Hello;
    const { rules } = findGame(face.game)!;
    const state = rules.imagine(view, seededRandom('any'));
    return rules.write(rules.draw(state, you.seat!, seededRandom('any')));
  };
  const listed = async (status = 'playing') => {
    const { body: answer } = await ask(house.url, `/api/tables?status=${status}`);
    return (answer as { tables: { id: string }[] }).tables.map(({ id }) => id);
  };

  beforeEach(async () => {
    house = new Reopened(await freshStore(kind));
    await house.open();
    [ann, bob] = [await house.guest('Ann'), await house.guest('Bob')];
    [bad, good] = [await timedTable(ann, bob), await timedTable(ann, bob)];
    for (const id of [bad, good]) await act(id, ann, { do: 'act', move: await moveOf(id, ann) });
    expect((await told(bad)).seq).toBe(5);
  });
  afterEach(() => house.close());

  const ways = { ...WAYS, ...(kind === 'SQLite' && WAYS_OF_SQLITE) };
  test.each(Object.entries(ways))('%s: it says so itself, once; the others play on', async (way, spoilt) => {
    await house.again(spoilt(bad));

    const answer = await at(bad, ann);
    expect(answer).toMatchObject({ status: 410, body: { error: { code: 'set-aside', reason: 'house.set-aside' } } });
    expect((answer.body as { error: { message: string } }).error.message).toContain('Nothing is lost');
    expect((await act(bad, ann!, { do: 'resign' })).status).toBe(410);
    for (const more of ['record', 'events'])
      expect((await ask(house.url, `/api/tables/${bad}/${more}`)).status).toBe(410);
    const place = await Place.at(house.url, bad, ann!.token);
    expect(place.messages).toEqual([{ t: 'bye', reason: 'set-aside' }]);

    expect(await counted(house.url, SET_ASIDE)).toBe(1);
    expect(house.faults).toHaveLength(1);
    const [line] = house.faults;
    expect(JSON.parse(line!)).toMatchObject({ what: 'set-aside', table: bad.slice(0, 6) });
    if (way in WAYS) expect(line).toContain(way);
    for (const secret of [bad, ann!.id, bob!.id]) expect(line).not.toContain(secret);

    expect(await listed()).toEqual([good]);
    const own = await ask(house.url, `/api/players/${ann!.id}`, ann!.token);
    expect(own.status).toBe(200);
    expect((await act(good, bob!, { do: 'act', move: await moveOf(good, bob!) })).status).toBe(200);
    expect((await ask(house.url, '/ready')).status).toBe(200);

    // it is not told again, neither after a restart
    await house.again();
    expect((await at(bad)).status).toBe(410);
    expect(house.faults).toEqual([]);
  });

  test('when it is repaired it comes back by itself, with the time that was left', async () => {
    const rows = await house.store.read(bad, 0);
    const before = (await told(bad)).face.clock;
    await house.awakeUntil(house.now + 2_000, WAYS['not-json']!(bad));
    expect((await at(bad)).status).toBe(410);
    expect((await house.store.find(bad))!.aside).toMatchObject({ since: house.now });

    // an hour later somebody has found the row in an old backup
    const since = house.now;
    await house.awakeUntil(since + 3_600_000, writeBack(bad, rows));
    await expect.poll(listed, PATIENCE).toContain(bad);
    const { face, lines } = await told(bad);
    expect(lines.at(-1)!.what).toEqual({ t: 'slept', from: since, ms: 3_600_000 });
    expect(face.clock).toEqual({ ...before, since: before.since + 3_600_000 });
    expect(await house.store.due(house.now + 3_000, 9)).toEqual([{ id: bad, deadline: house.now + 3_000 }]);
    expect((await act(bad, bob!, { do: 'act', move: await moveOf(bad, bob!) })).status).toBe(200);
    expect(house.faults).toEqual([]);
  });

  test('whoever visits it finds it as soon as it is repaired', async () => {
    const rows = await house.store.read(bad, 0);
    await house.again(WAYS.gap!(bad));
    expect((await at(bad)).status).toBe(410);
    await spoil(house.options, writeBack(bad, rows));
    expect((await at(bad)).status).toBe(200);
    expect(await listed()).toContain(bad);
  });

  test('clocks run out for the others, although it is overdue, and hundreds like it', async () => {
    const many = `
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 350)
      INSERT INTO tables (id, game, public, seed, status, deadline, changed, summary)
      SELECT 'bad' || i, 'mister-zero', false, 'seed', 'playing', ${house.now - 9_000}, 0, '{}' FROM n;
      INSERT INTO lines (table_id, seq, at, body) SELECT id, 0, 0, 'spoilt' FROM tables WHERE seed = 'seed'`;
    await house.awakeUntil(house.now + 6_000, `${many};${WAYS.refused!(bad)}`);
    await expect.poll(async () => (await told(good)).face.phase, PATIENCE).toBe('over');
    expect((await told(good)).face.ending).toMatchObject({ kind: 'timed-out', seat: 1 });
    await expect.poll(() => counted(house.url, SET_ASIDE), PATIENCE).toBe(351);
    expect(await house.store.due(house.now, 9)).toEqual([]);
  });

  test('a deadline that is none of the table’s is put right, and not looked at every second', async () => {
    await act(bad, ann!, { do: 'resign' });
    await house.again(`UPDATE tables SET deadline = ${house.now - 9_000} WHERE id IN ('${bad}', '${good}')`);
    await expect.poll(() => house.store.due(house.now, 9), PATIENCE).toEqual([]);
    const [due] = await house.store.due(house.now + 60_000, 9);
    expect(due).toEqual({ id: good, deadline: expect.any(Number) });
    expect((await told(good)).face.phase).toBe('playing');
    expect(house.faults).toEqual([]);
  });

  test('after an absence the others get their time back, before anything falls due', async () => {
    const before = (await told(good)).face.clock;
    const asleep = house.now;
    house.now += 86_400_000;
    // with what it takes to come back
    const slept = 86_405_000;
    await house.again(WAYS.contradiction!(bad));
    const { face, lines } = await told(good);
    expect(lines.at(-1)!.what).toEqual({ t: 'slept', from: asleep, ms: slept });
    expect(face.clock).toEqual({ ...before, since: before.since + slept });
    expect((await at(bad)).status).toBe(410);
  });

  test('what another program has written under our hands: those who sit there are told, once', async () => {
    const places = [await Place.at(house.url, bad, ann!.token), await Place.at(house.url, bad, bob!.token)];
    const { seq } = places[0]!.hello;
    const line = quoted('{"v":2,"t":"played","by":1,"move":"of tomorrow"}');
    await spoil(
      house.options,
      `INSERT INTO lines (table_id, seq, at, body) VALUES ('${bad}', ${seq}, ${house.now}, ${line})`,
    );
    const refused = await places[1]!.try({ do: 'act', move: await moveOf(good, bob!) });
    expect(refused).toMatchObject({ code: 'set-aside' });
    for (const place of places)
      expect(await place.until(({ t }) => t === 'bye')).toMatchObject({ reason: 'set-aside' });
    expect((await at(bad)).status).toBe(410);
    expect(await counted(house.url, SET_ASIDE)).toBe(1);
    expect((await house.store.find(bad))!.aside).toMatchObject({ why: `line ${seq}: version played 2` });
  });

  const nobody = JSON.stringify({
    ...{ public: true, seats: 2, options: {}, control: { kind: 'none' }, ending: null, moves: 0, started: true },
    // PostgreSQL refuses a question in which this name is
    holders: [{ kind: 'person', who: 'a\0', left: false }],
  });
  test.each(['', 'null', '{"holders":[null]}', '[1]', nobody])(
    'a summary that reads %j is made anew from the record',
    async (summary) => {
      const shown = async () => {
        const { body: answer } = await ask(house.url, '/api/tables?status=playing');
        return (answer as { tables: { id: string }[] }).tables.find(({ id }) => id === bad);
      };
      const whole = await shown();
      await house.again(`UPDATE tables SET summary = ${quoted(summary)} WHERE id = '${bad}'`);
      expect(await listed()).toEqual([good]);
      expect((await ask(house.url, `/api/players/${ann!.id}`, ann!.token)).status).toBe(200);
      await expect.poll(listed, PATIENCE).toContain(bad);
      // a mark is left as it is where only a move was made
      expect(await shown()).toEqual({ ...whole, moves: 1 });
      expect(await counted(house.url, 'escale_faults_total{what="summary"}')).toBe(1);
    },
  );

  test('a backup carries it, and the house that is made of it sets it aside as well', async () => {
    await house.again(WAYS.version!(bad));
    expect((await at(bad)).status).toBe(410);
    const file = join(freshFolder(), 'backup');
    await backup(house.options, file);
    await house.close();
    house = new Reopened(await freshStore(kind));
    await restore(house.options, file);
    await house.open();
    expect((await at(bad)).status).toBe(410);
    expect((await at(good)).status).toBe(200);
    expect(house.faults).toEqual([]);
  });

  test('tables that are aside keep nobody from opening another', async () => {
    await house.again(WAYS.empty!(bad));
    expect((await at(bad)).status).toBe(410);
    expect(await house.store.countRunning(ann!.id, 9)).toBe(1);
  });
});
