/** The terminal: no line is lost, no secret brought back, nothing printed that is no text. */

import { PassThrough } from 'node:stream';
import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTerminal } from './terminal.ts';

const UP = '\u001b[A';
const never = new Promise<void>(() => {});

function open(isTTY: boolean) {
  const [input, output] = [new PassThrough(), new PassThrough()].map((stream) => Object.assign(stream, { isTTY }));
  const terminal = openTerminal(input!, output!);
  return { terminal, type: (text: string) => void input!.write(text), shown: () => String(output!.read() ?? '') };
}

test('a line that comes with the news, or after them, is for whoever asks next', async () => {
  const { terminal, type } = open(false);
  expect(await terminal.lineUnless(Promise.resolve())).toBe('news');
  type('a1\nb2\n');
  await breath();
  expect(await terminal.lineUnless(never)).toEqual({ line: 'a1' });
  expect(await terminal.line()).toBe('b2');
});

test('what was typed before the screen was emptied does not come back', async () => {
  const { terminal, type } = open(true);
  type('secret\r');
  expect(await terminal.line()).toBe('secret');
  type(`${UP}\r`);
  expect(await terminal.line()).toBe('secret');
  terminal.clear();
  type(`${UP}\r`);
  expect(await terminal.line()).toBe('');
});

test('control characters and marks of direction are left out', () => {
  const { terminal, shown } = open(false);
  terminal.say('a\u001b[2J\u202eb\nc\u200d');
  expect(shown()).toBe('a[2Jb\nc\n');
});
