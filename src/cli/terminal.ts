/** The terminal as the commands see it: lines in, text out. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface Terminal {
  /** Whether a person sits there, who can be shown one screen after the other. */
  readonly interactive: boolean;
  say(text: string): void;
  prompt(text: string): void;
  /** The next line, or undefined at the end of input. Asked twice before it comes, it is the same line. */
  line(): Promise<string | undefined>;
  /** Empties the screen and what can be scrolled back to. */
  clear(): void;
  close(): void;
}

export function openTerminal(input: Readable & { isTTY?: boolean }, output: Writable & { isTTY?: boolean }): Terminal {
  const interactive = Boolean(input.isTTY && output.isTTY);
  const reader = createInterface({ input, output, terminal: interactive });
  const lines = reader[Symbol.asyncIterator]();
  let pending: Promise<string | undefined> | undefined;
  return {
    interactive,
    say: (text) => void output.write(`${text}\n`),
    prompt(text) {
      reader.setPrompt(text);
      reader.prompt(true);
    },
    line() {
      pending ??= lines.next().then((next) => {
        pending = undefined;
        return next.done ? undefined : next.value;
      });
      return pending;
    },
    clear: () => void output.write(interactive ? '\u001b[2J\u001b[3J\u001b[H' : '\n'),
    close: () => reader.close(),
  };
}
