/** The store in the words of SQL: all that both databases do alike. */
import type { AttemptLogs } from './attempt-logs.ts';
import type { DailyCounts } from './daily-counts.ts';
import type { EveningLogs } from './evening-logs.ts';
import type { RaceLogs } from './race-logs.ts';
import type { Sql, Step, Value } from './sql.ts';
import { SqlAttempts } from './sql-attempts.ts';
import { SqlDailyCounts } from './sql-daily-counts.ts';
import { SqlEvenings } from './sql-evenings.ts';
import { SqlLogs } from './sql-logs.ts';
import { SqlRaces } from './sql-races.ts';
import { listed, passkeys, visitors } from './sql-rows.ts';
import { SqlUpkeep } from './sql-upkeep.ts';
import type {
  Append,
  Challenge,
  Due,
  Ended,
  IndexEntry,
  Listed,
  News,
  NewsListener,
  Page,
  Passkey,
  Status,
  Store,
  StoreTime,
  TableId,
  TableOpening,
  Visitor,
  VisitorChange,
  VisitorId,
} from './store.ts';
import type { Upkeep } from './upkeep.ts';
import { WatchedSql } from './watched-sql.ts';

export abstract class SqlStore extends SqlLogs implements Store {
  /** Counts the restores. What was read in one epoch decides nothing in the next. */
  protected epoch = 0;
  readonly upkeep: Upkeep;
  readonly evenings: EveningLogs;
  readonly dailies: DailyCounts;
  readonly attempts: AttemptLogs;
  readonly races: RaceLogs;
  readonly #sql: WatchedSql;
  readonly #restored: (() => void)[] = [];

