/** Why a move was worse than another, in a sentence of its game. */
import type { Seat } from '../core/game.ts';
import type { Fact, Reason } from '../core/review.ts';
import type { GameText, Language } from '../core/text.ts';
import { counted, fill, listOf, writtenIn } from './index.ts';

export function reasonIn(
  { key, blanks }: Reason,
  text: Pick<GameText, 'reasons' | 'places'>,
  language: Language,
  name: (seat: Seat) => string,
): string {
  const sentence = text.reasons?.[key];
  if (sentence === undefined) throw new Error(`no ${language} text for the reason ${key}`);
  const said = (fact: Fact): string => {
    if (typeof fact === 'string') return writtenIn(fact, text);
    if (typeof fact === 'number') return fact.toLocaleString(language);
    return 'seat' in fact ? name(fact.seat) : listOf(fact.map(said), language);
  };
  const filled = Object.fromEntries(Object.entries(blanks).map(([blank, fact]) => [blank, said(fact)]));
  return typeof sentence === 'string'
    ? fill(sentence, filled)
    : counted(sentence, Number(blanks.count), language, filled);
}
