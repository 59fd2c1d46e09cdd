/** The store of many nodes: one PostgreSQL. */
import { Announcements } from './postgres-announcements.ts';
import { Appends } from './postgres-appends.ts';
import { Connections, migrate } from './postgres-pool.ts';
import { SqlStore } from './sql-store.ts';
import type { Append, Ended, News, NewsListener, StoreTime, TableId } from './store.ts';

export async function openPostgres(url: string): Promise<PostgresStore> {
  const connections = new Connections(url);
  try {
    await connections.use(migrate);
    const store = new PostgresStore(connections, url);
    await store.start();
    return store;
  } catch (error) {
    await connections.close();
    throw error;
  }
}

/** A node that was not awake for so long is no node any more, unless it says otherwise. */
const REMEMBERED_MS = 60_000;

export class PostgresStore extends SqlStore {
  readonly #connections: Connections;
  readonly #appends: Appends;
  readonly #announcements: Announcements;
  #closing: Promise<void> | undefined;

  constructor(connections: Connections, url: string) {
    super(connections);
    this.#connections = connections;
    this.#appends = new Appends(connections);
    // when the database is away a restore is noticed later: it is looked for again with the next connection
    this.#announcements = new Announcements(url, () => void this.lookForRestore().catch(() => {}));
  }

  override async start(): Promise<void> {
    await super.start();
    await this.#connections.change(['dropNodes', (await this.time(0, 0)).now - REMEMBERED_MS]);
    await this.#announcements.start();
  }

  override async beat(time: Pick<StoreTime, 'now' | 'epoch'>): Promise<boolean> {
    if (!(await super.beat(time))) return false;
    return this.#connections.change(['beatOf', this.node, time.now]);
  }

  override get isAlone(): boolean {
    return false;
  }

  protected override get node(): string {
    return this.#announcements.self;
  }

  protected override async otherNodes(now: number): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#connections.read(['others', this.node, now - REMEMBERED_MS]);
    return new Map(rows as [string, number][]);
  }

  override announce(table: TableId, news: News): void {
    this.#announcements.announce(table, news);
  }

  override onAnnounced(listener: NewsListener): void {
    this.#announcements.listen(listener);
  }

  override announceEnded(ended: Ended): void {
    this.#announcements.announceEnded(ended);
  }

  override onEnded(listener: (ended: Ended) => void): void {
    this.#announcements.listenForEnded(listener);
  }

  override close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#appends.close();
    // who says good-bye has not died
    await this.#connections.change(['dropNode', this.node]).catch(() => {});
    await this.#announcements.close();
    await this.#connections.close();
  }

  protected override appendAt(append: Append, epoch: number): Promise<boolean> {
    return this.#appends.add(append, epoch);
  }
}
