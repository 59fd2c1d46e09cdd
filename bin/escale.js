#!/usr/bin/env node
// Runs what was built, built anew first when a source has changed since.
import { pathToFileURL } from 'node:url';
import { build, buildHouse, program, stale } from '../tools/build.js';

if (process.argv[2] === 'serve') await buildHouse();
else if (stale()) await build();
await import(pathToFileURL(program).href);
