import { describe, expect, test } from 'vitest';
import { randomPlay } from '../../../test/support/random-game.ts';
import { type Info, LEVELS, type Level, type Thinking } from '../../core/bot.ts';
import { pick, seededRandom } from '../../core/random.ts';
import { bot } from './bot.ts';
import { rules as zGame } from './index.ts';
import { bothSetUp, LAYOUTS, type LayoutName, mover, type ZGameState } from './state.ts';
import { position } from './test-support.ts';

const choose = async (...question: Parameters<typeof bot.choose>) => (await bot.choose(...question))!;

const LAYOUT_NAMES = Object.keys(LAYOUTS) as LayoutName[];

/** A clock that nobody can rely on: with a budget of nodes it must not matter. */
let hours = 0;
const wildClock = () => (hours += 3_600_000);

/** A millisecond from one look to the next. */
function steadyClock(): () => number {
  let ms = 0;
  return () => ms++;
}

const thinking = (nodes: number, seed = 'bot', extra: Partial<Thinking> = {}): Thinking => ({
  budget: { nodes },
  random: seededRandom(seed),
  now: wildClock,
  ...extra,
});

const best = async (state: ZGameState, level: Level = 5, nodes = 20_000) => {
  const { move } = await choose(zGame.view(state, mover(state)), level, thinking(nodes));
  return zGame.write(move);
};

function* midgames(count: number, events: number) {
  for (let game = 0; game < count; game++) {
    const random = seededRandom(`z-game bot ${events} ${game}`);
    const start = zGame.start({ layout: pick(LAYOUT_NAMES, random), ending: pick(['draw', 'count'], random) }, 2);
    const last = [...randomPlay(zGame, start, random, events)].at(-1)!.after;
    if (!zGame.outcome(last) && bothSetUp(last)) yield { state: last, random };
  }
}

describe('the computer player', () => {
  test.each(LEVELS)('of level %i plays whole games on every board, from both seats', async (level) => {
    let turns = 0;
    for (const layout of LAYOUT_NAMES) {
      let state = zGame.start({ layout, ending: 'draw' }, 2);
      for (let event = 0; event < 60 && !zGame.outcome(state); event++) {
        const [by] = zGame.toAct(state);
        const { move } = await choose(zGame.view(state, by as number), level, thinking(150, `${level} ${event}`));
        expect(zGame.check(state, by!, move)).toBeUndefined();
        state = zGame.apply(state, by!, move);
      }
      turns += state.turns;
    }
    expect(turns).toBeGreaterThan(15);
  });

  test.each(LEVELS)('of level %i never peeks: states with the same view get the same answer', async (level) => {
    let differing = 0;
    for (const { state, random } of midgames(25, 24)) {
      const other = zGame.imagine(zGame.view(state, mover(state)), random);
      if (JSON.stringify(other) !== JSON.stringify(state)) differing++;
      for (const budget of [{ nodes: 1_500 }, { ms: 12 }]) {
        const ask = (each: ZGameState) =>
          choose(zGame.view(each, mover(each)), level, thinking(0, 'twins', { budget, now: steadyClock() }));
        expect(await ask(other)).toEqual(await ask(state));
      }
    }
    expect(differing).toBeGreaterThan(10);
  });

  test('does not peek either where it has time to ask what the enemy cannot know', async () => {
    for (const { state, random } of midgames(3, 12)) {
      const other = zGame.imagine(zGame.view(state, mover(state)), random);
      const ask = (each: ZGameState) => choose(zGame.view(each, mover(each)), 5, thinking(300_000));
      expect(await ask(other)).toEqual(await ask(state));
    }
  });

  test.each(LEVELS)('of level %i sets up without a look at what stands opposite', async (level) => {
    const start = zGame.start({ layout: 'compact', ending: 'draw' }, 2);
    const answers = new Set<string>();
    for (let game = 0; game < 10; game++) {
      const opposite = zGame.apply(start, 0, zGame.draw(start, 0, seededRandom(`opposite ${game}`)));
      answers.add(zGame.write((await choose(zGame.view(opposite, 1), level, thinking(1_000))).move));
    }
    expect(answers.size).toBe(1);
  });

  test('takes the Z whenever it can, at every level but the first', async () => {
    let taken = 0;
    for (const { state } of midgames(400, 40)) {
      const by = mover(state);
      const wins = zGame
        .legal(state, by)
        .list.filter((move) => zGame.outcome(zGame.apply(state, by, move))?.winners[0] === by);
      if (!wins.some((move) => zGame.outcome(zGame.apply(state, by, move))?.reason === 'z-taken')) continue;
      taken++;
      for (const level of [2, 3, 4, 5] as const) expect(wins.map(zGame.write)).toContain(await best(state, level, 1));
    }
    expect(taken).toBeGreaterThan(20);
  });

  test('saves its Z from a certain capture', async () => {
    // the plus on c7 looks down the column; every other move loses at once
    expect(await best(position({ white: 'Zc1 Oa1 Oe1', black: 'Ze7 Pc7' }))).toMatch(/^c1-/);
  });

  test('sees the win in two: one plus cuts the row off, the other takes', async () => {
    const state = position({ white: 'Zc1 Pe6 Pa5', black: 'Zc7 Ob4' });
    expect(await best(state)).toBe('a5-a7');
    const { info } = await choose(zGame.view(state, 0), 5, thinking(20_000));
    expect(info.value).toBe(1);
  });

  test('reports what it would play, and plays what it last reported or better', async () => {
    for (const { state } of midgames(6, 10)) {
      const told: Info[] = [];
      const { move, info } = await choose(
        zGame.view(state, mover(state)),
        5,
        thinking(20_000, 'told', { report: (each) => told.push(each) }),
      );
      expect(told.length).toBeGreaterThan(0);
      for (const { line } of told) {
        const read = zGame.read(line![0]!);
        expect(read.ok && zGame.check(state, mover(state), read.value)).toBeUndefined();
      }
      expect(info.line![0]).toBe(zGame.write(move));
      expect(info.nodes ?? 0).toBeLessThanOrEqual(20_000);
    }
  });

  test('answers at once when it is hurried', async () => {
    for (const { state } of midgames(3, 8)) {
      const hurried = thinking(10_000_000, 'hurried', { hurried: () => true, now: () => 0 });
      const { info } = await choose(zGame.view(state, mover(state)), 5, hurried);
      expect(info.nodes ?? 0).toBeLessThan(3_000);
    }
  });
});
