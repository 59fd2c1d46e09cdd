/** The store in the words of SQL: all that both databases do alike. */
import type { Language } from '../../core/text.ts';
import type { Sql, Step } from './sql.ts';
import { SqlLogs } from './sql-logs.ts';
import { listed, passkeys, visitors } from './sql-rows.ts';
import type {
  Append,
  Due,
  IndexEntry,
  Listed,
  News,
  NewsListener,
  Page,
  Passkey,
  Status,
  Store,
  TableId,
  TableOpening,
  Visitor,
  VisitorId,
} from './store.ts';

export abstract class SqlStore extends SqlLogs implements Store {
  /** Counts the restores. What was read in one epoch decides nothing in the next. */
  protected epoch = 0;
  readonly #sql: Sql;
  readonly #restored: (() => void)[] = [];

  protected constructor(sql: Sql) {
    super(sql);
    this.#sql = sql;
  }

  /** Before anything else. */
  async start(): Promise<void> {
    this.epoch = await this.#readEpoch();
  }

  abstract announce(table: TableId, news: News): void;
  abstract onAnnounced(listener: NewsListener): void;
  abstract close(): Promise<void>;

  open(table: TableOpening): Promise<boolean> {
    const { id, game, seed, opener = null, status, deadline, at, summary, bodies } = table;
    return this.#sql.change(
      ['openTable', id, game, table.public, seed, opener, status, deadline, at, summary],
      ...bodies.map((body, seq): Step => ['line', id, seq, at, body]),
      ['seat', id, JSON.stringify(table.players)],
    );
  }

  setAside(table: TableId, why: string, now: number): Promise<boolean> {
    return this.#sql.change(['setAside', table, why, now]);
  }

  reindex(table: TableId, next: number, { status, deadline, summary, players }: IndexEntry): Promise<boolean> {
    return this.#sql.change(['reindex', table, status, deadline, summary, next], ...seating(table, players));
  }

  async asides(after: TableId, limit: number): Promise<readonly TableId[]> {
    return (await this.#sql.read(['asides', after, limit])).map(([id]) => id as TableId);
  }

  async append(append: Append): Promise<boolean> {
    if (append.bodies.length === 0) throw new RangeError('nothing to append');
    if (await this.appendAt(append, this.epoch)) return true;
    // a database that goes away now does not change the answer
    await this.lookForRestore().catch(() => {});
    return false;
  }

  protected appendAt({ table, seq, at, bodies, entry }: Append, epoch: number): Promise<boolean> {
    const [first, ...more] = bodies;
    return this.#sql.change(
      ['next', table, seq, at, first!, epoch],
      ...more.map((body, index): Step => ['line', table, seq + 1 + index, at, body]),
      ...(entry ? indexing(table, at, entry) : []),
    );
  }

  async list(status: Status, { game, before, limit }: Page & { readonly game?: string | undefined }) {
    return listed(await this.#sql.read(['list', status, game ?? null, before ?? Number.MAX_SAFE_INTEGER, limit]));
  }

  async tablesOf(visitor: VisitorId, { before, limit }: Page): Promise<readonly Listed[]> {
    return listed(await this.#sql.read(['tablesOf', visitor, before ?? Number.MAX_SAFE_INTEGER, limit]));
  }

  async countRunning(visitor: VisitorId): Promise<number> {
    const [row] = await this.#sql.read(['countRunning', visitor]);
    return row![0] as number;
  }

  async due(now: number, limit: number, after?: Due): Promise<readonly Due[]> {
    const { id: last, deadline: from } = after ?? { id: '', deadline: Number.MIN_SAFE_INTEGER };
    const rows = (await this.#sql.read(['due', now, from, last, limit])) as [string, number][];
    return rows.map(([id, deadline]) => ({ id, deadline }));
  }

  async ticking(): Promise<readonly TableId[]> {
    return (await this.#sql.read(['ticking'])).map(([id]) => id as TableId);
  }

  async addVisitor({ id, name, language, created }: Visitor, tokenHash: string): Promise<void> {
    await this.#sql.change(['addVisitor', id, name, language, created], ['addToken', tokenHash, id]);
  }

  async visitorOf(tokenHash: string): Promise<Visitor | undefined> {
    return visitors(await this.#sql.read(['visitorOf', tokenHash]))[0];
  }

  async visitors(ids: readonly VisitorId[]): Promise<readonly Visitor[]> {
    return ids.length === 0 ? [] : visitors(await this.#sql.read(['visitors', JSON.stringify(ids)]));
  }

  async changeVisitor(id: VisitorId, change: { readonly name?: string; readonly language?: Language }) {
    await this.#sql.change(['changeVisitor', id, change.name ?? null, change.language ?? null]);
  }

  async removeVisitor(id: VisitorId): Promise<void> {
    await this.#sql.change(['removeVisitor', id]);
  }

  async addToken(tokenHash: string, visitor: VisitorId): Promise<void> {
    await this.#sql.change(['addToken', tokenHash, visitor]);
  }

  async removeToken(tokenHash: string): Promise<void> {
    await this.#sql.change(['removeToken', tokenHash]);
  }

  async addPasskey({ id, visitor, publicKey, counter, transports }: Passkey): Promise<void> {
    await this.#sql.change(['addPasskey', id, visitor, publicKey, counter, JSON.stringify(transports)]);
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

  async addChallenge(challenge: string, now: number, until: number): Promise<void> {
    await this.#sql.change(['addChallenge', challenge, until]);
    await this.#sql.change(['dropChallenges', now]);
  }

  async takeChallenge(challenge: string, now: number): Promise<boolean> {
    return (await this.#sql.update(['takeChallenge', challenge, now])).length > 0;
  }

  async lastBeat(): Promise<number | undefined> {
    const [row] = await this.#sql.read(['lastBeat']);
    return (row![0] as number | null) ?? undefined;
  }

  async beat(now: number): Promise<number | undefined> {
    const [row] = await this.#sql.update(['beat', now, this.epoch]);
    if (row) return (row[0] as number | null) ?? undefined;
    // those who hear of the restore may ask first when the restored house was last awake
    await this.lookForRestore();
    return this.beat(now);
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

const indexing = (table: TableId, at: number, { status, deadline, summary, players }: IndexEntry): readonly Step[] => [
  ['entry', table, status, deadline, at, summary],
  ...seating(table, players),
];

/** Seats are written only where they change. */
function seating(table: TableId, players: IndexEntry['players']): readonly Step[] {
  const seated = JSON.stringify(players);
  return [
    ['unseat', table, seated],
    ['seat', table, seated],
  ];
}
