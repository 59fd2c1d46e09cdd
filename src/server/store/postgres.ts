/** The store of many nodes: one PostgreSQL. */
import { Announcements } from './postgres-announcements.ts';
import { Appends } from './postgres-appends.ts';
import { Connections, migrate } from './postgres-pool.ts';
import { SqlStore } from './sql-store.ts';
import type { Append, News, NewsListener, TableId } from './store.ts';

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
    await this.#announcements.start();
  }

  override announce(table: TableId, news: News): void {
    this.#announcements.announce(table, news);
  }

  override onAnnounced(listener: NewsListener): void {
    this.#announcements.listen(listener);
  }

  override close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#appends.close();
    await this.#announcements.close();
    await this.#connections.close();
  }

  protected override appendAt(append: Append, epoch: number): Promise<boolean> {
    return this.#appends.add(append, epoch);
  }
}
