/** A puzzle as its page has it: without its answers, which the judge keeps. */
import type { Seen } from '../../core/game.ts';
import { type Log, openLog } from '../../core/log.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import { expectOk } from '../../core/result.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { HelpLevel, Judgement } from '../../puzzles/judging.ts';
import type { AskJudge } from './worker/judge-thread.ts';
import type { JudgeQuestion, JudgeReply } from './worker/questions.ts';

export class PosedPuzzle {
  readonly module: DrawnGame;
  readonly set: Omit<Puzzle, 'answers' | 'optimum'>;
  /** Where the fewest moves count, and not which they are. */
  readonly asksForFewest: boolean;
  readonly begin: Log;
  /** What had been seen before the puzzle was set, by whoever solves it. */
  readonly past: readonly Seen[];
  readonly #ask: (question: JudgeQuestion) => Promise<JudgeReply | undefined>;

  constructor(module: DrawnGame, puzzle: Puzzle, ask: AskJudge) {
    const { answers: _, optimum, ...set } = puzzle;
    this.module = module;
    this.set = set;
    this.asksForFewest = optimum !== undefined;
    this.begin = expectOk(openLog(module.rules, set.seats, set.options, set.events, set.setUp));
    this.past = seenBy(module, puzzle);
    this.#ask = (question) => ask({ puzzle, question });
  }

  /** What can be worked out beforehand is. */
  prepare(): void {
    void this.#ask({ do: 'prepare' });
  }

  /** Undefined if nobody could be asked. */
  async judge(now: Log, move: string): Promise<Judgement | undefined> {
    return (await this.#ask({ do: 'judge', since: this.#since(now), move }))?.judgement;
  }

  async help(now: Log, level: HelpLevel) {
    return (await this.#ask({ do: 'help', since: this.#since(now), level }))?.help;
  }

  #since({ events }: Log) {
    return events.slice(this.begin.events.length);
  }
}

/** All that led to a puzzle, as a seat saw it. */
function seenBy({ rules }: DrawnGame, { seats, options, events, setUp, seat }: Puzzle): readonly Seen[] {
  let { state } = expectOk(openLog(rules, seats, options, [], setUp));
  return events.map(({ by, move }) => {
    const read = expectOk(rules.read(move));
    const seen = rules.seen(state, by, read, seat);
    state = rules.apply(state, by, read);
    return seen;
  });
}
