/** What every reviewer promises, on every game that has one, through the engine. */
import { describe, expect, test } from 'vitest';
import { step } from '../src/core/play.ts';
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { recorded, reviewAll } from '../src/core/review.ts';
import { LANGUAGES } from '../src/core/text.ts';
import { reasonIn } from '../src/text/reason.ts';
import { everyGame } from './support/all-games.ts';
import { eventOf, randomPlay, randomTable } from './support/random-game.ts';

const LITTLE = { nodes: 2000 };
const thinking = () => ({ budget: LITTLE, random: seededRandom('review'), now: () => 0 });

describe.each(everyGame.filter(({ reviewer }) => reviewer).map((module) => ({ id: module.rules.id, module })))(
  '$id',
  ({ id, module: { rules, reviewer: load, text } }) => {
    const random = seededRandom(`review ${id}`);
    const { seats, start } = randomTable(rules, random);
    const steps = [...randomPlay(rules, start, random, 60)];
    const game = recorded(
      rules,
      seats,
      start,
      steps.map((step) => eventOf(rules, step)),
    );

    test('a game is recorded as it was played', () => {
      expect(game.moments.map(({ before, after }) => ({ before, after }))).toEqual(
        steps.map(({ before, after }) => ({ before, after })),
      );
      expect(game.end).toEqual(steps.at(-1)!.after);
    });

    test('every event that is judged gets one verdict, the last first', async () => {
      const reviewer = await load!();
      const order: number[] = [];
      for await (const { index } of reviewer.review(game, thinking())) order.push(index);
      expect(order).toEqual([...reviewer.judged(game)].reverse());
    });

    test('the same nodes give the same answer; losses are what is missing to the best', async () => {
      const reviewer = await load!();
      const told = await reviewAll(reviewer, game, thinking());
      expect(await reviewAll(reviewer, game, thinking())).toEqual(told);
      if (!('moves' in told) || reviewer.of !== 'moves') return;
      for (const { index, by, move, value, after, loss, best } of told.moves) {
        const moment = game.moments[index]!;
        expect([by, move]).toEqual([moment.by, rules.write(moment.move)]);
        expect(loss).toBeGreaterThanOrEqual(0);
        expect(loss).toBeCloseTo(reviewer.scale.better === 'more' ? value - after : after - value, 12);
        expect(best).toEqual([...best].sort());
        const legal = new Set(rules.legal(moment.before, by).list.map((each) => rules.write(each)));
        expect(best.filter((each) => !legal.has(each))).toEqual([]);
        expect(best.includes(move)).toBe(loss === 0);
      }
    });

    test('what was given away is explained: moves that can be played, sentences without a blank left', async () => {
      const reviewer = await load!();
      const told = await reviewAll(reviewer, game, thinking());
      if (!('moves' in told) || reviewer.of !== 'moves' || !reviewer.explain) return;
      const faults = told.moves.filter(({ loss }) => loss > 0).slice(-6);
      expect(faults.length).toBeGreaterThan(0);
      for (const verdict of faults) {
        const { before, after } = game.moments[verdict.index]!;
        const { instead, refutation, reasons } = await reviewer.explain(game, verdict, thinking());
        playable(before, instead, verdict.by);
        playable(after, refutation);
        // something can be said before the better move is found, and nobody has to read notation
        expect(reasons.length === 0 || reasons.some(({ blanks }) => !('move' in blanks))).toBe(true);
        if (verdict.exact) expect(verdict.best).toContain(instead[0] ?? verdict.best[0]);
        for (const language of LANGUAGES) {
          const words = await text[language]();
          const said = reasons.map((reason) => reasonIn(reason, words, language, (seat) => `N${seat}`));
          for (const sentence of said) {
            expect(sentence).toMatch(/^[^{}]+[.!]$/);
            expect(sentence).not.toContain(instead[0] ?? verdict.best[0]);
          }
        }
      }

      function playable(from: unknown, moves: readonly string[], first = rules.toAct(from)[0]): void {
        let state = from;
        for (const [i, move] of moves.entries())
          state = expectOk(step(rules, state, { by: i === 0 ? first : rules.toAct(state)[0], move }));
      }
    });

    test('whoever asks for the end of it gets it', async () => {
      const reviewer = await load!();
      let told = 0;
      const hurried = { budget: {}, random: seededRandom('hurried'), now: () => 0, hurried: () => true };
      for await (const _ of reviewer.review(game, hurried)) told++;
      expect(told).toBe(reviewer.judged(game).length);
    });
  },
);
