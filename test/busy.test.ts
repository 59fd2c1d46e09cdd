import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { busyLine, lookAround } from '../tools/busy.ts';

test('a busy machine is told in a line, a quiet one not at all', () => {
  expect(busyLine({ others: 1.68, cores: 2 })).toBe(
    'this machine is busy: 1.7 of 2 cores are used by others; figures are lower than they could be',
  );
  expect(busyLine({ others: 0.1, cores: 2 })).toBeUndefined();
  expect(busyLine({ others: 0.5, cores: 8 })).toBeUndefined();
});

test('another process that works is seen', async () => {
  const other = spawn(process.execPath, ['-e', 'for (;;);']);
  const { others, cores } = await lookAround(1000);
  other.kill();
  expect(others).toBeGreaterThan(0.3);
  expect(others).toBeLessThanOrEqual(cores);
});
