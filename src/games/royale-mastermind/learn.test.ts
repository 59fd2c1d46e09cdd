import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Diagram, Learning } from '../../svg/learn.ts';
import { rules as game, royaleMastermind } from './index.ts';
import { learning as en } from './learn/en.ts';
import { learning as fr } from './learn/fr.ts';
import { onlyOneLeft, repeats, twoAlike, whites } from './learn/positions.ts';
import { candidates } from './rows.ts';
import { CARDS, type MastermindState } from './state.ts';

const stateOf = ({ seats, options, events }: Diagram): MastermindState =>
  expectOk(openLog(royaleMastermind.rules, seats, options, events)).state as MastermindState;

describe.each([
  ['en', en],
  ['fr', fr],
])('%s', (language, { rules, lesson }: Learning) => {
  test('every diagram replays', () => {
    const diagrams = rules.flatMap(({ diagram }) => (diagram ? [diagram] : []));
    expect(diagrams.length).toBeGreaterThanOrEqual(3);
    for (const diagram of diagrams) stateOf(diagram);
  });

  test('every accepted move is legal where it is asked for', () => {
    expect(lesson.length).toBeGreaterThanOrEqual(5);
    for (const { position, accepted } of lesson) {
      const state = stateOf(position);
      expect(game.toAct(state)).toContain(position.viewer);
      for (const move of accepted) {
        expect(game.check(state, position.viewer, expectOk(game.read(move)))).toBeUndefined();
      }
    }
  });

  test('every ruling is explained', () => {
    const numbered = [...readFileSync(new URL('RULES.md', import.meta.url), 'utf8').matchAll(/\*\*(K\d+)\./g)];
    const explained = new Set(rules.flatMap(({ rulings = [] }) => rulings));
    expect([...explained].sort()).toEqual(numbered.map(([, number]) => number));
  });

  test('typography', () => {
    const sentences = [
      ...rules.flatMap(({ title, body, diagram }) => [title, ...body, diagram?.caption ?? '']),
      ...lesson.flatMap(({ task, wrong, right }) => [task, wrong, right]),
    ];
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/['"]|\.\.\.| {2}/);
      if (language === 'fr') expect(sentence).not.toMatch(/[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]/);
    }
  });
});

test('both languages have the same shape', () => {
  const shape = ({ rules, lesson }: Learning) => ({
    rules: rules.map(({ body, diagram, rulings }) => ({
      paragraphs: body.length,
      diagram: diagram && { ...diagram, caption: '' },
      rulings,
    })),
    lesson: lesson.map(({ position, accepted }) => ({ position, accepted })),
  });
  expect(shape(fr)).toEqual(shape(en));
});

test('where the lesson says that one row is left, it is', () => {
  const left = (diagram: Diagram, attribute: 0 | 1) => {
    const { rows } = stateOf(diagram).rounds.at(-1)!;
    const codes = candidates(deckOf(diagram), rows);
    return [...new Set(codes.map((code) => code.map((card) => card.split('-')[attribute]).join()))];
  };
  expect(left(whites, 1)).toEqual(['star,circle,cross']);
  expect(left(twoAlike, 0)).toEqual(['red,red,blue']);
  expect(left(onlyOneLeft, 1)).toEqual(['star,circle,cross']);
});

test('[K7] the example of the rules page gets its answer', () => {
  expect(stateOf(repeats).rounds[0]!.rows[0]).toMatchObject({ black: 1, white: 2 });
});

const deckOf = (diagram: Diagram) => {
  const { out } = game.view(stateOf(diagram), 'spectator');
  return CARDS.filter((card) => !out.includes(card));
};
