/** The computer players: legal, the same when asked again, human in time, exact at the top. */
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level, type Thinking } from '../../core/bot.ts';
import { append, drawChance, type Log, openLog } from '../../core/log.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import { bot } from './bot.ts';
import { rules as ricochet, ricochetRobots } from './index.ts';
import { analyst } from './solver/analyst.ts';
import type { RicochetMove, RicochetState, RicochetView } from './state.ts';

const thinking = (seed: string, more: Partial<Thinking> = {}): Thinking => ({
  budget: { nodes: 50_000 },
  random: seededRandom(seed),
  now: () => 0,
  ...more,
});

const stateOf = (log: Log) => log.state as RicochetState;
const viewOf = (log: Log, seat: number): RicochetView => ricochet.view(stateOf(log), seat);
const opened = (seed: string, seats = 2, options?: object): Log =>
  drawChance(expectOk(openLog(ricochetRobots.rules, seats, options)), seed);
/** With chance drawn after it, as hosts do. */
const played = (log: Log, by: number | 'clock', move: string, seed: string): Log =>
  drawChance(expectOk(append(log, by, move)), seed);

describe('without a clock', () => {
  test('the strongest announces the fewest slides and shows them', async () => {
    for (let game = 0; game < 8; game++) {
      const seed = `best ${game}`;
      let log = opened(seed, 1, { ricochet: game % 2 ? 'free' : 'required' });
      const analysis = (await analyst.analyse(viewOf(log, 0), thinking(seed))) as { moves: string[]; optimal: boolean };
      expect(analysis.optimal).toBe(true);
      const choice = await bot.choose(viewOf(log, 0), 5, thinking(seed));
      expect(choice?.move).toEqual({ kind: 'bid', number: analysis.moves.length });
      expect(choice?.info.exact).toBe(true);
      log = played(played(log, 0, ricochet.write(choice!.move), seed), 'clock', 'glass', seed);
      while (viewOf(log, 0).phase === 'showing') {
        // another source of chance at each slide, as the engine has
        const slide = await bot.choose(viewOf(log, 0), 5, thinking(`${seed}/${log.events.length}`));
        log = played(log, 0, ricochet.write(slide!.move), seed);
      }
      expect(stateOf(log).won[0]!.length).toBe(1);
    }
  });

  test('a showing that somebody else began well is finished, one that is lost is given up', async () => {
    let log = opened('foreign', 1);
    const { moves } = (await analyst.analyse(viewOf(log, 0), thinking('foreign'))) as { moves: string[] };
    log = played(played(log, 0, `bid:${moves.length}`, 'foreign'), 'clock', 'glass', 'foreign');
    const begun = played(log, 0, `show:${moves[0]}`, 'foreign');
    const next = await bot.choose(viewOf(begun, 0), 5, thinking('foreign'));
    expect(next?.move.kind).toBe('show');
    const others = ricochet.legal(stateOf(log), 0).list.filter((move) => ricochet.write(move) !== `show:${moves[0]}`);
    const ends = others
      .filter(({ kind }) => kind === 'show')
      .map(async (move) => {
        const lost = played(log, 0, ricochet.write(move), 'foreign');
        return (await bot.choose(viewOf(lost, 0), 5, thinking('foreign')))?.move.kind;
      });
    expect(await Promise.all(ends)).toContain('give-up');
  });
});

describe('in human time', () => {
  test.each(LEVELS)(
    'level %i: whole rounds are played, every move legal and the same when asked again',
    async (level) => {
      const seed = `time ${level}`;
      let log = opened(seed);
      let now = 0;
      let drawnAt = 0;
      for (let events = 0; events < 60 && ricochet.toAct(stateOf(log)).length > 0; events++) {
        const next = await nextEvent(log, level, seed, now - drawnAt);
        expect(await nextEvent(log, level, seed, now - drawnAt)).toEqual(next);
        now += next.pause;
        const rounds = stateOf(log).rounds;
        log = played(log, next.by, next.move, seed);
        if (stateOf(log).rounds !== rounds) drawnAt = now;
      }
      expect(stateOf(log).rounds).toBeGreaterThan(2);
    },
  );

  /** The earliest wish of two players of that level, or the clock. */
  async function nextEvent(log: Log, level: Level, seed: string, elapsed: number) {
    const wishes: { by: number | 'clock'; move: string; pause: number }[] = [];
    for (const by of ricochet.toAct(stateOf(log))) {
      if (typeof by !== 'number') continue;
      const random = seededRandom(`${seed}/${by}/${stateOf(log).rounds}`);
      const choice = await bot.choose(viewOf(log, by), level, thinking(seed, { random, elapsed }));
      if (choice) wishes.push({ by, move: ricochet.write(choice.move), pause: choice.pause! });
    }
    for (const { ms, move } of ricochet.timers(stateOf(log))) wishes.push({ by: 'clock', move, pause: ms });
    expect(wishes.length).toBeGreaterThan(0);
    return wishes.reduce((first, each) => (each.pause < first.pause ? each : first));
  }

  test('higher levels announce sooner, and no larger numbers', async () => {
    const first = async (level: Level) => {
      const bids = [];
      for (let game = 0; game < 12; game++) {
        const choice = await bot.choose(viewOf(opened(`pace ${game}`), 0), level, thinking(`p${game}`, { elapsed: 0 }));
        bids.push(
          choice ? { number: (choice.move as RicochetMove & { kind: 'bid' }).number, pause: choice.pause! } : undefined,
        );
      }
      return bids;
    };
    const [weak, strong] = [await first(1), await first(5)];
    const sum = (bids: typeof weak) => bids.reduce((total, bid) => total + (bid?.pause ?? 240_000), 0);
    expect(strong.every((bid) => bid !== undefined)).toBe(true);
    expect(sum(strong)).toBeLessThan(sum(weak) / 2);
  });

  test('nobody announces what cannot show first, unless those before him must fail', async () => {
    const log = opened('polite');
    const { moves } = (await analyst.analyse(viewOf(log, 0), thinking('polite'))) as { moves: string[] };
    const ask = (bid: number) =>
      bot.choose(viewOf(played(log, 1, `bid:${bid}`, 'polite'), 0), 5, thinking('polite', { elapsed: 100_000 }));
    expect(await ask(moves.length)).toBeUndefined();
    expect((await ask(moves.length + 1))?.move).toEqual({ kind: 'bid', number: moves.length });
    expect((await ask(moves.length - 1))?.move).toEqual({ kind: 'bid', number: moves.length });
  });

  test('in the quiet the sandglass is turned by whoever has found nothing', async () => {
    for (let game = 0; game < 40; game++) {
      const seed = `quiet ${game}`;
      const log = played(opened(seed), 'clock', 'quiet', seed);
      const choice = await bot.choose(viewOf(log, 0), 1, thinking(seed, { elapsed: 240_000 }));
      if (choice?.move.kind === 'turn-glass') return;
    }
    expect.fail('level 1 found something in 40 rounds');
  });
});

test('the analyst says nothing where no target lies open', async () => {
  const log = expectOk(openLog(ricochetRobots.rules, 1, undefined));
  expect(await analyst.analyse(viewOf(log, 0), thinking('none'))).toBeUndefined();
});

test('the analyst tells what is certain when it is stopped', async () => {
  const analysis = await analyst.analyse(viewOf(opened('stopped'), 0), thinking('x', { budget: { nodes: 1 } }));
  expect(analysis).toMatchObject({ moves: [], optimal: false });
});
