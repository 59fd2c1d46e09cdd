/** A sheet of puzzles: which are on it, and that its answers are those of its puzzles. */
import { expect, test } from 'vitest';
import { findGame } from '../../../games/shelf.ts';
import { Judge } from '../../../puzzles/judging.ts';
import { findPuzzle } from '../../../puzzles/shelf.ts';
import type { AskJudge } from '../../puzzles/worker/judge-thread.ts';
import { routeOf } from '../../route.ts';
import { chunks, spaceOn, usualPaper } from '../paper.ts';
import { answerPages, type PrintedAnswer } from './answer-pages.ts';
import { daysOf, findPuzzles, mondaysUntil } from './chosen.ts';
import { solve } from './solution.ts';

const TODAY = '2026-11-18';
const shelf = (game: string, kind = '') => ({ from: 'shelf', game, part: 0, kind, count: 3, deal: 1 }) as const;

test('a week ends today, begins on a Monday, and the first one on the first day', () => {
  expect(daysOf('2026-11-16', TODAY)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
  expect(daysOf('2026-11-09', TODAY)).toHaveLength(7);
  const mondays = mondaysUntil(TODAY);
  expect([mondays[0], mondays.at(-1)]).toEqual(['2026-11-16', '2025-12-29']);
  expect(daysOf('2025-12-29', TODAY)[0]).toBe('2026-01-01');
});

test('the first, broken week has its own days’ puzzles', async () => {
  const found = await findPuzzles({ from: 'week', game: 'foxu', monday: '2025-12-29' }, TODAY);
  expect(found.map(({ path }) => path)).toEqual([1, 2, 3, 4].map((day) => `/foxu/daily/2026-01-0${day}`));
});

test('from the shelf: as many as are asked for, others when they are dealt anew, each at an address that leads to it', async () => {
  const found = await findPuzzles(shelf('foxu'), TODAY);
  expect(found).toHaveLength(3);
  const again = await findPuzzles({ ...shelf('foxu'), deal: 2 }, TODAY);
  expect(again.map(({ puzzle }) => puzzle.id)).not.toEqual(found.map(({ puzzle }) => puzzle.id));
  const at = routeOf(found[0]!.path);
  expect(at).toEqual({ page: 'puzzle', game: 'foxu', id: found[0]!.puzzle.id });
  expect(await findPuzzle(findGame('foxu')!, found[0]!.puzzle.id)).toEqual(found[0]!.puzzle);
});

test.each([
  ['foxu', ''],
  ['ricochet-robots', 'shortest'],
  ['royale-mastermind', ''],
])('%s: the printed answer is judged right', async (game, kind) => {
  const module = findGame(game)!;
  const maker = await (await module.puzzles!()).maker();
  const moves: string[] = [];
  const ask: AskJudge = async ({ puzzle, question }) => {
    const judge = new Judge(module.rules, maker, puzzle);
    if (question.do === 'judge') moves.push(question.move);
    if (question.do === 'judge') return { id: 1, judgement: judge.judge(question.since, question.move) };
    return question.do === 'help' ? { id: 1, help: judge.help(question.since, question.level) } : undefined;
  };
  const [found] = await findPuzzles(shelf(game, kind), TODAY);
  const solution = (await solve(found!, await module.text.en(), ask))!;
  const { answers, optimum } = found!.puzzle;
  if (answers) expect(answers).toContain(moves[0]);
  else expect(moves[0]).toBe(`bid:${optimum}`);
  expect(solution.way.length).toBeGreaterThanOrEqual(moves.length);
  expect(solution.others).toHaveLength(answers ? answers.length - 1 : 0);
});

test('a judge that cannot be asked leaves no answer', async () => {
  const [found] = await findPuzzles(shelf('foxu'), TODAY);
  expect(await solve(found!, await findGame('foxu')!.text.en(), async () => undefined)).toBeUndefined();
});

test('answers fill page after page, and none is lost', () => {
  const answers = Array.from(
    { length: 60 },
    (_, at): PrintedAnswer => ({ number: at + 1, title: 'x', text: 'y'.repeat(400) }),
  );
  const pages = answerPages(answers, 'a4');
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.flat()).toEqual(answers);
  expect(answerPages([], 'a4')).toEqual([]);
});

test('paper: millimetres, and what is usual where one lives', () => {
  expect(spaceOn('a4')).toEqual({ width: 186, height: 263 });
  expect([usualPaper('en-US'), usualPaper('fr-CA'), usualPaper('fr-FR')]).toEqual(['letter', 'letter', 'a4']);
  expect(chunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
