#!/usr/bin/env node
// Runs the bundle, made anew first when a source has changed since.
import { pathToFileURL } from 'node:url';
import { build, bundle, stale } from '../tools/build.js';

if (stale()) await build();
await import(pathToFileURL(bundle).href);
