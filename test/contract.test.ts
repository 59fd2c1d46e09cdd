/** What every game promises (src/core/game.ts), over seeded random games. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, By, GameModule, Random, Refusal } from '../src/core/game.ts';
import { admit, replay, step } from '../src/core/play.ts';
import { pick, seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { type GameText, LANGUAGES } from '../src/core/text.ts';
import { explain } from '../src/text/index.ts';
import { foretell } from '../src/web/table/foresight.ts';
import { everyGame } from './support/all-games.ts';
import { eventOf, randomPlay, randomTable, viewers } from './support/random-game.ts';

const STATES_IMAGINED = 2000;

for (const module of everyGame) contract(module);

function contract({ rules: game, text }: GameModule) {
  /** Runs `property` on seeded random sources; a failure names the seed. */
  const onRandomSeeds = (runs: number, property: (random: Random) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => property(seededRandom(`${game.id} ${seed}`))),
      { numRuns: runs },
    );

  const everybody = (seats: number): By[] => [...Array.from({ length: seats }, (_, seat) => seat), 'chance', 'clock'];

  describe(game.id, () => {
    test('a log replays to the same state, and states survive JSON', () => {
      onRandomSeeds(15, (random) => {
        const { start } = randomTable(game, random);
        const steps = [...randomPlay(game, start, random)];
        const end = steps.at(-1)?.after ?? start;
        const events = steps.map((each) => eventOf(game, each));
        expect(expectOk(replay(game, start, events))).toEqual(end);
        expect(JSON.parse(JSON.stringify(end))).toEqual(end);
      });
    });

    test('somebody is to act exactly as long as there is no outcome, each once and in order', () => {
      onRandomSeeds(15, (random) => {
        const { start, seats } = randomTable(game, random);
        for (const { before, after } of randomPlay(game, start, random)) {
          const toAct = game.toAct(before);
          expect(toAct).toEqual(everybody(seats).filter((by) => toAct.includes(by)));
          expect(game.toAct(after).length === 0).toBe(game.outcome(after) !== undefined);
        }
      });
    });

    test('outcomes name seats of the table, a score for each, and an ending that has a text', async () => {
      const texts = await Promise.all(LANGUAGES.map((language) => text[language]()));
      onRandomSeeds(30, (random) => {
        const { start, seats } = randomTable(game, random);
        const end = [...randomPlay(game, start, random)].at(-1)?.after;
        const outcome = game.outcome(end);
        if (!outcome) return;
        expect(outcome.scores).toHaveLength(seats);
        expect(outcome.winners.every((seat) => seat >= 0 && seat < seats)).toBe(true);
        expect(new Set(outcome.winners).size).toBe(outcome.winners.length);
        for (const each of texts) expect(each.endings).toHaveProperty([outcome.reason]);
      });
    });

    test('every listed move passes check, is sorted, unique and reads back; drawn moves are legal', () => {
      onRandomSeeds(6, (random) => {
        const { start, seats } = randomTable(game, random);
        for (const { before } of randomPlay(game, start, random, 150)) {
          for (const by of everybody(seats)) expectSoundChoices(game, before, by, random);
        }
      });
    });

    test('a refused event changes nothing and has a text in every language', async () => {
      const texts = await Promise.all(LANGUAGES.map((language) => text[language]()));
      onRandomSeeds(6, (random) => {
        const { start, seats } = randomTable(game, random);
        const steps = [...randomPlay(game, start, random, 120)];
        for (const { before } of steps) {
          for (const by of everybody(seats)) {
            // moves of other moments, and their texts with a letter changed
            const borrowed = eventOf(game, steps[random(steps.length)]!).move;
            for (const move of [borrowed, garbled(borrowed, random)]) {
              const refused = step(game, before, { by, move });
              if (!refused.ok) expectExplained(refused.error, texts);
            }
          }
        }
      });
    });

    test('what a view leaves open can be imagined: the view, and what its seat may do, stay the same', () => {
      let states = 0;
      for (let number = 0; states < STATES_IMAGINED; number++) {
        const random = seededRandom(`${game.id} imagined`, number);
        const { start, seats } = randomTable(game, random);
        for (const { after } of randomPlay(game, start, random, 150)) {
          const viewer = pick(viewers(seats), random);
          const view = game.view(after, viewer);
          const imagined = game.imagine(view, random);
          expect(JSON.stringify(game.view(imagined, viewer))).toBe(JSON.stringify(view));
          expect(game.toAct(imagined)).toEqual(game.toAct(after));
          expect(game.outcome(imagined)).toEqual(game.outcome(after));
          if (viewer !== 'spectator') expect(game.legal(imagined, viewer)).toEqual(game.legal(after, viewer));
          states++;
        }
      }
    });

    test('when all is over nothing is hidden: everybody is shown the same of every moment, and his own view in it', () => {
      onRandomSeeds(10, (random) => {
        const { start, seats } = randomTable(game, random);
        for (const { after } of randomPlay(game, start, random)) {
          const shown = viewers(seats).map((viewer) => (game.reveal ?? game.view)(after, viewer));
          expect(new Set(shown.map((view) => JSON.stringify({ ...view, viewer: 'anybody' }))).size).toBe(1);
          expect(shown.map(({ viewer }) => viewer)).toEqual(viewers(seats));
          if (game.outcome(after)) expect(JSON.stringify(game.view(after, 0))).toBe(JSON.stringify(shown[0]));
        }
      });
    });

    if (game.open) {
      test('everybody sees the same, and so does every log', () => {
        onRandomSeeds(10, (random) => {
          const { start, seats } = randomTable(game, random);
          for (const { before, by, move, after } of randomPlay(game, start, random)) {
            const views = viewers(seats).map((viewer) =>
              JSON.stringify({ ...game.view(after, viewer), viewer: 'anybody' }),
            );
            const seen = viewers(seats).map((viewer) => JSON.stringify(game.seen(before, by, move, viewer)));
            expect(new Set(views).size).toBe(1);
            expect(new Set(seen).size).toBe(1);
            expect(game.seen(before, by, move, 'spectator').move).toBe(game.write(move));
          }
        });
      });
    }

    test('what its maker is sure of, of a move, comes true: what he will see, and the view after it', () => {
      const foretold = { moves: 0, asked: 0 };
      onRandomSeeds(40, (random) => {
        const { start } = randomTable(game, random);
        for (const { before, by, move, after } of randomPlay(game, start, random)) {
          if (typeof by !== 'number') continue;
          const view = game.view(before, by);
          const isSure = game.open ?? game.certain?.(view, move) ?? false;
          foretold.asked++;
          // to imagine takes its time: of what he is not sure of, some
          if (!isSure && random(8) > 0) continue;
          const step = foretell(game, { view, state: game.imagine(view, random) }, by, game.write(move));
          expect(step !== undefined).toBe(isSure);
          if (!step) continue;
          foretold.moves++;
          expect(JSON.stringify(step.after)).toBe(JSON.stringify(game.view(after, by)));
          expect(JSON.stringify(step.seen)).toBe(JSON.stringify(game.seen(before, by, move, by)));
        }
      });
      // a game in which nobody is ever sure of anything would make every page wait
      expect(foretold.moves).toBeGreaterThan(foretold.asked / 100);
    });

    test('every view can be drawn and every seen event told, in every language', async () => {
      const texts = await Promise.all(LANGUAGES.map((language) => text[language]()));
      onRandomSeeds(6, (random) => {
        const { start, seats } = randomTable(game, random);
        for (const { before, by, move, after } of randomPlay(game, start, random, 150)) {
          for (const viewer of viewers(seats)) {
            const view = game.view(after, viewer);
            expect(view.viewer).toBe(viewer);
            expect(game.show(view).trim()).not.toBe('');
            const seen = game.seen(before, by, move, viewer);
            for (const each of texts) {
              expect(each.tell(seen, (seat) => each.seat(seat, seats))).toMatch(/^(?!.*(undefined|NaN|\[object)).+$/);
            }
          }
        }
      });
    });

    test('a game that is over has its points explained, in every language', async () => {
      const texts = await Promise.all(LANGUAGES.map((language) => text[language]()));
      onRandomSeeds(6, (random) => {
        const { start, seats } = randomTable(game, random);
        const last = [...randomPlay(game, start, random, 2000)].at(-1)!.after;
        const outcome = game.outcome(last);
        if (!outcome) return;
        for (const each of texts) {
          const account = each.account(outcome, game.view(last, 'spectator'), (seat) => each.seat(seat, seats));
          expect(each.points(seats)).not.toBe('');
          for (const line of account) expect(line).toMatch(/^(?!.*(undefined|NaN|\[object)).+\.$/);
        }
      });
    });

    test('the clock is to act exactly while a timer runs, and every timer ends in a legal event', () => {
      onRandomSeeds(10, (random) => {
        const { start } = randomTable(game, random);
        for (const { after } of randomPlay(game, start, random)) {
          const timers = game.timers(after);
          expect(timers.length > 0).toBe(game.toAct(after).includes('clock'));
          for (const { ms, move, waivers } of timers) {
            // whoever is asked may act, and a game whose timers are waived says so
            if (waivers)
              expect([game.waivable, game.toAct(after)]).toEqual([true, expect.arrayContaining([...waivers])]);
            expect(ms).toBeGreaterThan(0);
            expect(admit(game, after, 'clock', move).ok).toBe(true);
          }
        }
      });
    });
  });
}

function expectSoundChoices(game: AnyGame, state: unknown, by: By, random: Random) {
  const { list, pattern } = game.legal(state, by);
  const notations = list.map((move) => game.write(move));
  if (!game.toAct(state).includes(by)) {
    expect({ list, pattern }).toEqual({ list: [], pattern: undefined });
    return;
  }
  expect(list.length > 0 || pattern !== undefined).toBe(true);
  expect(notations).toEqual([...new Set(notations)].sort());
  for (const [i, move] of list.entries()) {
    expect(expectOk(game.read(notations[i]!))).toEqual(move);
    expect(game.check(state, by, move)).toBeUndefined();
  }
  const drawn = game.draw(state, by, random);
  const notation = game.write(drawn);
  expect(expectOk(game.read(notation))).toEqual(drawn);
  expect(game.check(state, by, drawn)).toBeUndefined();
  if (pattern === undefined) expect(notations).toContain(notation);
  else expect(notation).toMatch(new RegExp(pattern));
}

function expectExplained(refusal: Refusal, texts: readonly GameText[]) {
  for (const [i, language] of LANGUAGES.entries()) {
    expect(explain(refusal, language, texts[i])).toMatch(/^[^{}]+[.…]$/);
  }
}

function garbled(text: string, random: Random): string {
  const at = random(text.length + 1);
  const letter = 'abcdef123456789:,-!@ AZé\u0000'.charAt(random(24));
  return text.slice(0, at) + letter + text.slice(at + random(2));
}
