/** What every study promises, on every game that has one, through the contract alone. */
import { describe, expect, test } from 'vitest';
import type { Board, BoardInput } from '../src/board/board.ts';
import type { GameEvent } from '../src/core/game.ts';
import { playedThrough } from '../src/core/play.ts';
import { seededRandom } from '../src/core/random.ts';
import { type Reason, type Recorded, recorded } from '../src/core/review.ts';
import type { Insight, InsightPart, Studied } from '../src/core/study.ts';
import { LANGUAGES } from '../src/core/text.ts';
import { factIn, reasonIn } from '../src/text/reason.ts';
import { everyGame } from './support/all-games.ts';
import { eventOf, randomPlay, randomTable } from './support/random-game.ts';

const LITTLE = { nodes: 3000 };
const MOST = 3;
const thinking = () => ({ budget: LITTLE, random: seededRandom('study'), now: () => 0 });
/** Positions of each game that are looked at, over its whole length. */
const LOOKS = 5;

describe.each(everyGame.filter(({ study }) => study).map((module) => ({ id: module.rules.id, module })))(
  '$id',
  ({ id, module }) => {
    const { rules, study: load, studyText, text: loadText, reviewer: loadReviewer } = module;
    const random = seededRandom(`study ${id}`);
    const { seats, start } = randomTable(rules, random);
    const events: GameEvent[] = [...randomPlay(rules, start, random, 60)].map((step) => eventOf(rules, step));
    const studied: Studied[] = Array.from({ length: LOOKS + 1 }, (_, look) => ({
      ...recorded(rules, seats, start, events.slice(0, Math.round((look * events.length) / LOOKS))),
      knowledge: 'everything' as const,
    }));

    async function insightsOf(at: Studied, asked?: Parameters<NonNullable<Awaited<ReturnType<typeof insights>>>>[2]) {
      const told: Insight[] = [];
      for await (const insight of (await insights())!(at, thinking(), asked)) told.push(insight);
      return told;
    }
    const insights = async () => {
      const study = await load!();
      return study.insights?.bind(study);
    };

    test('candidates are legal, the best first, and their lines can be played', async () => {
      const study = await load!();
      const reviewer = await loadReviewer?.();
      const worse = reviewer?.of === 'moves' && reviewer.scale.better === 'more' ? -1 : 1;
      let seen = 0;
      for (const at of studied) {
        const candidates = await study.candidates!(at, MOST, thinking());
        seen += candidates.length;
        expect(candidates.length).toBeLessThanOrEqual(MOST);
        expect(await study.candidates!(at, MOST, thinking())).toEqual(candidates);
        expect(new Set(candidates.map(({ move }) => move)).size).toBe(candidates.length);
        for (const [i, { by, move, value, line }] of candidates.entries()) {
          expect(Number.isFinite(value)).toBe(true);
          expect(line[0]).toBe(move);
          expect(rules.toAct(at.end)).toContain(by);
          expect(playedThrough(rules, at.end, line)).toHaveLength(line.length);
          if (i > 0) expect(worse * (value - candidates[i - 1]!.value)).toBeGreaterThanOrEqual(0);
        }
      }
      expect(seen).toBeGreaterThan(0);
    });

    test('whoever asks for the end of it gets it', async () => {
      const study = await load!();
      const hurried = { budget: {}, random: seededRandom('hurried'), now: () => 0, hurried: () => true };
      for (const at of studied) {
        await study.candidates!(at, MOST, hurried);
        for await (const insight of study.insights?.(at, hurried) ?? []) expect(insight.key).toBeTruthy();
      }
    });

    test('insights are told in sentences of both languages, and the same again for the same nodes', async () => {
      let seen = 0;
      for (const at of studied) {
        const told = await insightsOf(at);
        seen += told.length;
        expect(await insightsOf(at)).toEqual(told);
        for (const language of LANGUAGES) {
          const { reasons } = await studyText![language]();
          const { places = {} } = await loadText[language]();
          const text = { reasons, places };
          const said = (reason: Reason) => reasonIn(reason, text, language, (seat) => `N${seat}`);
          for (const { key, parts } of told) {
            expect(said({ key, blanks: {} })).toMatch(/^[^{}]+$/);
            for (const part of parts) {
              if (part.kind === 'says') for (const each of part.reasons) expect(said(each)).toMatch(/^[^{}]+[.!]$/);
              if (part.kind === 'table') {
                for (const row of part.rows) expect(row).toHaveLength(part.head.length);
                for (const each of part.rows.flat())
                  expect(factIn(each, text, language, (seat) => `N${seat}`)).toMatch(/^[^{}]*$/);
                for (const each of part.head) said(each);
              }
              if (part.kind === 'lines') for (const { label } of part.lines) expect(said(label)).toMatch(/^[^{}]+$/);
              if (part.kind === 'choices') for (const { label } of part.choices) said(label);
            }
          }
        }
      }
      expect(seen).toBeGreaterThan(0);
    });

    test('lines can be played through, places are on the board, and what is chosen can be chosen', async () => {
      const board = await module.board?.();
      for (const at of studied) {
        for (const { parts } of await insightsOf(at)) {
          for (const part of parts) check(part, at, board, (await loadText.en()).board);
        }
      }
    });

    test('one insight alone can be asked for anew, with another choice', async () => {
      for (const at of studied) {
        const told = await insightsOf(at);
        for (const { key, parts } of told) {
          const choices = parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
          for (const { name, options } of choices) {
            const { value } = options.at(-1)!;
            const anew = await insightsOf(at, { key, chosen: { [name]: value } });
            expect(new Set(anew.map((each) => each.key))).toEqual(new Set([key]));
            const now = anew.at(-1)!.parts.flatMap((part) => (part.kind === 'choices' ? part.choices : []));
            expect(now.find((each) => each.name === name)?.chosen).toBe(value);
          }
          const wild = await insightsOf(at, {
            key,
            chosen: Object.fromEntries(choices.map(({ name }) => [name, '?'])),
          });
          expect(wild.at(-1)).toEqual(told.findLast((each) => each.key === key));
        }
      }
    });

    function check(part: InsightPart, at: Recorded, board: Board | undefined, words: unknown): void {
      if (part.kind === 'lines') {
        for (const { moves, from } of part.lines) {
          const state = from === undefined ? at.end : stateAt(at, from);
          expect(moves.length).toBeGreaterThan(0);
          expect(playedThrough(rules, state, moves)).toHaveLength(moves.length);
        }
      }
      if (part.kind === 'choices') {
        for (const { options, chosen } of part.choices) expect(options.map(({ value }) => value)).toContain(chosen);
      }
      if (part.kind === 'spots') {
        const view = rules.reveal?.(at.end, 'spectator') ?? rules.view(at.end, 'spectator');
        const names = Array.from({ length: seats }, (_, seat) => `N${seat}`);
        const input: BoardInput<typeof view, unknown, unknown> = {
          ...{ view, moves: [], draft: board?.noDraft, words, names, flipped: false },
        };
        for (const { target, weight } of part.spots) {
          expect(weight).toBeGreaterThanOrEqual(0);
          expect(weight).toBeLessThanOrEqual(1);
          if (board) expect(board.place?.(input, target), target).toBeDefined();
        }
      }
    }

    const stateAt = (at: Recorded, index: number) => (index < at.moments.length ? at.moments[index]!.before : at.end);
  },
);
