/** What a house already holds when the attack begins: written straight into its store, as years of play would. */
import pg from 'pg';
import type { AnyGame } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import type { EveningEvent } from '../../src/evening/events.ts';
import { writeEveningEvent } from '../../src/evening/forms.ts';
import { MOST_EVENING_LINES, MOST_GUESTS, MOST_TABLES } from '../../src/evening/limits.ts';
import { type EveningPlan, MOST_ROUNDS } from '../../src/evening/plan.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { Attempt } from '../../src/puzzles/attempts.ts';
import { EVENING_PREFIX } from '../../src/server/evenings/id.ts';
import { hashOf } from '../../src/server/identity.ts';
import { fileIn, openStore, type StoreOptions } from '../../src/server/store/open.ts';
import { connect, inTransaction, release } from '../../src/server/store/sqlite-database.ts';
import { entryOf } from '../../src/server/tables/index-entry.ts';
import { openTable } from '../../src/table/course/opening.ts';
import type { TableEvent } from '../../src/table/events/events.ts';
import { writeEvent } from '../../src/table/events/forms.ts';

/**
 * One table with a very long log, running or over, or as many as one guest may have; very many finished tables, some of one collector; rooms in
 * which all has happened that may; or a member who has tried all that may be kept.
 */
export type Filling = 'long-log' | 'long-record' | 'long-logs' | 'many-tables' | 'long-rooms' | 'a-member';

const LONG_LOG = 20_000;
/** So many tables, of so many lines. */
const LONG_LOGS = [30, 5000] as const;
const MANY_TABLES = 200_000;
const COLLECTED = 8000;
/** As many as one address may open at once. */
const ROOMS = 20;
const ATTEMPTS = 20_000;
const SEED = '00'.repeat(32);
const STRICT = { takeBack: 'never', hints: false, pause: false, untimed: false } as const;

/** Ids that an attacker may have been told. */
export async function fill(filling: Filling, options: StoreOptions): Promise<readonly string[]> {
  switch (filling) {
    case 'long-log':
      return fillLongLogs(options, 1, LONG_LOG);
    case 'long-record':
      return fillLongLogs(options, 1, LONG_LOG, [{ t: 'called-off', why: 'too-long' }]);
    case 'long-logs':
      return fillLongLogs(options, ...LONG_LOGS);
    case 'many-tables':
      await fillManyTables(options);
      return ['collector'];
    case 'long-rooms':
      return fillRooms(options);
    case 'a-member':
      return fillMember(options);
  }
}

/** Sixteen who bid each other down, round after round: nothing but what the rules allow. */
async function fillLongLogs(
  options: StoreOptions,
  tables: number,
  length: number,
  end: readonly TableEvent[] = [],
): Promise<readonly string[]> {
  const { rules } = findGame('ricochet-robots')!;
  const at = Date.now();
  const people = Array.from({ length: 16 }, (_, seat) => `somebody-${seat}`);
  const events: TableEvent[] = people.map((who, seat) => ({ t: 'sat', who, seat }));
  const request = {
    ...{ by: people[0]!, game: rules.id, seats: people.length, public: true, policies: STRICT },
    options: { glassSeconds: 3600, quietSeconds: 3600, showSeconds: 3600 },
    control: { kind: 'none' } as const,
  };
  const { state, bodies } = expectOk(openTable(rules, request, [...events, { t: 'started' }], SEED, at));
  const { position } = state;
  const lines = [...bodies, ...bidding(rules, position.state, length - bodies.length), ...end.map(writeEvent)];
  const store = await openStore(options);
  const ids = Array.from({ length: tables }, (_, index) => `a-very-long-table-${index}`);
  for (const id of ids) {
    await store.open({ id, game: rules.id, public: true, seed: SEED, at, ...entryOf(state, at), bodies: lines });
  }
  await store.close();
  return ids;
}

function* bidding(rules: AnyGame, begin: unknown, count: number): Iterable<string> {
  let state = begin;
  const random = seededRandom('a very long table');
  const next = (): { readonly by: number | 'chance' | 'clock'; readonly move: unknown } => {
    const acting = rules.toAct(state);
    if (acting.includes('chance')) return { by: 'chance', move: rules.draw(state, 'chance', random) };
    const { phase, bids } = rules.view(state, 'spectator') as unknown as Bidding;
    const seat = acting.find((each) => typeof each === 'number');
    if (phase === 'showing') return { by: seat!, move: { kind: 'give-up' } };
    if (seat === undefined) return { by: 'clock', move: { kind: 'glass' } };
    return { by: seat, move: { kind: 'bid', number: (bids[seat] ?? 100) - 1 } };
  };
  for (let line = 0; line < count; line++) {
    const { by, move } = next();
    yield writeEvent({ t: 'played', by, move: rules.write(move) });
    state = rules.apply(state, by, move);
  }
}

interface Bidding {
  readonly phase: string;
  readonly bids: readonly (number | null)[];
}