  protected constructor(sql: Sql) {
    super(sql);
    this.#sql = new WatchedSql(sql);
    this.upkeep = new SqlUpkeep(this.#sql);
    this.evenings = new SqlEvenings(this.#sql, () => this.epoch);
    this.dailies = new SqlDailyCounts(this.#sql);
    this.attempts = new SqlAttempts(this.#sql);
    this.races = new SqlRaces(this.#sql, () => this.epoch);
  }

  get isFull(): boolean {
    return this.#sql.isFull;
  }

  /** Before anything else. */
  async start(): Promise<void> {
    this.epoch = await this.#readEpoch();
  }

  abstract announce(table: TableId, news: News): void;
  abstract onAnnounced(listener: NewsListener): void;
  abstract announceEnded(ended: Ended): void;
  abstract onEnded(listener: (ended: Ended) => void): void;
  abstract close(): Promise<void>;

  open(table: TableOpening): Promise<boolean> {
    const { id, game, seed, opener = null, below, status, deadline, at, summary, bodies } = table;
    const seen = table.awaited ? at : -at;
    const row: readonly Value[] = [id, game, table.public, seed, opener, status, deadline, at, summary, seen];
    const more: readonly Step[] = [
      ...bodies.map((body, seq): Step => ['line', id, seq, at, body]),
      ['seat', id, JSON.stringify(table.players)],
    ];
    if (opener === null || below === undefined) return this.#sql.change(['openTable', ...row], ...more);
    return this.#sql.changeInTurn(opener, ['openTableBelow', ...row, below], ...more);
  }

  setAside(table: TableId, why: string, now: number): Promise<boolean> {
    return this.#sql.change(['setAside', table, why, now], ['stopCounting', table]);
  }

  reindex(table: TableId, next: number, { status, deadline, summary, players }: IndexEntry): Promise<boolean> {
    return this.#sql.change(['reindex', table, status, deadline, summary, next], ...seating(table, players));
  }

  async asides(after: TableId, limit: number): Promise<readonly TableId[]> {
    return (await this.#sql.read(['asides', after, limit])).map(([id]) => id as TableId);
  }

  async append(append: Append): Promise<boolean> {
    if (append.bodies.length === 0) throw new RangeError('nothing to append');
    if (await this.#sql.watch(this.appendAt(append, this.epoch))) return true;
    // a database that goes away now does not change the answer
    await this.lookForRestore().catch(() => {});
    return false;
  }

  async snapshot(table: TableId, seq: number, skip: number): Promise<string | undefined> {
    const [row] = await this.#sql.read(['snapshot', table, seq, skip]);
    return row?.[0] as string | undefined;
  }

  async keepSnapshot(table: TableId, seq: number, body: string): Promise<void> {
    await this.#sql.change(['keepSnapshot', table, seq, body, this.epoch]);
  }

  protected appendAt({ table, seq, at, bodies, entry }: Append, epoch: number): Promise<boolean> {
    const [first, ...more] = bodies;
    return this.#sql.unwatched.change(
      ['next', table, seq, at, first!, epoch],
      ...more.map((body, index): Step => ['line', table, seq + 1 + index, at, body]),
      ...(entry ? indexing(table, at, entry) : []),
    );
  }

  async list(status: Status, { game, before = NEWEST, limit }: Page & { readonly game?: string | undefined }) {
    const page = [status, before.changed, before.id, limit] as const;
    return listed(await this.#sql.read(game === undefined ? ['list', ...page] : ['listOf', ...page, game]));
  }

  async tablesOf(visitor: VisitorId, { before = NEWEST, limit }: Page): Promise<readonly Listed[]> {
    return listed(await this.#sql.read(['tablesOf', visitor, before.changed, before.id, limit]));
  }

  async countRunning(visitor: VisitorId, most: number): Promise<number> {
    const [row] = await this.#sql.read(['countRunning', visitor, most]);
    return Math.min(row![0] as number, most);
  }

  async due(now: number, limit: number, after?: Due): Promise<readonly Due[]> {
    const { id: last, deadline: from } = after ?? { id: '', deadline: Number.MIN_SAFE_INTEGER };
    const rows = (await this.#sql.read(['due', now, from, last, limit])) as [string, number][];
    return rows.map(([id, deadline]) => ({ id, deadline }));
  }

  async ticking(after: TableId, limit: number): Promise<readonly TableId[]> {
    return (await this.#sql.read(['ticking', after, limit])).map(([id]) => id as TableId);
  }

  async addVisitor({ id, name, language, created }: Omit<Visitor, 'rated'>, tokenHash: string): Promise<void> {
    await this.#sql.change(['addVisitor', id, name, language, created], ['addToken', tokenHash, id]);
  }

  async visitorOf(tokenHash: string): Promise<Visitor | undefined> {
    return visitors(await this.#sql.read(['visitorOf', tokenHash]))[0];
  }

  async visitors(ids: readonly VisitorId[]): Promise<readonly Visitor[]> {
    return ids.length === 0 ? [] : visitors(await this.#sql.read(['visitors', JSON.stringify(ids)]));
  }

  async changeVisitor(id: VisitorId, { name, language, rated }: VisitorChange): Promise<void> {
    const unrated = rated === undefined ? null : rated ? 0 : 1;
    await this.#sql.change(['changeVisitor', id, name ?? null, language ?? null, unrated]);
  }

  async removeVisitor(id: VisitorId): Promise<void> {
    await this.#sql.change(['removeVisitor', id]);
  }

  async tokensAmong(tokenHashes: readonly string[]): Promise<readonly string[]> {
    if (tokenHashes.length === 0) return [];
    const rows = await this.#sql.read(['tokensAmong', JSON.stringify(tokenHashes)]);
    return rows.map(([hash]) => hash as string);
  }

  async addToken(tokenHash: string, visitor: VisitorId): Promise<void> {
    await this.#sql.change(['addToken', tokenHash, visitor]);
  }

  async removeToken(tokenHash: string): Promise<void> {
    await this.#sql.change(['removeToken', tokenHash]);
  }

  async addPasskey({ id, visitor, publicKey, counter, transports }: Passkey): Promise<boolean> {
    return this.#sql.change(['addPasskey', id, visitor, publicKey, counter, JSON.stringify(transports)]);
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return passkeys(await this.#sql.read(['passkey', id]))[0];
  }

  async passkeysOf(visitor: VisitorId): Promise<readonly Passkey[]> {
    return passkeys(await this.#sql.read(['passkeysOf', visitor]));
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    await this.#sql.change(['usePasskey', id, counter]);
  }

  async addChallenge({ challenge, owner, until }: Challenge, now: number): Promise<void> {
    await this.#sql.change(
      ['addChallenge', challenge, owner, until],
      ['boundChallenges', owner, MOST_CHALLENGES],
      ['dropChallenges', now],
    );
  }

  async takeChallenge(challenge: string, owner: string, now: number): Promise<boolean> {
    return (await this.#sql.update(['takeChallenge', challenge, owner, now])).length > 0;
  }

  async time(now: number, wall: number): Promise<StoreTime> {
    const [row] = await this.#sql.read(['time']);
    const [lastBeat, clock, epoch] = row as [number | null, number | null, number];
    if (epoch !== this.epoch) await this.lookForRestore();
    return {
      now: Math.max(now, lastBeat ?? 0, clock ?? wall),
      lastBeat: lastBeat ?? undefined,
      node: this.node,
      others: await this.otherNodes(now),
      epoch,
    };
  }

  async beat({ now, epoch }: Pick<StoreTime, 'now' | 'epoch'>): Promise<boolean> {
    if (epoch === this.epoch && (await this.#sql.update(['beat', now, epoch])).length > 0) {
      this.#sql.beaten();
      return true;
    }
    await this.lookForRestore();
    return false;
  }

  get isAlone(): boolean {
    return true;
  }

  protected get node(): string {
    return '';
  }

  /** When each of them was last awake. */
  protected async otherNodes(_now: number): Promise<ReadonlyMap<string, number>> {
    return new Map();
  }

  onRestored(listener: () => void): void {
    this.#restored.push(listener);
  }

  async ready(): Promise<boolean> {
    return this.#sql.read(['epoch']).then(
      () => true,
      () => false,
    );
  }

  protected async lookForRestore(): Promise<void> {
    const epoch = await this.#readEpoch();
    if (epoch === this.epoch) return;
    this.epoch = epoch;
    for (const listener of this.#restored) listener();
  }

  async #readEpoch(): Promise<number> {
    const [row] = await this.#sql.read(['epoch']);
    return row![0] as number;
  }
}

/** Of one owner: several pages may ask at once. */
const MOST_CHALLENGES = 5;

/** Before the newest table that there can be. */
const NEWEST = { changed: Number.MAX_SAFE_INTEGER, id: '' };

function indexing(table: TableId, at: number, entry: NonNullable<Append['entry']>): readonly Step[] {
  if (!('status' in entry)) return [['deadline', table, entry.deadline]];
  const { status, deadline, summary, players } = entry;
  return [['entry', table, status, deadline, at, summary], ...seating(table, players)];
}

function seating(table: TableId, players: IndexEntry['players']): readonly Step[] {
  const seated = JSON.stringify(players);
  return [
    ['unseat', table, seated],
    ['seat', table, seated],
  ];
}
