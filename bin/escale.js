#!/usr/bin/env node
// Runs what was built, built anew first when a source has changed since.
import { pathToFileURL } from 'node:url';
import { build, buildPages, pagesStale, program, stale } from '../tools/build.js';

if (stale()) await build();
if (process.argv[2] === 'serve' && pagesStale()) {
  console.error('Building the pages …');
  await buildPages();
}
await import(pathToFileURL(program).href);
