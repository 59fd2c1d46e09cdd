/** Makes a game's text out of one language's sentences and the game's telling. */
import type { By, Seat } from './game.ts';
import type { GameText, Language, Sentence, Telling, TextData, Translation } from './text.ts';

/** Whose lists are written as ours: British English has no comma before the last 'and'. */
const LISTS: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

/** A template with its `{name}` blanks filled. */
export const fill = (template: string, details: Readonly<Record<string, string | number>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) => String(details[name] ?? blank));

/** 'a, b and c', as this language writes it. */
export const listOf = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(LISTS[language]).format(parts);

/** A sentence that counts, in its plural form and with its blanks filled. */
export function counted(
  sentence: Sentence,
  count: number,
  language: Language,
  blanks: Readonly<Record<string, string | number>> = {},
): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  const template = typeof sentence === 'string' ? sentence : isOne ? sentence.one : sentence.other;
  return fill(template, { ...blanks, count: count.toLocaleString(language) });
}

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
  const say = (key: string, blanks: Readonly<Record<string, string | number>> = {}) => {
    const sentence = data.sentences[key]!;
    return typeof sentence === 'string'
      ? fill(sentence, blanks)
      : counted(sentence, Number(blanks.count), language, blanks);
  };
  return { ...data, ...telling({ say, list: (parts) => listOf(parts, language), data }) };
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
