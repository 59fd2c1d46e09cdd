import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** How often a second this disk makes a small write durable. */
export function syncsPerSecond(folder: string, ms = 1000): number {
  const file = join(folder, 'syncs');
  const handle = openSync(file, 'w');
  const begin = performance.now();
  let count = 0;
  while (performance.now() - begin < ms) {
    writeSync(handle, 'x'.repeat(4096));
    fdatasyncSync(handle);
    count++;
  }
  closeSync(handle);
  rmSync(file);
  return (count * 1000) / (performance.now() - begin);
}
