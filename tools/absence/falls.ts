/** The ways in which a house, or one of its nodes, is away for a while. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPassage } from '../../test/support/passage.ts';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { freePort, startHouse } from '../house-process.ts';

export interface Fallible {
  /** Nothing of the house is left; if not, whoever was at what has fallen plays on elsewhere, and his time goes on there. */
  readonly isWhole: boolean;
  /** The nodes at which the two of a table sit. */
  readonly urls: readonly [string, string];
  /** Where whoever lost his node goes, as a balancer would lead him. */
  way(): string;
  fall(): Promise<void>;
  rise(): Promise<void>;
  close(): Promise<void>;
}

/** The house is suspended (kill -STOP), or killed and started again, with SQLite. */
async function house(how: 'stop' | 'kill'): Promise<Fallible> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-absence-'));
  const port = await freePort();
  let process = await startHouse({ ESCALE_DATA: folder }, port);
  const { url } = process;
  return {
    isWhole: true,
    urls: [url, url],
    way: () => url,
    async fall() {
      if (how === 'kill') await process.stop('SIGKILL');
      else process.process.kill('SIGSTOP');
    },
    async rise() {
      if (how === 'kill') process = await startHouse({ ESCALE_DATA: folder }, port);
      else process.process.kill('SIGCONT');
    },
    async close() {
      await process.stop('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Two nodes over one PostgreSQL: the second is suspended or killed, or hears nothing of the database; or both do. */
async function nodes(how: 'stop' | 'kill' | 'cut' | 'cut both'): Promise<Fallible> {
  const server = await startPostgres({ durable: true });
  const passages = [await openPassage(server.url), await openPassage(server.url)] as const;
  const started = await Promise.all(passages.map(({ url }) => startHouse({ DATABASE_URL: url })));
  const [first, second] = started as [(typeof started)[0], (typeof started)[0]];
  const cut = how === 'cut both' ? passages : [passages[1]];
  let attempts = 0;
  return {
    isWhole: how === 'cut both',
    urls: [first.url, second.url],
    way: () => (how === 'cut both' && attempts++ % 2 === 0 ? second.url : first.url),
    async fall() {
      if (how === 'kill') await second.stop('SIGKILL');
      else if (how === 'stop') second.process.kill('SIGSTOP');
      else for (const passage of cut) passage.swallow();
    },
    async rise() {
      if (how === 'stop') second.process.kill('SIGCONT');
      for (const passage of cut) {
        passage.cut();
        passage.restore();
      }
    },
    async close() {
      await Promise.all(started.map((node) => node.stop('SIGKILL')));
      await Promise.all(passages.map((passage) => passage.close()));
      await server.stop();
    },
  };
}

export const FALLS = {
  stop: () => house('stop'),
  kill: () => house('kill'),
  database: () => nodes('cut both'),
  'node-stop': () => nodes('stop'),
  'node-kill': () => nodes('kill'),
  'node-cut': () => nodes('cut'),
} as const;
