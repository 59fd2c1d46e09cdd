#!/usr/bin/env node
// Runs what was built, built anew first when a source has changed since.
import { pathToFileURL } from 'node:url';
import { build, buildHouse, program, stale } from '../tools/build.js';

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'];

try {
  if (process.argv[2] === 'serve') await buildHouse();
  else if (stale()) await build();
} catch (error) {
  if (!UNWRITABLE.includes(error.code)) throw error;
  console.error(`escale: this version is to be built first, and its folder cannot be written (${error.code}).`);
  process.exit(2);
}
await import(pathToFileURL(program).href);
