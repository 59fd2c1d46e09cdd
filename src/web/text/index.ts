import { LANGUAGES, type Language, type Translation } from '../../core/text.ts';
import { preferences } from '../preferences.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const TEXT: Readonly<Record<Language, Translation<typeof en>>> = { en, fr };

/** Of readers whose browser speaks another language. */
const HOMES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** The reader's language: chosen, or the browser's. */
export function language(): Language {
  const chosen = preferences.value.language;
  if (chosen !== 'auto') return chosen;
  const wishes = globalThis.navigator?.languages ?? [];
  return wishes.flatMap((wish) => LANGUAGES.find((each) => wish.startsWith(each)) ?? [])[0] ?? 'en';
}

/** Where the reader is at home, as far as the browser says: British dates are not American ones. */
export function locale(): string {
  const wishes = globalThis.navigator?.languages ?? [];
  return wishes.find((wish) => wish.startsWith(language())) ?? HOMES[language()];
}

export const words = () => TEXT[language()];
