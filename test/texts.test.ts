/** Every reason has a sentence in every language, every sentence is used, and the typography is right. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TEXT as TERMINAL } from '../src/cli/text/index.ts';
import { seededRandom } from '../src/core/random.ts';
import { type GameText, LANGUAGES, type Language } from '../src/core/text.ts';
import { HOUSE } from '../src/text/index.ts';
import { en as printEn } from '../src/web/print/text/en.ts';
import { fr as printFr } from '../src/web/print/text/fr.ts';
import { en as homemadeEn } from '../src/web/puzzles/homemade/text/en.ts';
import { fr as homemadeFr } from '../src/web/puzzles/homemade/text/fr.ts';
import { en as puzzlesEn } from '../src/web/puzzles/text/en.ts';
import { fr as puzzlesFr } from '../src/web/puzzles/text/fr.ts';
import { en as raceEn } from '../src/web/race/text/en.ts';
import { fr as raceFr } from '../src/web/race/text/fr.ts';
import { en } from '../src/web/text/en.ts';
import { fr } from '../src/web/text/fr.ts';
import { everyGame } from './support/all-games.ts';
import { randomPlay, randomTable, viewers } from './support/random-game.ts';

const PAGES: Readonly<Record<Language, object>> = {
  en: { en, printEn, puzzlesEn, homemadeEn, raceEn },
  fr: { fr, printFr, puzzlesFr, homemadeFr, raceFr },
};
/** What a sentence of this language never has. A word of the notation (hide:left) keeps its colon. */
const WRONG: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [],
  fr: [/[^\u00a0\u202f\d][;!?»]|« |«[^\u00a0\u202f]| :|[a-zé]: /],
};
const games = new URL('../src/games/', import.meta.url).pathname;

/** All strings of a text, functions apart: what a telling says is checked below. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** The blanks of every sentence, by its path; plural forms are one sentence. */
function blanks(value: unknown, path = ''): [path: string, blanks: string][] {
  if (typeof value === 'string') return [[path, [...new Set(value.match(/\{\w+\}/g))].toSorted().join(' ')]];
  if (typeof value !== 'object' || value === null) return [[path, typeof value]];
  if ('one' in value && 'other' in value) return blanks(`${value.one} ${value.other}`, path);
  return Object.entries(value).flatMap(([key, each]) => blanks(each, `${path}.${key}`));
}

/** A move in a lesson is no sentence. */
const isNotation = (text: string) => !text.includes(' ');

function expectTypography(language: Language, sentence: string) {
  expect(sentence).not.toMatch(/['"]|\.\.\.| {2}/);
  for (const wrong of WRONG[language]) expect(sentence).not.toMatch(wrong);
}

function expectTold(language: Language, sentence: string) {
  expect(sentence).toMatch(/^[^{}]+$/);
  expectTypography(language, sentence);
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

  test('both languages are data with the same blanks; only the telling is code', async () => {
    const [en, fr] = await Promise.all(LANGUAGES.map(async (language) => blanks(await module.text[language]())));
    expect(fr).toEqual(en);
    const study = LANGUAGES.map(async (language) => blanks(await module.studyText?.[language]()));
    expect(await study[1]).toEqual(await study[0]);
    const functions = en!.filter(([, what]) => what === 'function').map(([path]) => path);
    const wanted = ['.account', '.points', '.seat', '.tell'];
    // where the name of a seat does not say what it plays with, or a drawing not what to do
    expect(functions.filter((each) => each !== '.side' && each !== '.inWords').toSorted()).toEqual(wanted);
  });

  test.each(LANGUAGES)(
    '%s: whatever happens is told without a blank left, and typographically right',
    async (language) => {
      const text = await module.text[language]();
      for (let number = 0; number < 6; number++) {
        const random = seededRandom(`texts ${id}`, number);
        const { start, seats } = randomTable(module.rules, random);
        const name = (seat: number) => text.seat(seat, seats);
        let last = start;
        for (const { before, by, move, after } of randomPlay(module.rules, start, random)) {
          const told = viewers(seats).map((viewer) => text.tell(module.rules.seen(before, by, move, viewer), name));
          for (const sentence of new Set(told)) expectTold(language, sentence);
          last = after;
        }
        const outcome = module.rules.outcome(last);
        if (!outcome) continue;
        const account = text.account(outcome, module.rules.view(last, 'spectator'), name);
        for (const sentence of [...account, text.points(seats)]) expectTold(language, sentence);
      }
    },
  );

  test.each(LANGUAGES)('%s: the goal is one line along a small board', async (language) => {
    expect((await module.text[language]()).goal).toMatch(/^\p{Lu}.{10,42}[^.]$/u);
  });

  test.each(LANGUAGES)('%s: typography', async (language) => {
    const { text, learn, studyText } = module;
    const said = [await text[language](), await learn?.[language](), await studyText?.[language]()].flatMap(sentences);
    for (const sentence of said) if (!isNotation(sentence)) expectTypography(language, sentence);
  });
});

test.each(LANGUAGES)('texts of the house, the terminal and the pages, %s: typography', (language) => {
  // columns of a terminal are set with spaces
  const said = [HOUSE[language], TERMINAL[language], PAGES[language]].flatMap(sentences);
  for (const sentence of said) expectTypography(language, sentence.replaceAll(/ {2,}/g, ' '));
});
