// Bundles the command line into dist/escale.js, so that it starts in a moment on every Node we support.
import { readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const bundle = join(root, 'dist', 'escale.js');

/** Whether a source, or this script, is newer than the bundle. */
export function stale() {
  const built = modified(bundle);
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(root, 'src', file));
  return [...sources, join(root, 'package-lock.json'), fileURLToPath(import.meta.url)].some(
    (file) => modified(file) > built,
  );
}

export async function build() {
  const { build } = await import('esbuild');
  const fresh = `${bundle}.${process.pid}`; // renamed into place: another process may be starting from the old one
  await build({
    entryPoints: [join(root, 'src', 'main.ts')],
    outfile: fresh,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  renameSync(fresh, bundle);
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
