/** Makes a game's text out of one language's sentences and the game's telling. */
import type { By, Seat } from './game.ts';
import type { GameText, Language, Telling, TextData, Translation } from './text.ts';

/** Whose lists are written as ours: British English has no comma before the last 'and'. */
const LISTS: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

/** A template with its `{name}` blanks filled. */
export const fill = (template: string, details: Readonly<Record<string, string | number>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) => String(details[name] ?? blank));

/** Who made an event, if it was somebody at the table. */
export const actorName = (by: By, name: (seat: Seat) => string): string => (typeof by === 'number' ? name(by) : '');

/** What is made keeps the words of its board, typed as the data has them. */
type TextOf<Data extends TextData, Effect, View> = Omit<GameText<Effect, unknown, View>, 'board'> &
  Pick<Translation<Data>, keyof Data & 'board'>;

export function gameText<Data extends TextData, Effect, View>(
  telling: Telling<Data, Effect, View>,
  data: TextData & Translation<Data>,
  language: Language,
): TextOf<Data, Effect, View> {
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(LISTS[language]);
  const say = (key: string, blanks: Readonly<Record<string, string | number>> = {}) => {
    const sentence = data.sentences[key]!;
    if (typeof sentence === 'string') return fill(sentence, blanks);
    return fill(plurals.select(Number(blanks.count)) === 'one' ? sentence.one : sentence.other, blanks);
  };
  return { ...data, ...telling({ say, list: (parts) => lists.format(parts), data }) };
}

/** A game's texts, each loaded and made once, where it is read. */
export function texts<Data extends TextData, Effect, View>(
  telling: () => Promise<Telling<Data, Effect, View>>,
  data: Readonly<Record<Language, () => Promise<TextData & Translation<Data>>>>,
): Readonly<Record<Language, () => Promise<TextOf<Data, Effect, View>>>> {
  const load = (language: Language) => {
    let made: TextOf<Data, Effect, View> | undefined;
    return async () => {
      made ??= gameText(...(await Promise.all([telling(), data[language]()])), language);
      return made;
    };
  };
  return { en: load('en'), fr: load('fr') };
}
