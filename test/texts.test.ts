/** Every reason has a sentence in every language, every sentence is used, and the typography is right. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TEXT as TERMINAL } from '../src/cli/text/index.ts';
import { type GameText, LANGUAGES, type Language } from '../src/core/text.ts';
import { HOUSE } from '../src/text/index.ts';
import { en } from '../src/web/text/en.ts';
import { fr } from '../src/web/text/fr.ts';
import { everyGame } from './support/all-games.ts';

const PAGES: Readonly<Record<Language, object>> = { en, fr };
/** What a sentence of this language never has. A word of the notation (hide:left) keeps its colon. */
const WRONG: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [],
  fr: [/[^\u00a0\u202f\d][;!?»]|« |«[^\u00a0\u202f]| :|[a-zé]: /],
};
const games = new URL('../src/games/', import.meta.url).pathname;

/** All strings of a text, functions apart: what they say is checked where they are called. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** A move in a lesson is no sentence. */
const isNotation = (text: string) => !text.includes(' ');

function expectTypography(language: Language, sentence: string) {
  expect(sentence).not.toMatch(/['"]|\.\.\.| {2}/);
  for (const wrong of WRONG[language]) expect(sentence).not.toMatch(wrong);
}

describe.each(everyGame.map((module) => ({ id: module.rules.id, module })))('$id', ({ id, module }) => {
  const folder = readdirSync(games).find((name) => name === id || name === `_${id}`)!;
  const rules = readdirSync(join(games, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(games, folder, file), 'utf8'))
    .join('\n');

  test.each(LANGUAGES)('%s: every reason that the rules give has a sentence', async (language) => {
    const text: GameText = await module.text[language]();
    const used = [...rules.matchAll(new RegExp(`['"\`](${id}\\.[a-z-]+)['"\`]`, 'g'))].map(([, reason]) => reason!);
    for (const reason of used) expect(text.refusals).toHaveProperty([reason]);
  });

  test.each(LANGUAGES)('%s: every option and each of its words has a name', async (language) => {
    const text: GameText = await module.text[language]();
    for (const seats of module.rules.seats) {
      for (const [name, spec] of Object.entries(module.rules.optionSpecs(seats))) {
        expect(text.options).toHaveProperty([name]);
        const words = 'values' in spec ? spec.values.filter((value) => typeof value === 'string') : [];
        for (const word of words) expect(text.options[name]!.values).toHaveProperty([word]);
      }
    }
  });

  test.each(LANGUAGES)('%s: typography', async (language) => {
    const said = [await module.text[language](), await module.learn?.[language]()].flatMap(sentences);
    for (const sentence of said) if (!isNotation(sentence)) expectTypography(language, sentence);
  });
});

test.each(LANGUAGES)('texts of the house, the terminal and the pages, %s: typography', (language) => {
  // columns of a terminal are set with spaces
  const said = [HOUSE[language], TERMINAL[language], PAGES[language]].flatMap(sentences);
  for (const sentence of said) expectTypography(language, sentence.replaceAll(/ {2,}/g, ' '));
});
