import { LANGUAGES, type Language, type Translation } from '../../core/text.ts';
import { preferences } from '../preferences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXT: Readonly<Record<Language, Translation<typeof en>>> = { en, fr };

/** The reader's language: chosen, or the browser's. */
export function language(): Language {
  const chosen = preferences.value.language;
  if (chosen !== 'auto') return chosen;
  const wishes = globalThis.navigator?.languages ?? [];
  return wishes.flatMap((wish) => LANGUAGES.find((each) => wish.startsWith(each)) ?? [])[0] ?? 'en';
}

export const words = () => TEXT[language()];
