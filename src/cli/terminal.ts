/** The terminal as the commands see it: lines in, text out. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { printable } from '../text/printable.ts';

export interface Terminal {
  /** Whether a person sits there, who can be shown one screen after the other. */
  readonly interactive: boolean;
  say(text: string): void;
  prompt(text: string): void;
  /** The next line, or undefined at the end of input. */
  line(): Promise<string | undefined>;
  /** The same, unless the news come first: then the line is for whoever asks next. */
  lineUnless(news: Promise<void>): Promise<{ readonly line: string | undefined } | 'news'>;
  /** Empties the screen, what can be scrolled back to, and what the arrow keys would bring back. */
  clear(): void;
  close(): void;
}

export function openTerminal(input: Readable & { isTTY?: boolean }, output: Writable & { isTTY?: boolean }): Terminal {
  const interactive = Boolean(input.isTTY && output.isTTY);
  const reader = createInterface({ input, output, terminal: interactive });
  const lines = reader[Symbol.asyncIterator]();
  let typed: string[] = [];
  reader.on('history', (history) => {
    typed = history;
  });
  let pending: Promise<{ readonly line: string | undefined }> | undefined;
  const lineUnless: Terminal['lineUnless'] = async (news) => {
    pending ??= lines.next().then((next) => ({ line: next.done ? undefined : next.value }));
    const first = await Promise.race([pending, news.then(() => 'news' as const)]);
    if (first !== 'news') pending = undefined;
    return first;
  };
  return {
    interactive,
    say: (text) => void output.write(`${printable(text)}\n`),
    prompt(text) {
      reader.setPrompt(printable(text));
      reader.prompt(true);
    },
    async line() {
      const heard = await lineUnless(new Promise(() => {}));
      return heard === 'news' ? undefined : heard.line;
    },
    lineUnless,
    clear() {
      typed.length = 0;
      output.write(interactive ? '\u001b[2J\u001b[3J\u001b[H' : '\n');
    },
    close: () => reader.close(),
  };
}
