/** What is asked before a game when no flag says it: which box, how many players. */
import type { GameModule } from '../../core/game.ts';
import { SHELF } from '../../games/shelf.ts';
import { MOST_SEATS } from '../../table/limits.ts';
import { fill } from '../../text/index.ts';
import { type Context, usualSeats, wholeNumber } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { TEXT } from '../text/index.ts';

export async function chooseGame(terminal: Terminal, { language }: Context): Promise<GameModule | undefined> {
  const words = TEXT[language].play;
  const boxes = await Promise.all(SHELF.map(({ text }) => text[language]()));
  terminal.say(words.choose);
  for (const [i, { name, pitch }] of boxes.entries()) terminal.say(`  ${i + 1}  ${name} – ${pitch}`);
  const prompt = fill(words.chooseNumber, { most: String(SHELF.length) });
  return ask(terminal, prompt, (line) => SHELF[Number(line) - 1]);
}

export async function chooseSeats(
  module: GameModule,
  flag: string | undefined,
  terminal: Terminal,
  context: Context,
): Promise<number> {
  if (flag !== undefined) return wholeNumber(flag, '--seats', context, 1, MOST_SEATS);
  const { rules } = module;
  if (rules.seats.length === 1 || !terminal.interactive) return usualSeats(module);
  const prompt = fill(TEXT[context.language].play.seats, { allowed: rules.seats.join(', ') });
  return (
    (await ask(terminal, prompt, (line) => rules.seats.find((seats) => String(seats) === line))) ?? usualSeats(module)
  );
}

/** Asks until the answer will do; undefined at the end of input. */
async function ask<T>(
  terminal: Terminal,
  prompt: string,
  read: (line: string) => T | undefined,
): Promise<T | undefined> {
  for (;;) {
    terminal.prompt(prompt);
    const line = await terminal.line();
    if (line === undefined) return undefined;
    const answer = read(line.trim());
    if (answer !== undefined) return answer;
  }
}
