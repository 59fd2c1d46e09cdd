/**
 * npm run scale -- [FILE]: what houses of one, ten and a hundred nodes bear and which part gives first, worked out from the figures that
 * `npm run load -- --figures FILE` has measured; those of docs/scale.md if none are given.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costsFrom, type Measured } from './costs.ts';
import { tableOf } from './plans.ts';

const file = process.argv[2] ?? join(import.meta.dirname, 'measured.json');
const costs = costsFrom(JSON.parse(readFileSync(file, 'utf8')) as Measured);
const us = (time: number) => `${time.toFixed(1)} µs`;
const { alone } = costs;
console.log(`a move at one node: ${us(alone.move)} of it, ${us(alone.append)} of the database`);
console.log(`a move at two: ${us(costs.move)} of them, ${us(costs.append)} of the database`);
console.log(`hearing of it: ${us(costs.hearing)} of each node that does`);
console.log(
  `a message: ${us(costs.message.base)} of the database, ${us(costs.message.each)} for each node that hears it, ${us(costs.deaf)} for each that does not`,
);
console.log(`a connection: ${(costs.connection / 1024).toFixed(1)} KB`);
console.log();
for (const line of tableOf(costs)) console.log(line);
