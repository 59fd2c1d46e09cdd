/** The program: everything starts here. */
import process from 'node:process';
import { run } from './cli/index.ts';

process.exitCode = await run(process.argv.slice(2), process);
