/** The store in the words of SQL: all that both databases do alike. */
import type { Language } from '../../core/text.ts';
import type { Cells, Sql, Step } from './sql.ts';
import type {
  Append,
  Listed,
  Mark,
  News,
  NewsListener,
  NewTable,
  Page,
  Passkey,
  Row,
  Status,
  Store,
  TableHead,
  TableId,
  Visitor,
  VisitorId,
} from './store.ts';

export abstract class SqlStore implements Store {
  /** Counts the restores. What was read in one epoch decides nothing in the next. */
  protected epoch = 0;
  readonly #sql: Sql;
  readonly #restored: (() => void)[] = [];

  protected constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Before anything else. */
  async start(): Promise<void> {
    this.epoch = await this.#readEpoch();
  }

  abstract announce(table: TableId, news: News): void;
  abstract onAnnounced(listener: NewsListener): void;
  abstract close(): Promise<void>;

  open(table: NewTable): Promise<boolean> {
    const { id, game, seed, opener = null, status, deadline, at, summary, body } = table;
    return this.#sql.change(
      ['openTable', id, game, table.public, seed, opener, status, deadline, at, summary],
      ['line', id, 0, at, body],
      ['seat', id, JSON.stringify(table.players)],
    );
  }

  async find(table: TableId): Promise<TableHead | undefined> {
    const [row] = await this.#sql.read(['find', table]);
    if (!row) return undefined;
    const [id, game, isPublic, seed] = row as [string, string, unknown, string];
    return { id, game, public: Boolean(isPublic), seed };
  }

  async append(append: Append): Promise<boolean> {
    if (append.bodies.length === 0) throw new RangeError('nothing to append');
    if (await this.appendAt(append, this.epoch)) return true;
    // a database that goes away now does not change the answer
    await this.lookForRestore().catch(() => {});
    return false;
  }

  protected appendAt({ table, seq, at, bodies, mark }: Append, epoch: number): Promise<boolean> {
    const [first, ...more] = bodies;
    return this.#sql.change(
      ['next', table, seq, at, first!, epoch],
      ...more.map((body, index): Step => ['line', table, seq + 1 + index, at, body]),
      ...(mark ? marking(table, at, mark) : []),
    );
  }

  async read(table: TableId, from: number): Promise<readonly Row[]> {
    const rows = (await this.#sql.read(['read', table, from])) as [number, number, string][];
    return rows.map(([seq, at, body]) => ({ seq, at, body }));
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

  async due(now: number, limit: number): Promise<readonly TableId[]> {
    return (await this.#sql.read(['due', now, limit])).map(([id]) => id as TableId);
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

/** Seats are written only where they change. */
function marking(table: TableId, at: number, { status, deadline, summary, players }: Mark): readonly Step[] {
  const seated = JSON.stringify(players);
  return [
    ['mark', table, status, deadline, at, summary],
    ['unseat', table, seated],
    ['seat', table, seated],
  ];
}

function listed(rows: readonly Cells[]): readonly Listed[] {
  return (rows as [string, string, Status, number, string][]).map(([id, game, status, changed, summary]) => ({
    id,
    game,
    status,
    changed,
    summary,
  }));
}

function visitors(rows: readonly Cells[]): readonly Visitor[] {
  return (rows as [string, string, Language, number][]).map(([id, name, language, created]) => ({
    id,
    name,
    language,
    created,
  }));
}

function passkeys(rows: readonly Cells[]): readonly Passkey[] {
  return (rows as [string, string, Uint8Array, number, string][]).map(([id, visitor, key, counter, transports]) => ({
    id,
    visitor,
    publicKey: new Uint8Array(key),
    counter,
    transports: JSON.parse(transports),
  }));
}
