/** The texts keep to their terms: what docs/terms.md never says is said nowhere. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEXT as TERMINAL } from '../src/cli/text/index.ts';
import { LANGUAGES, type Language } from '../src/core/text.ts';
import { SHELF } from '../src/games/shelf.ts';
import { HOUSE } from '../src/text/index.ts';
import { en as analysisEn } from '../src/web/analysis/text/en.ts';
import { fr as analysisFr } from '../src/web/analysis/text/fr.ts';
import { en as charactersEn } from '../src/web/characters/text/en.ts';
import { fr as charactersFr } from '../src/web/characters/text/fr.ts';
import { en as eveningEn } from '../src/web/evening/text/en.ts';
import { fr as eveningFr } from '../src/web/evening/text/fr.ts';
import { en as onlineEn } from '../src/web/online/text/en.ts';
import { fr as onlineFr } from '../src/web/online/text/fr.ts';
import { en as printEn } from '../src/web/print/text/en.ts';
import { fr as printFr } from '../src/web/print/text/fr.ts';
import { en as puzzlesEn } from '../src/web/puzzles/text/en.ts';
import { fr as puzzlesFr } from '../src/web/puzzles/text/fr.ts';
import { en as recordEn } from '../src/web/record/text/en.ts';
import { fr as recordFr } from '../src/web/record/text/fr.ts';
import { en as reviewEn } from '../src/web/review/text/en.ts';
import { fr as reviewFr } from '../src/web/review/text/fr.ts';
import { en as studyEn } from '../src/web/study/text/en.ts';
import { fr as studyFr } from '../src/web/study/text/fr.ts';
import { en as tableEn } from '../src/web/table/text/en.ts';
import { fr as tableFr } from '../src/web/table/text/fr.ts';
import { en } from '../src/web/text/en.ts';
import { fr } from '../src/web/text/fr.ts';

const HEADINGS: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
const WEB: Readonly<Record<Language, object>> = {
  en: [en, eveningEn, onlineEn, tableEn, charactersEn, analysisEn, studyEn, reviewEn, puzzlesEn, recordEn, printEn],
  fr: [fr, eveningFr, onlineFr, tableFr, charactersFr, analysisFr, studyFr, reviewFr, puzzlesFr, recordFr, printFr],
};

interface Term {
  readonly use: string;
  readonly never: readonly string[];
  readonly where: string;
}

/** The rows of one language's table. */
function termsOf(language: Language): Term[] {
  const page = readFileSync(new URL('../docs/terms.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split(`## ${HEADINGS[language]}\n`);
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => {
    const [, use, , never, where] = line.split('|').map((cell) => cell.trim());
    return { use: use!, never: [...never!.matchAll(/`([^`]+)`/g)].map(([, word]) => word!), where: where! };
  });
}

/** All sentences by area. A move written out is no sentence. */
async function areas(language: Language): Promise<Readonly<Record<string, readonly string[]>>> {
  const games = SHELF.map(async ({ rules, text, learn, prints, studyText }) => {
    const { notation: _, ...said } = await text[language]();
    return [
      rules.id,
      sentences([said, await learn?.[language](), await prints?.[language](), await studyText?.[language]()]),
    ] as const;
  });
  return {
    web: sentences(WEB[language]),
    house: sentences(HOUSE[language]),
    cli: sentences(TERMINAL[language]),
    ...Object.fromEntries(await Promise.all(games)),
  };
}

/** What is no sentence: positions, moves, anchors. */
const UNSAID = ['drawings', 'position', 'accepted', 'events', 'id', 'rulings', 'why', 'when'];

/** Without their blanks, whose names nobody reads. A house rule's reason is said. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes(' ') || /^\p{Lu}/u.test(value) ? [value.replaceAll(/\{\w+\}/g, '…')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    UNSAID.includes(key) && typeof each !== 'string' ? [] : sentences(each),
  );
}

function isIn(area: string, where: string): boolean {
  if (where.startsWith('all')) return !where.replace('all but ', '').split(', ').includes(area);
  return where.split(', ').includes(area);
}

/** As a word of its own, whatever its letters' size and its spaces. */
const asWord = (never: string) =>
  new RegExp(`(?<![\\p{L}\\d-])${never.replaceAll(/\s+/g, '\\s+')}(?![\\p{L}\\d-])`, 'iu');

test.each(LANGUAGES)('%s: every row of docs/terms.md names areas that there are', async (language) => {
  const known = Object.keys(await areas(language));
  const terms = termsOf(language);
  expect(terms.length).toBeGreaterThanOrEqual(45);
  for (const { use, never, where } of terms) {
    const named = where
      .replace(/^all( but )?/, '')
      .split(', ')
      .filter(Boolean);
    expect(
      named.filter((area) => !known.includes(area)),
      use,
    ).toEqual([]);
    expect(never.length, use).toBeGreaterThan(0);
  }
});

test.each(LANGUAGES)('%s: no text says what its terms never say', async (language) => {
  const said = await areas(language);
  const found = termsOf(language).flatMap(({ use, never, where }) =>
    Object.entries(said).flatMap(([area, lines]) =>
      isIn(area, where)
        ? never.flatMap((word) =>
            lines.filter((line) => asWord(word).test(line)).map((line) => `${use} (${area}, not “${word}”): ${line}`),
          )
        : [],
    ),
  );
  expect(found).toEqual([]);
});
