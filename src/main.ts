/** The program: everything starts here. */
import process from 'node:process';
import { crashed, run } from './cli/index.ts';

// whoever reads us may stop reading: `escale replay FILE | head`
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.on('uncaughtException', (error) => {
  crashed(error, process);
  process.exit(1);
});
process.exitCode = await run(process.argv.slice(2), process);
