/** What a game promises of its set-up positions (SetUp of src/core/game.ts), over seeded random games. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyGame, AnyView, By, GameModule, Random, SetUp } from '../../src/core/game.ts';
import { pick, seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { LANGUAGES } from '../../src/core/text.ts';
import { explain } from '../../src/text/index.ts';
import { freeze, randomPlay, randomTable, type Table, viewers } from './random-game.ts';
import { sampleGames } from './sample-games.ts';

const GAMES = 25;
const EVENTS = 200;
/** How far two states are followed side by side. */
const FOLLOWED = 60;
/** From how many moments of a sample game it is played on: the first is its start, the last just before its end. */
const BEGINNINGS = 5;

/** `forget` takes out of a view what is history: it may differ where a position was set up. */
export function positionsHold<View extends AnyView>(module: GameModule, forget: (view: View) => object): void {
  const game = module.rules;
  const setUp = game.setUp!;
  const onGames = (runs: number, property: (table: Table<unknown>, random: Random) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const random = seededRandom(`${game.id} positions ${seed}`);
        property(randomTable(game, random), random);
      }),
      { numRuns: runs },
    );
  const known = (view: AnyView) => forget(view as View);

  test('every position is written, and a text that was written is read and written as it is', () => {
    onGames(GAMES, (table, random) => {
      for (const state of statesOf(game, table, random)) {
        const text = setUp.write(state)!;
        expect(text).toMatch(/^[\x20-\x7e]+$/);
        expect(setUp.write(expectOk(setUp.read(text, table.options, table.seats)))).toBe(text);
      }
    });
  });

  test('a position that is set up looks the same and leaves the same choices', () => {
    onGames(GAMES, (table, random) => {
      const states = statesOf(game, table, random);
      for (let looks = 0; looks < 30; looks++) {
        const state = pick(states, random);
        expectAlike(game, table, state, read(setUp, setUp.write(state)!, table), known);
      }
    });
  });

  test('a game that begins there goes the same way to the same end', () => {
    onGames(GAMES, (table, random) => {
      const state = pick(statesOf(game, table, random), random);
      let other = read(setUp, setUp.write(state)!, table);
      for (const { by, move, after } of randomPlay(game, state, random, FOLLOWED)) {
        other = game.apply(other, by, move);
        expectAlike(game, table, after, other, known);
      }
    });
  });

  test('so do the sample games of the reference, whatever ends them', () => {
    for (const { table, steps } of sampleGames(game)) {
      for (let begun = 0; begun < BEGINNINGS; begun++) {
        const from = Math.floor(((steps.length - 1) * begun) / (BEGINNINGS - 1));
        let other = read(setUp, setUp.write(steps[from]!.before)!, table);
        for (const { by, move, after } of steps.slice(from)) {
          other = game.apply(other, by, move);
          expectAlike(game, table, after, other, known);
        }
        expect(game.outcome(other)).toBeDefined();
        expectAlike(game, table, other, read(setUp, setUp.write(other)!, table), known);
      }
    }
  });

  test('a text with a letter changed is refused with a sentence in both languages, or is a position that can be played', async () => {
    const texts = await Promise.all(LANGUAGES.map((language) => module.text[language]()));
    onGames(GAMES, (table, random) => {
      const states = statesOf(game, table, random);
      for (let tries = 0; tries < 40; tries++) {
        const text = garbled(setUp.write(pick(states, random))!, random);
        const set = setUp.read(text, table.options, table.seats);
        if (set.ok) expectPlayable(game, setUp, table, set.value, random);
        else {
          expect(set.error.code).toBe('bad-request');
          for (const [i, language] of LANGUAGES.entries())
            expect(explain(set.error, language, texts[i]), text).toMatch(/^[^{}]+[.…]$/);
        }
      }
    });
  });

  test('texts that are no position at all are refused', () => {
    for (const text of ['', ' ', '-', 'e4', '0'.repeat(2 ** 20), '- '.repeat(2 ** 19)]) {
      const { options, seats } = randomTable(game, seededRandom(game.id));
      // an empty board may be a position of its own, written shortly
      const set = setUp.read(text, options, seats);
      if (set.ok) expect(setUp.write(set.value)).toBe(text);
      else expect(set.error.code).toBe('bad-request');
    }
  });
}

function statesOf(game: AnyGame, { start }: Table<unknown>, random: Random): readonly unknown[] {
  return [start, ...[...randomPlay(game, start, random, EVENTS)].map(({ after }) => after)];
}

const read = (setUp: SetUp<unknown, unknown>, text: string, { options, seats }: Table<unknown>): unknown =>
  freeze(expectOk(setUp.read(text, options, seats)));

function expectAlike(
  game: AnyGame,
  { seats }: Table<unknown>,
  one: unknown,
  other: unknown,
  known: (view: AnyView) => object,
): void {
  const everybody: readonly By[] = [...Array.from({ length: seats }, (_, seat) => seat), 'chance', 'clock'];
  const told = (state: unknown) => ({
    toAct: game.toAct(state),
    outcome: game.outcome(state),
    legal: everybody.map((by) => game.legal(state, by)),
    views: viewers(seats).map((viewer) => known(game.view(state, viewer))),
    // a timer's key may count rounds that were never played
    timers: game.timers(state).map(({ ms, move }) => ({ ms, move })),
  });
  // a text is compared faster than what it tells
  if (JSON.stringify(told(other)) !== JSON.stringify(told(one))) expect(told(other)).toEqual(told(one));
}

function expectPlayable(
  game: AnyGame,
  setUp: SetUp<unknown, unknown>,
  table: Table<unknown>,
  state: unknown,
  random: Random,
): void {
  const text = setUp.write(state)!;
  expect(setUp.write(read(setUp, text, table))).toBe(text);
  for (const { after } of randomPlay(game, freeze(state), random, 20)) {
    expect(game.toAct(after).length === 0).toBe(game.outcome(after) !== undefined);
    for (const viewer of viewers(table.seats)) expect(game.show(game.view(after, viewer))).not.toBe('');
  }
}

function garbled(text: string, random: Random): string {
  const at = random(text.length + 1);
  const letter = pick([...text, ...'?!/,.-=:@ 0123456789bgrywz'], random);
  return text.slice(0, at) + letter + text.slice(at + random(2));
}
