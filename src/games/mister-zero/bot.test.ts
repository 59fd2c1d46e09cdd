import { describe, expect, test } from 'vitest';
import { type Info, LEVELS, type Thinking } from '../../core/bot.ts';
import { pick, seededRandom } from '../../core/random.ts';
import { bot } from './bot.ts';
import { write } from './notation.ts';
import { apply, legal, outcome, start, toAct } from './rules.ts';
import { analyst } from './solver/analyst.ts';
import type { MisterZeroState } from './state.ts';
import { view } from './view.ts';

const choose = async (...question: Parameters<typeof bot.choose>) => (await bot.choose(...question))!;

const mover = (state: MisterZeroState) => toAct(state)[0] as number;
const withNodes = (nodes: number, seed = 'bot', more: Partial<Thinking> = {}): Thinking => ({
  budget: { nodes },
  random: seededRandom(seed),
  now: () => 0,
  ...more,
});
function somePosition(seats: number, left: number, seed: string): MisterZeroState {
  const random = seededRandom(seed);
  let state = start({ consult: false }, seats);
  for (let turn = 20; turn > left; turn--) {
    state = apply(state, mover(state), pick(legal(state, mover(state)).list, random));
  }
  return state;
}

describe('the computer player', () => {
  test.each(LEVELS.flatMap((level) => [2, 4].map((seats) => [level, seats] as const)))(
    'plays a whole legal game, level %i, %i seats',
    async (level, seats) => {
      let state = start({ consult: false }, seats);
      while (!outcome(state)) {
        const by = mover(state);
        const { move, info } = await choose(view(state, by), level, withNodes(300));
        expect(legal(state, by).list).toContainEqual(move);
        expect(info.line![0]).toBe(write(move));
        state = apply(state, by, move);
      }
    },
  );

  test.each(LEVELS)('the same view, nodes and random source give the same answer, level %i', async (level) => {
    for (const left of [20, 13, 6]) {
      const state = somePosition(2, left, 'same');
      const answer = () => choose(view(state, mover(state)), level, withNodes(4000));
      expect(await answer()).toEqual(await answer());
    }
  });

  test('the strongest level plays the end exactly', async () => {
    const state = somePosition(2, 8, 'exact');
    const { info } = await choose(view(state, 0), 5, withNodes(200_000));
    expect(info.exact).toBe(true);
    expect(info.line).toHaveLength(8);
    const { value, exact, line } = (await analyst.analyse(view(state, 'spectator'), withNodes(200_000))) as Info;
    expect([value, exact]).toEqual([info.value, true]);
    expect(line).toEqual(info.line);
  });

  test('short of time it plays what is sure to win, or to draw where nothing wins', async () => {
    let sure = 0;
    for (let game = 0; game < 30; game++) {
      const state = somePosition(2, 8, `sure ${game}`);
      const { move, info } = await choose(view(state, 0), 5, withNodes(250));
      if (info.exact || info.line!.length > 1) continue;
      sure++;
      const best = (await choose(view(state, 0), 5, withNodes(200_000))).info.value!;
      const after = view(apply(state, 0, move), 1);
      const kept = -(await choose(after, 5, withNodes(200_000))).info.value!;
      expect(Math.sign(kept)).toBe(Math.sign(best));
    }
    expect(sure).toBeGreaterThan(3);
  });

  test('reports what it would play, and stops when hurried', async () => {
    const state = somePosition(2, 18, 'report');
    const reports: Info[] = [];
    const { move, info } = await choose(view(state, 0), 5, {
      ...withNodes(Infinity),
      budget: {},
      report: (each) => reports.push(each),
      hurried: () => reports.length >= 2,
    });
    expect(reports.length).toBeGreaterThanOrEqual(2);
    expect(reports.at(-1)).toEqual(info);
    expect(info.line![0]).toBe(write(move));
  });

  test('never looks at the clock under a node budget', async () => {
    const state = somePosition(2, 12, 'clock');
    let now = 0;
    const answer = (pace: number) =>
      choose(view(state, 0), 5, withNodes(20_000, 'clock', { now: () => (now += pace) }));
    expect(await answer(1)).toEqual(await answer(1e6));
  });
});

describe('the analyst', () => {
  test('says what a finished walk came to', async () => {
    const state = somePosition(2, 0, 'finished');
    const { scores } = outcome(state)!;
    const said = await analyst.analyse(view(state, 'spectator'), withNodes(1));
    expect(said).toEqual({ value: scores[0]! - scores[1]!, exact: true, line: [] });
  });

  test('estimates what is beyond its reach', async () => {
    const said = await analyst.analyse(view(somePosition(2, 19, 'early'), 'spectator'), withNodes(3000));
    expect(said).toMatchObject({ exact: false });
  });
});
