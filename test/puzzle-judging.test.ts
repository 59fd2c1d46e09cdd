/** Whatever the makers of all games say, a solver's moves are judged, answered, refuted and helped along to the end. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../src/core/game.ts';
import { append, openLog } from '../src/core/log.ts';
import type { Puzzle } from '../src/core/puzzle.ts';
import { expectOk } from '../src/core/result.ts';
import { LANGUAGES } from '../src/core/text.ts';
import type { DrawnGame } from '../src/games/module.ts';
import { SHELF } from '../src/games/shelf.ts';
import { complete } from '../src/puzzles/complete.ts';
import { Judge } from '../src/puzzles/judging.ts';
import { loadDrafts } from '../src/puzzles/shelf.ts';

const PARTS = 7;
const games = SHELF.filter((module) => module.puzzles).map((module) => [module.rules.id, module] as const);

/** Of each part one of each kind that it has. */
async function sample(module: DrawnGame): Promise<readonly Puzzle[]> {
  const found: Puzzle[] = [];
  for (let part = 0; part < PARTS; part++) {
    const drafts = await loadDrafts(module, part);
    for (const kind of new Set(drafts.map((draft) => draft.kind)))
      found.push(complete(module.rules, drafts.find((draft) => draft.kind === kind)!).puzzle);
  }
  return found;
}
const judgeOf = async (module: DrawnGame, puzzle: Puzzle) =>
  new Judge(module.rules, await (await module.puzzles!()).maker(), puzzle);
const logOf = ({ rules }: DrawnGame, { seats, options, events }: Puzzle) =>
  expectOk(openLog(rules, seats, options, events));

describe.each(games)('%s', (_id, module) => {
  test('whoever does what the last help says solves it, in the fewest moves', async () => {
    for (const puzzle of await sample(module)) {
      const judge = await judgeOf(module, puzzle);
      let log = logOf(module, puzzle);
      let since: GameEvent[] = [];
      for (let step = 0; step < 20; step++) {
        const help = judge.help(since, 'move');
        if (help?.level !== 'move') throw new Error(`${puzzle.id}: no help after ${since.length}`);
        const verdict = judge.judge(since, help.move);
        log = expectOk(append(log, puzzle.seat, help.move));
        since = [...since, { by: puzzle.seat, move: help.move }];
        if (verdict.is === 'solved') {
          expect(verdict.spent?.asAsked).toBe(puzzle.optimum === undefined ? undefined : true);
          if (puzzle.kind === 'shortest') expect(verdict.spent?.made).toBe(puzzle.optimum);
          since = [];
          break;
        }
        expect(verdict.is, puzzle.id).toBe('right');
        if (verdict.is !== 'right') break;
        for (const { by, move } of verdict.follows) log = expectOk(append(log, by, move));
        since = [...since, ...verdict.follows];
      }
      expect(since, puzzle.id).toEqual([]);
    }
  });

  test('a wrong move is one, and its refutation is by the rules', async () => {
    let wrongs = 0;
    for (const puzzle of await sample(module)) {
      const judge = await judgeOf(module, puzzle);
      const log = logOf(module, puzzle);
      const all = module.rules.legal(log.state, puzzle.seat).list.map((move) => module.rules.write(move));
      const wrong = all.find((move) => judge.judge([], move).is === 'wrong');
      if (wrong === undefined) continue;
      wrongs++;
      expect(puzzle.answers ?? []).not.toContain(wrong);
      const verdict = judge.judge([], wrong);
      let after = expectOk(append(log, puzzle.seat, wrong));
      if (verdict.is === 'wrong') for (const { by, move } of verdict.follows) after = expectOk(append(after, by, move));
    }
    expect(wrongs).toBeGreaterThan(PARTS);
  });

  test('help says little first, and no more if it is asked again', async () => {
    for (const puzzle of await sample(module)) {
      const judge = await judgeOf(module, puzzle);
      const [range, number] = [judge.help([], 'range'), judge.help([], 'number')];
      expect(judge.help([], 'range')).toEqual(range);
      if (range?.level !== 'range' || number?.level !== 'number') throw new Error('no help');
      expect(number.number).toBe(puzzle.optimum ?? puzzle.answers!.length);
      expect(range.least).toBeLessThanOrEqual(number.number);
      expect(range.most).toBeGreaterThanOrEqual(number.number);
      expect(range.most).toBeGreaterThan(range.least);
    }
  });

  test.each(LANGUAGES)('%s: each kind says its task, and what came of it', async (language) => {
    const { puzzles = {} } = await module.text[language]();
    const { kinds } = await (await module.puzzles!()).maker();
    expect(Object.keys(puzzles).toSorted()).toEqual([...kinds].toSorted());
  });
});

test('where the fewest are asked for, more will do, and are counted', async () => {
  const all = await Promise.all(games.map(async ([, module]) => ({ module, puzzles: await sample(module) })));
  const counted = all.flatMap(({ module, puzzles }) =>
    puzzles.filter(({ optimum, answers }) => optimum !== undefined && !answers).map((puzzle) => ({ module, puzzle })),
  );
  expect(counted.length).toBeGreaterThan(0);
  for (const { module, puzzle } of counted.slice(0, 4)) {
    const judge = await judgeOf(module, puzzle);
    const all = module.rules
      .legal(logOf(module, puzzle).state, puzzle.seat)
      .list.map((move) => module.rules.write(move));
    const kinds = new Set(all.map((move) => judge.judge([], move).is));
    expect(kinds).toContain('right');
    expect(kinds).toContain('wrong');
  }
});
