import { LANGUAGES, type Language } from '../core/text.ts';

/** The reader's language, from the environment as other programs read it; English where it is none of ours. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const wish = environment.LC_ALL || environment.LC_MESSAGES || environment.LANGUAGE || environment.LANG || '';
  return LANGUAGES.find((language) => wish.toLowerCase().startsWith(language)) ?? 'en';
}
