// Installs the dependencies when they are missing or not those of the lockfile. Needs nothing but Node and npm,
// so that `npm start` and `npm test` work right after a clone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.escale-ready');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Escale needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

// The platform is part of it: a checkout shared between machines needs each one's own binaries.
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

// npm ci empties the folder that a link leads to, and with it that of everybody who shares it
if (installed !== wanted && lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
  console.error('node_modules is a link, and what is there is not what the lockfile names: run npm ci where it leads.');
} else if (installed !== wanted) {
  console.error('Installing what Escale needs (npm ci) …');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('npm ci did not succeed: see its message above. Is the network reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
