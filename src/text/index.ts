/** Sentences that every host needs, and how a refusal becomes one. */
import type { Notation, Refusal } from '../core/game.ts';
import { counted, fill, listOf } from '../core/telling.ts';
import type { GameText, Language } from '../core/text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export { counted, fill, listOf };
export const HOUSE: Readonly<Record<Language, typeof en>> = { en, fr };

/** A move as it is written, its places called as this language calls them. */
export const writtenIn = (move: Notation, game: Pick<GameText, 'places'>): string =>
  move.replace(/[a-z]+(-[a-z]+)*/g, (word) => game.places?.[word] ?? word);

/** Why it is refused, in the reader's language. */
export function explain(
  refusal: Pick<Refusal, 'reason' | 'details'>,
  language: Language,
  game?: Pick<GameText, 'refusals' | 'places'>,
): string {
  const shared: Readonly<Record<string, string>> = HOUSE[language].refusals;
  const template = game?.refusals[refusal.reason] ?? shared[refusal.reason];
  if (template === undefined) throw new Error(`no ${language} text for refusal ${refusal.reason}`);
  const said = Object.entries(refusal.details ?? {}).map(([blank, value]) => [blank, game?.places?.[value] ?? value]);
  return fill(template, Object.fromEntries(said));
}
