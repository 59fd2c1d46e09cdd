/** Sentences that every host needs, and how a refusal becomes one. */
import type { Refusal } from '../core/game.ts';
import { fill } from '../core/telling.ts';
import type { GameText, Language } from '../core/text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export { fill };
export const HOUSE: Readonly<Record<Language, typeof en>> = { en, fr };

/** Why it is refused, in the reader's language. */
export function explain(
  refusal: Pick<Refusal, 'reason' | 'details'>,
  language: Language,
  game?: Pick<GameText, 'refusals'>,
): string {
  const shared: Readonly<Record<string, string>> = HOUSE[language].refusals;
  const template = game?.refusals[refusal.reason] ?? shared[refusal.reason];
  if (template === undefined) throw new Error(`no ${language} text for refusal ${refusal.reason}`);
  return fill(template, refusal.details);
}
