/** What is taught is true: diagrams are real games, lessons ask for legal moves, rulings are named as in RULES.md. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Diagram } from '../src/board/learn.ts';
import { openLog } from '../src/core/log.ts';
import { expectOk } from '../src/core/result.ts';
import { LANGUAGES } from '../src/core/text.ts';
import { SHELF } from '../src/games/shelf.ts';

const taught = SHELF.filter(({ learn }) => learn).map((module) => ({ id: module.rules.id, module }));

describe.each(taught)('$id', ({ id, module }) => {
  const load = () => Promise.all(LANGUAGES.map((language) => module.learn![language]()));
  const open = ({ seats, options, events }: Diagram) => expectOk(openLog(module.rules, seats, options ?? {}, events));

  test('every diagram is a position of a real game', async () => {
    for (const { rules } of await load()) {
      const diagrams = rules.flatMap(({ diagram }) => diagram ?? []);
      expect(diagrams.length).toBeGreaterThanOrEqual(3);
      for (const diagram of diagrams) open(diagram);
    }
  });

  test('every step of the lesson asks its learner for moves that are legal', async () => {
    for (const { lesson } of await load()) {
      expect(lesson.length).toBeGreaterThanOrEqual(5);
      expect(lesson.length).toBeLessThanOrEqual(10);
      for (const { position, accepted } of lesson) {
        const { game, state } = open(position);
        const legal = game.legal(state, position.viewer);
        for (const move of accepted) {
          const fits = legal.pattern
            ? new RegExp(legal.pattern).test(move)
            : legal.list.some((each) => game.write(each) === move);
          expect(fits, move).toBe(true);
        }
      }
    }
  });

  test('what is nearly right is a legal move that will not do, and is met by its own sentence', async () => {
    for (const { lesson } of await load()) {
      for (const { position, accepted, nearly = [] } of lesson) {
        const { game, state } = open(position);
        const legal = game.legal(state, position.viewer).list.map((move) => game.write(move));
        const met = legal.filter((move) => !accepted.includes(move));
        const first = met.map((move) => nearly.findIndex(({ when }) => when.test(move)));
        for (const [index, { when }] of nearly.entries()) expect(first, String(when)).toContain(index);
      }
    }
  });

  test('all languages teach the same', async () => {
    const [first, ...others] = (await load()).map(({ rules, lesson }) => ({
      rules: rules.map(({ id, diagram, rulings }) => [id, diagram?.events, rulings]),
      lesson: lesson.map(({ position, accepted, nearly }) => [position, accepted, nearly?.map(({ when }) => when)]),
    }));
    for (const other of others) expect(other).toEqual(first);
  });

  test('every refusal and every ending is explained by a section', async () => {
    const { rules } = await module.learn!.en();
    const sections = rules.map((section) => section.id);
    expect(new Set(sections).size).toBe(sections.length);
    for (const language of LANGUAGES) {
      const { refusals, endings, why = {} } = await module.text[language]();
      const reasons = ['not-your-turn', 'game-over', ...Object.keys(refusals), ...Object.keys(endings)];
      expect(Object.keys(why).toSorted()).toEqual(reasons.toSorted());
      for (const reason of reasons) expect(sections, reason).toContain(why[reason]);
    }
  });

  test('every ruling of RULES.md is taught, with its text and its reason', async () => {
    const page = new URL(`../src/games/${id}/RULES.md`, import.meta.url);
    expect(existsSync(page)).toBe(true);
    const numbered = new Set(
      [...readFileSync(page, 'utf8').matchAll(/\*\*([A-Z]\d+)\.?\*\*/g)].map(([, ruling]) => ruling),
    );
    for (const { rules, houseRules } of await load()) {
      expect(new Set(rules.flatMap(({ rulings }) => rulings ?? []))).toEqual(numbered);
      expect(new Set(Object.keys(houseRules))).toEqual(numbered);
    }
  });
});
