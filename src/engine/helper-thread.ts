/** The other end of helpers.ts. */
import { workerData } from 'node:worker_threads';
import { findGame } from '../games/shelf.ts';
import type { HelperData } from './helpers.ts';

const { game, memory } = workerData as HelperData;
findGame(game)!.help!().then((help) => help(memory));
