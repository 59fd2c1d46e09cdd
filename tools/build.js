// Builds what runs: the command line (dist/cli) by rolldown, so that it starts in a moment on every Node we support, and
// the pages (dist/web) by Vite. Both are made anew only when a source is newer.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const program = join(root, 'dist', 'cli', 'escale.js');
export const pages = join(root, 'dist', 'web');

/** Whether a source, or what it is built with, is newer than what was built from it. */
export const stale = () => newest(/\.ts$/) > modified(program);
const pagesStale = () => newest(/\.(tsx?|js|css|html|svg|webmanifest)$/) > modified(join(pages, 'index.html'));

export async function build() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: {
      escale: join(root, 'src', 'main.ts'),
      'helper-thread': join(root, 'src', 'engine', 'helper-thread.ts'),
      'sqlite-thread': join(root, 'src', 'server', 'store', 'sqlite-thread.ts'),
      'thinking-worker': join(root, 'src', 'server', 'thinking', 'worker.ts'),
    },
    platform: 'node',
    // edmonds-blossom is no strict code, and fails inside a module
    external: [
      ...['fastify', /^@fastify\//, 'libsql', 'pg', 'piscina', 'prom-client', '@simplewebauthn/server'],
      'edmonds-blossom',
    ],
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', chunkFileNames: '[name]-[hash].js' });
  await bundle.close();
  mkdirSync(dirname(program), { recursive: true });
  // chunks are named by their content; the program comes last and whole: another process may be starting from the old one
  for (const { fileName, code } of output.toSorted((a) => (a.fileName === basename(program) ? 1 : -1))) {
    const path = join(dirname(program), fileName);
    writeFileSync(`${path}.${process.pid}`, code);
    renameSync(`${path}.${process.pid}`, path);
  }
}

/** All that a house serves and runs, as far as it is not there or not of these sources. */
export async function buildHouse() {
  if (stale()) await build();
  if (!pagesStale()) return;
  console.error('Building the pages …');
  await buildPages();
}

/** In a process of its own, because Vite believes the NODE_ENV it finds, and tests have another. */
async function buildPages() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const environment = { ...process.env, NODE_ENV: 'production' };
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error('the pages could not be built: see above');
}

function newest(kind) {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(root, 'src', file));
  const tools = ['package-lock.json', 'vite.config.ts', 'tools/build.js'].map((file) => join(root, file));
  return Math.max(...[...sources, ...tools].map(modified));
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
