/** Judges what somebody does in a puzzle, in a thread of its own: what is right is never known to the page. */
import { openLog } from '../../../core/log.ts';
import { expectOk } from '../../../core/result.ts';
import { findGame } from '../../../games/shelf.ts';
import { Judge } from '../../../puzzles/judging.ts';
import { workerScope } from '../../worker/scope.ts';
import type { ExamineRequest, JudgeReply, JudgeRequest } from './questions.ts';

const scope = workerScope<JudgeRequest | ExamineRequest, JudgeReply>();
/** Of the puzzle that was asked about last. */
let latest: { readonly puzzle: string; readonly judge: Promise<Judge> } | undefined;

scope.onmessage = ({ data }) => {
  ('position' in data ? examine(data) : answer(data)).catch((fault: unknown) => {
    // thrown outside of any promise it is an error of the worker's, of which the page hears
    setTimeout(() => {
      throw fault;
    });
  });
};

async function answer({ id, puzzle, question }: JudgeRequest): Promise<void> {
  if (latest?.puzzle !== puzzle.id) latest = { puzzle: puzzle.id, judge: judgeOf(puzzle) };
  const judge = await latest.judge;
  if (question.do === 'judge') scope.postMessage({ id, judgement: judge.judge(question.since, question.move) });
  else if (question.do === 'help') scope.postMessage({ id, help: judge.help(question.since, question.level) });
  else judge.help([], 'number');
}

async function examine({ id, position: { game, seats, options, setUp } }: ExamineRequest): Promise<void> {
  const module = findGame(game)!;
  const maker = await (await module.puzzles!()).maker();
  const { state } = expectOk(openLog(module.rules, seats, options, [], setUp));
  const findings = maker.examine(state, (done) => scope.postMessage({ id, done }));
  scope.postMessage({ id, findings });
}

async function judgeOf(puzzle: JudgeRequest['puzzle']): Promise<Judge> {
  const module = findGame(puzzle.game)!;
  return new Judge(module.rules, await (await module.puzzles!()).maker(), puzzle);
}

scope.postMessage({ id: 0 });
