/** What was acknowledged is there after the process was killed at any moment. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStore, type StoreOptions } from '../../../src/server/store/open.ts';
import { line } from './rows.ts';

export function describeDurability(fresh: () => Promise<StoreOptions>): void {
  // killed after so many acknowledgements, in the middle of the next ones
  test.each([1, 137, 2_500])('nothing acknowledged is lost by a kill -9 after %i appends', async (acknowledged) => {
    const options = await fresh();
    const { lines } = await appendsUntilKilled(options, acknowledged);
    expect(lines.length).toBeGreaterThanOrEqual(acknowledged);
    const store = await openStore(options);
    const logs = new Map<string, readonly string[]>();
    for (const { table, seq, body } of lines) {
      if (!logs.has(table))
        logs.set(
          table,
          (await store.read(table, 0)).map((row) => row.body),
        );
      expect(logs.get(table)![seq]).toBe(body);
    }
    // whoever is left plays on
    for (const [table, log] of logs) expect(await store.append(line(table, log.length))).toBe(true);
    await store.close();
  });
}

interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly body: string;
}

/**
 * Another process that appends, until so many are acknowledged or it gives up: those, and what it complained of. `seen` is
 * told after each how many there are.
 */
export async function appendsUntilKilled(options: StoreOptions, enough: number, seen?: (count: number) => void) {
  const script = new URL('./appender.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = text(child.stderr);
  const lines: Acknowledged[] = [];
  for await (const told of createInterface({ input: child.stdout })) {
    // the last line may be cut
    if (!told.endsWith('}')) continue;
    lines.push(JSON.parse(told));
    seen?.(lines.length);
    if (lines.length === enough) child.kill('SIGKILL');
  }
  return { lines, errors: await complaints };
}
