/** How a puzzle is solved, in sentences: one way to the end, and what else would have been right at first. */
import type { GameEvent } from '../../../core/game.ts';
import { append, type Log } from '../../../core/log.ts';
import type { Puzzle } from '../../../core/puzzle.ts';
import { expectOk } from '../../../core/result.ts';
import type { GameText } from '../../../core/text.ts';
import { happen } from '../../../puzzles/complete.ts';
import { PosedPuzzle } from '../../puzzles/posed.ts';
import type { AskJudge } from '../../puzzles/worker/judge-thread.ts';
import type { FoundPuzzle } from './chosen.ts';

export interface Solution {
  /** A sentence a move. */
  readonly way: readonly string[];
  /** Other right first moves. */
  readonly others: readonly string[];
}

/** No way to solve one is longer. */
const MOST_MOVES = 40;

/** Undefined if nobody could be asked. */
export async function solve(
  { module, puzzle }: FoundPuzzle,
  text: GameText,
  ask: AskJudge,
): Promise<Solution | undefined> {
  const posed = new PosedPuzzle(module, puzzle, ask);
  let log = posed.begin;
  const way: GameEvent[] = [];
  while (way.length < MOST_MOVES) {
    const help = await posed.help(log, 'move');
    if (help?.level !== 'move') return undefined;
    const judgement = await posed.judge(log, help.move);
    if (!judgement || judgement.is === 'wrong') return undefined;
    const events = [{ by: puzzle.seat, move: help.move }, ...judgement.follows];
    for (const { by, move } of events) log = expectOk(append(log, by, move));
    way.push(...events);
    if (judgement.is === 'solved') break;
  }
  return {
    way: told(posed.begin, way, puzzle, text, module),
    others: othersOf(posed.begin, way[0]!, puzzle, text, module),
  };
}

type Module = FoundPuzzle['module'];

function told(begin: Log, events: readonly GameEvent[], { seat, seats }: Puzzle, text: GameText, { rules }: Module) {
  let state = begin.state;
  return events.map(({ by, move }) => {
    const seen = rules.seen(state, by, expectOk(rules.read(move)), seat);
    state = happen(rules, state, move).after;
    return text.tell(seen, (each) => text.seat(each, seats));
  });
}

function othersOf(begin: Log, first: GameEvent, puzzle: Puzzle, text: GameText, module: Module): string[] {
  const { answers = [], seat } = puzzle;
  return answers
    .filter((move) => move !== first.move)
    .map((move) => told(begin, [{ by: seat, move }], puzzle, text, module)[0]!);
}