/** Finished games of Foxu, all public. */
async function fillManyTables(options: StoreOptions): Promise<void> {
  const store = await openStore(options);
  await store.addVisitor({ id: 'collector', name: 'Collector', language: 'en', created: Date.now() }, 'none');
  await store.close();
  const { rules } = findGame('foxu')!;
  const request = {
    ...{ by: 'collector', game: rules.id, seats: 2, options: {}, public: true, policies: STRICT },
    control: { kind: 'none' } as const,
  };
  const { state, bodies } = expectOk(openTable(rules, request, [], SEED, Date.now()));
  const { summary } = entryOf(state, Date.now());
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const sql = (numbers: string) => [
    `INSERT INTO tables (id, game, public, seed, opener, status, deadline, changed, summary)
     SELECT 'filled-' || n, 'foxu', true, '${SEED}', NULL, 'over', NULL, ${Date.now()} - n, ${quoted(summary)} FROM ${numbers}`,
    `INSERT INTO lines (table_id, seq, at, body)
     SELECT 'filled-' || n, 0, ${Date.now()}, ${quoted(bodies[0]!)} FROM ${numbers}`,
    `INSERT INTO players (visitor, table_id) SELECT 'collector', 'filled-' || n FROM ${numbers} WHERE n <= ${COLLECTED}`,
  ];
  if (options.databaseUrl) {
    const client = new pg.Client({ connectionString: options.databaseUrl });
    await client.connect();
    for (const each of sql(`generate_series(1, ${MANY_TABLES}) AS n`)) await client.query(each);
    await client.query('ANALYZE');
    return client.end();
  }
  const database = connect(fileIn(options.dataDir));
  const numbers = `(WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${MANY_TABLES}) SELECT n FROM counted)`;
  inTransaction(database, () => {
    for (const each of sql(numbers)) database.exec(each);
  });
  release(database);
}

/** Every other one has played all tables that it may have, and in the others names were changed as often as may be. */
async function fillRooms(options: StoreOptions): Promise<readonly string[]> {
  const store = await openStore(options);
  const [played, renamed] = [playedRoom(), renamedRoom()].map((events) => events.map(writeEveningEvent));
  const ids = Array.from({ length: ROOMS }, (_, index) => EVENING_PREFIX + `${index}`.padStart(22, 'x'));
  for (const [index, id] of ids.entries()) {
    const bodies = index % 2 ? renamed! : played!;
    await store.evenings.open({ id, code: `LNG${index}` }, Date.now(), bodies);
  }
  await store.close();
  return ids;
}

const everybody = Array.from({ length: MOST_GUESTS }, (_, guest) => guest);

const fullRoom = (): EveningEvent[] => [
  { t: 'opened', who: 'somebody-0', name: 'Somebody', secret: SEED },
  ...everybody
    .slice(1)
    .map((guest): EveningEvent => ({ t: 'joined', guest, name: `Somebody ${guest}`, who: `somebody-${guest}` })),
];

const renamedRoom = (): readonly EveningEvent[] => [
  ...fullRoom(),
  ...Array.from({ length: MOST_EVENING_LINES - MOST_GUESTS }, (_, index): EveningEvent => {
    return { t: 'renamed', guest: index % MOST_GUESTS, name: `Somebody ${index}` };
  }),
];

function playedRoom(): readonly EveningEvent[] {
  const plan: EveningPlan = {
    ...{ form: 'swiss', games: ['foxu'], seats: 2, options: {}, control: { kind: 'none' }, untimed: false },
    ...{ rounds: MOST_ROUNDS, legs: 1, secondChance: false, place: 'house' },
  };
  const tables = everybody.filter((guest) => guest % 2 === 0).map((guest) => [guest, guest + 1]);
  const round = (number: number): EveningEvent[] => [
    { t: 'paired', tables, byes: [] },
    ...tables.map((_, at): EveningEvent => ({ t: 'seated', at, table: `${number}-${at}`.padStart(22, 'x') })),
    ...tables.map((_, at): EveningEvent => ({ t: 'result', round: number, at, points: [1, 0] })),
  ];
  const rounds = Array.from({ length: MOST_TABLES / tables.length }, (_, index) => round(index + 1));
  return [...fullRoom(), { t: 'planned', plan, players: everybody }, ...rounds.flat()];
}

/** His token, which he has told the attacker, or is himself. */
async function fillMember(options: StoreOptions): Promise<readonly string[]> {
  const token = 'member'.padStart(43, 'x');
  const store = await openStore(options);
  await store.addVisitor({ id: 'member', name: 'Member', language: 'en', created: Date.now() }, hashOf(token));
  const passkey = { id: 'key', visitor: 'member', publicKey: new Uint8Array(77), counter: 0, transports: [] };
  await store.addPasskey(passkey);
  const attempts = Array.from({ length: ATTEMPTS }, (_, index) => JSON.stringify(attemptAt(`filled-${index}`)));
  await store.attempts.add('member', attempts, ATTEMPTS);
  await store.close();
  return [token];
}

export const attemptAt = (id: string): Attempt => ({
  ...{ id, at: Date.now(), game: 'foxu', puzzle: 'foxu-00000000', kind: 'win', rating: 1500, result: 'solved' },
  ...{ helped: false, ms: 1000, mode: 'training' },
});
