/** Any position is examined: what is found sound is a puzzle that can be solved, and what is not has its reason in every language. */
import { describe, expect, test } from 'vitest';
import type { Notation } from '../src/core/game.ts';
import { openLog } from '../src/core/log.ts';
import type { PuzzleMaker } from '../src/core/puzzle.ts';
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { LANGUAGES } from '../src/core/text.ts';
import { SHELF } from '../src/games/shelf.ts';
import { isSound, puzzleOf } from '../src/puzzles/homemade.ts';
import { Judge } from '../src/puzzles/judging.ts';
import { loadPart } from '../src/puzzles/shelf.ts';
import { homemadeWords } from '../src/web/puzzles/homemade/text/index.ts';

const PATIENCE_MS = 60_000;
const games = SHELF.filter((module) => module.puzzles);
const makerOf = async (module: (typeof games)[number]): Promise<PuzzleMaker> => (await module.puzzles!()).maker();
const quiet = () => {};

describe.each(games.map((module) => [module.rules.id, module] as const))('%s', (id, module) => {
  const { rules } = module;

  test(
    'a shipped puzzle is found again in its position, and solved from there without its past',
    async () => {
      const maker = await makerOf(module);
      const puzzles = await loadPart(module, 0);
      for (const kind of maker.kinds) {
        const shipped = puzzles.find((each) => each.kind === kind);
        if (!shipped) continue;
        const { state } = expectOk(openLog(rules, shipped.seats, shipped.options, shipped.events));
        const told: number[] = [];
        const found = maker.examine(state, (done) => told.push(done)).find((each) => each.kind === kind)!;
        if (!isSound(found)) throw new Error(`${shipped.id}: ${found.why}`);
        expect([found.answers, found.optimum]).toEqual([shipped.answers, shipped.optimum]);
        expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
        const puzzle = puzzleOf(id, found);
        expect(puzzle.id).not.toBe(shipped.id);
        expect(puzzleOf(id, found)).toEqual(puzzle);
        expect(solved(new Judge(rules, maker, puzzle), puzzle.seat)).toBe(true);
      }
    },
    PATIENCE_MS,
  );

  test(
    'whatever position comes, each kind has a finding, and each reason a sentence',
    async () => {
      const maker = await makerOf(module);
      const words = await Promise.all(LANGUAGES.map((language) => module.text[language]()));
      const random = seededRandom(`examine ${id}`);
      const options = expectOk(rules.options({}, module.rules.seats.includes(2) ? 2 : 1));
      let state = rules.start(options, module.rules.seats.includes(2) ? 2 : 1);
      const places = [0, 2, 3, 6, 12, 18, 19];
      for (let at = 0; at < 20 && rules.toAct(state).length > 0; at++) {
        if (places.includes(at)) {
          const findings = maker.examine(state, quiet);
          expect(findings.map(({ kind }) => kind).toSorted()).toEqual([...maker.kinds].toSorted());
          for (const finding of findings) {
            if (isSound(finding)) continue;
            const all: Readonly<Record<string, string>> = homemadeWords().cannot;
            for (const text of words)
              expect(text.puzzles![finding.kind]!.cannot?.[finding.why] ?? all[finding.why]).toMatch(/\w/);
          }
        }
        const [by] = rules.toAct(state);
        state = rules.apply(state, by!, rules.draw(state, by!, random));
      }
    },
    PATIENCE_MS,
  );
});

/** By what the judge himself shows, move after move. */
function solved(judge: Judge, seat: number): boolean {
  const since: { by: number | 'chance' | 'clock'; move: Notation }[] = [];
  for (let moves = 0; moves < 20; moves++) {
    const help = judge.help(since, 'move');
    if (help?.level !== 'move') return false;
    const judgement = judge.judge(since, help.move);
    if (judgement.is === 'wrong') return false;
    if (judgement.is === 'solved') return true;
    since.push({ by: seat, move: help.move }, ...judgement.follows);
  }
  return false;
}
