import { describe, expect, test } from 'vitest';
import { LEVELS, type Level, type Thinking } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import { pick, seededRandom } from '../../core/random.ts';
import { bot } from './bot.ts';
import { deck, phase } from './course.ts';
import { rules as game } from './index.ts';
import type { MastermindOptions } from './options.ts';
import { candidates } from './rows.ts';
import { analyst, type RowAnalysis } from './solver/analyst.ts';
import type { MastermindState } from './state.ts';

const choose = async (...question: Parameters<typeof bot.choose>) => (await bot.choose(...question))!;

const thinking = (seed: string, nodes = 2000): Thinking => ({
  budget: { nodes },
  random: seededRandom(seed),
  now: () => 0,
});

async function* plays(options: unknown, seats: number, level: Level, seed: string): AsyncGenerator<MastermindState> {
  const parsed = game.options(options, seats);
  if (!parsed.ok) throw new Error('options');
  let state = game.start(parsed.value, seats);
  const random = seededRandom(seed);
  for (let event = 0; game.toAct(state).length > 0; event++) {
    yield state;
    const by = pick(game.toAct(state), random);
    const move =
      by === 'chance'
        ? game.draw(state, by, random)
        : (await choose(game.view(state, by as Seat), level, thinking(`${seed} ${event}`))).move;
    expect(game.check(state, by, move)).toBeUndefined();
    state = game.apply(state, by, move);
  }
  yield state;
}

const TABLES: readonly [Partial<MastermindOptions>, number][] = [
  [{ rounds: 8 }, 1],
  [{ rounds: 8 }, 2],
  [{ rounds: 2, long: true }, 2],
  [{ rounds: 12 }, 3],
];

describe('the computer player', () => {
  test.each(TABLES)('plays whole games of %o with %i seats on every level', async (options, seats) => {
    for (const level of LEVELS) {
      let last: MastermindState | undefined;
      for await (const state of plays(options, seats, level, `game ${level}`)) last = state;
      expect(game.outcome(last!)).toBeDefined();
    }
  });

  test('sees nothing of the code: states that differ in it alone get the same row', async () => {
    const random = seededRandom('twins');
    let compared = 0;
    for await (const state of plays({}, 2, 5, 'twins')) {
      if (phase(state) !== 'seek') continue;
      const { rows } = state.rounds.at(-1)!;
      const other = pick(candidates(deck(state), rows), random);
      const twin = { ...state, rounds: [...state.rounds.slice(0, -1), { code: other, rows }] };
      const seat = game.toAct(state)[0] as Seat;
      for (const level of [1, 4, 5] as const) {
        const [one, two] = await Promise.all(
          [state, twin].map((each) => choose(game.view(each, seat), level, thinking('same'))),
        );
        expect(two).toEqual(one);
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('is not readable as a Coder: no code is frequent, and all kinds of codes come', async () => {
    const state = game.start({ code: 'chosen', long: false, rounds: 8 }, 2);
    const view = { ...game.view(state, 0), out: deck(state).slice(0, 15) };
    const drawn = new Map<string, number>();
    for (let i = 0; i < 100; i++) {
      const { move } = await choose(view, 5, thinking(`code ${i}`, 20_000));
      const text = game.write(move);
      drawn.set(text, (drawn.get(text) ?? 0) + 1);
    }
    // 720 codes drawn 100 times: if all were alike 93 different ones are expected
    expect(drawn.size).toBeGreaterThan(75);
    expect(Math.max(...drawn.values())).toBeLessThan(5);
  });
});

describe('the analyst', () => {
  test.each([1, 2, 3])('skill and luck add up to the last bit, %i seats', async (seats) => {
    const random = seededRandom('some');
    let checked = 0;
    for await (const state of plays({ rounds: 3 * (seats === 2 ? 2 : 1) }, seats, 3, 'analysed')) {
      if (state.rounds.length === 0 || random(3) > 0) continue;
      const view = game.view(state, 'spectator');
      const analysis = (await analyst.analyse(view, thinking('analyst', 100_000))) as {
        remaining?: number;
        expected?: number;
        rows: RowAnalysis[];
      };
      checked += analysis.rows.length;
      for (const [i, row] of analysis.rows.entries()) {
        expect(1 + row.after + row.skill + row.luck).toBe(row.before);
        expect(row.skill).toBeLessThanOrEqual(0);
        const next = analysis.rows[i + 1];
        if (next?.round === row.round) expect(row.after).toBe(next.before);
        else if (row.round < view.round || phase(state) === 'over') expect(row.after).toBe(0);
      }
      if (phase(state) !== 'seek') continue;
      const { rows } = state.rounds.at(-1)!;
      expect(analysis.remaining).toBe(candidates(deck(state), rows).length);
      const last = analysis.rows.at(-1);
      if (last?.round === view.round) expect(last.after).toBeCloseTo(analysis.expected!, 5);
    }
    expect(checked).toBeGreaterThan(10);
  });

  test('knows the value of a whole deck, and has nothing to say before three players have begun', async () => {
    const two = game.view(game.start({ code: 'chosen', long: false, rounds: 8 }, 2), 'spectator');
    expect(await analyst.analyse(two, thinking(''))).toMatchObject({ remaining: 13_800, exact: false, rows: [] });
    expect(await analyst.analyse({ ...two, phase: 'remove' }, thinking(''))).toBeUndefined();
  });
});
