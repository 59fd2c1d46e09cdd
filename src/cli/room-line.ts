/** A room that this version cannot read, in a sentence; nothing of one that it can. */
import type { CheckedEvening } from '../server/evenings/check.ts';
import { fill } from '../text/index.ts';
import { oneLine } from '../text/printable.ts';
import type { Context } from './command.ts';
import { TEXT } from './text/index.ts';

export function roomLine({ id, fault }: CheckedEvening, { language }: Pick<Context, 'language'>): string | undefined {
  if (!fault) return undefined;
  const words = TEXT[language].check;
  const { kind, seq, ...details } = fault;
  const printable = Object.entries(details).map(([name, value]) => [name, oneLine(String(value))]);
  const why = fill(words.faults[kind], Object.fromEntries(printable));
  return fill(words.roomFault, { id: oneLine(id), line: String(seq), why });
}
