/** Why a move was worse than another, in a sentence of its game. */
import type { Seat } from '../core/game.ts';
import type { Fact, Reason } from '../core/review.ts';
import type { GameText, Language } from '../core/text.ts';
import { counted, fill, listOf, writtenIn } from './index.ts';

type ReasonWords = Pick<GameText, 'reasons' | 'places'>;

export function reasonIn(
  { key, blanks }: Reason,
  text: ReasonWords,
  language: Language,
  name: (seat: Seat) => string,
): string {
  const sentence = text.reasons?.[key];
  if (sentence === undefined) throw new Error(`no ${language} text for the reason ${key}`);
  const filled = Object.fromEntries(
    Object.entries(blanks).map(([blank, fact]) => [blank, factIn(fact, text, language, name)]),
  );
  return typeof sentence === 'string'
    ? fill(sentence, filled)
    : counted(sentence, Number(blanks.count), language, filled);
}

/** What stands in a blank, or by itself in a table. */
export function factIn(fact: Fact, text: ReasonWords, language: Language, name: (seat: Seat) => string): string {
  if (typeof fact === 'string') return writtenIn(fact, text);
  if (typeof fact === 'number') return fact.toLocaleString(language);
  if ('key' in fact) return reasonIn(fact, text, language, name);
  if ('seat' in fact) return name(fact.seat);
  return listOf(
    fact.map((each) => factIn(each, text, language, name)),
    language,
  );
}
