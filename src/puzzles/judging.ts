/** Somebody solves a puzzle: each of his moves is judged by its maker, answered, or refuted. */
import type { AnyGame, GameEvent, Notation } from '../core/game.ts';
import { openLog } from '../core/log.ts';
import { admit, replay } from '../core/play.ts';
import type { Puzzle, PuzzleMaker } from '../core/puzzle.ts';
import { expectOk } from '../core/result.ts';
import { happen } from './complete.ts';

/** How many moves were made, where the fewest count. */
export interface MovesSpent {
  readonly made: number;
  readonly fewest: number;
  /** No more than the task allows. */
  readonly asAsked: boolean;
}

export type Judgement =
  /** `follows` is what the other side, or the clock, then does. */
  | { readonly is: 'right'; readonly follows: readonly GameEvent[] }
  | { readonly is: 'solved'; readonly follows: readonly GameEvent[]; readonly spent?: MovesSpent }
  /** `follows` shows what is wrong about it. */
  | { readonly is: 'wrong'; readonly follows: readonly GameEvent[] };

/** What helps a little, then more, then most. */
export const HELPS = ['range', 'number', 'move'] as const;
export type HelpLevel = (typeof HELPS)[number];
export type HelpTold =
  | { readonly level: 'range'; readonly least: number; readonly most: number }
  | { readonly level: 'number'; readonly number: number }
  | { readonly level: 'move'; readonly move: Notation };

/** Nobody replies more often in a row. */
const MOST_REPLIES = 8;
/** Whoever has kept what he had for so many moves has solved it, though he may be in no hurry. */
const LONG_ENOUGH = 12;
/** A range has so many numbers. */
const RANGE = 3;

export class Judge {
  readonly #game: AnyGame;
  readonly #maker: PuzzleMaker;
  readonly #puzzle: Puzzle;
  readonly #begin: unknown;
  /** All right moves, by what was done before. */
  readonly #right = new Map<string, readonly Notation[]>();

  constructor(game: AnyGame, maker: PuzzleMaker, puzzle: Puzzle) {
    this.#game = game;
    this.#maker = maker;
    this.#puzzle = puzzle;
    const { seats, options, events, setUp } = puzzle;
    this.#begin = expectOk(openLog(game, seats, options, events, setUp)).state;
  }

  /** `since` is what happened since the puzzle was set; the move is one that the rules allow. */
  judge(since: readonly GameEvent[], move: Notation): Judgement {
    const before = this.#after(since);
    const isBest = this.#answers(since, before).includes(move);
    const made = happen(this.#game, before, move);
    const replies = this.#replies(made.after);
    const now = [...since, made.event, ...replies];
    const goesOn = this.#answers(now, this.#after(now)).length > 0;
    const own = now.filter(({ by }) => by === this.#puzzle.seat).length;
    if (isBest && (!goesOn || own >= LONG_ENOUGH)) return { is: 'solved', follows: replies, ...this.#spent(now) };
    // where the fewest count, more will do as well
    const isEnough = isBest || (this.#puzzle.optimum !== undefined && goesOn);
    return isEnough ? { is: 'right', follows: replies } : { is: 'wrong', follows: this.#refutation(made.after) };
  }

  /** Whether these moves, one after the other, solve it as it is asked. Nothing is believed of them, not even that they are moves. */
  isSolvedBy(moves: readonly Notation[]): boolean {
    const since: GameEvent[] = [];
    for (const [place, move] of moves.entries()) {
      if (!admit(this.#game, this.#after(since), this.#puzzle.seat, move).ok) return false;
      const judgement = this.judge(since, move);
      if (judgement.is === 'wrong') return false;
      if (judgement.is === 'solved') return place === moves.length - 1 && judgement.spent?.asAsked !== false;
      since.push({ by: this.#puzzle.seat, move }, ...judgement.follows);
    }
    return false;
  }

  help(since: readonly GameEvent[], level: HelpLevel): HelpTold | undefined {
    const state = this.#after(since);
    const right = this.#answers(since, state);
    if (right.length === 0) return undefined;
    if (level === 'move') return { level, move: this.#quickest(state, right) };
    const number = this.#puzzle.optimum ?? right.length;
    if (level === 'number') return { level, number };
    // where in the range it lies follows from the puzzle, so that asking again tells no more
    const least = Math.max(1, number - (Number.parseInt(this.#puzzle.id.slice(-2), 16) % RANGE));
    return { level, least, most: least + RANGE - 1 };
  }

  #quickest(state: unknown, right: readonly Notation[]): Notation {
    const { seat, kind } = this.#puzzle;
    const best = this.#maker.bestLine?.(state, seat, kind, this.#begin)[0];
    return best !== undefined && right.includes(best) ? best : right[0]!;
  }

  #answers(since: readonly GameEvent[], state: unknown): readonly Notation[] {
    const key = since.map(({ move }) => move).join(' ');
    const { seat, kind } = this.#puzzle;
    const right = this.#right.get(key) ?? this.#maker.answers(state, seat, kind, this.#begin);
    this.#right.set(key, right);
    return right;
  }

  #after(since: readonly GameEvent[]): unknown {
    return expectOk(replay(this.#game, this.#begin, since));
  }

  #replies(after: unknown): readonly GameEvent[] {
    const { seat, kind } = this.#puzzle;
    const replies: GameEvent[] = [];
    let state = after;
    while (replies.length < MOST_REPLIES) {
      const reply = this.#maker.reply(state, seat, kind, this.#begin);
      if (reply === undefined) break;
      const done = happen(this.#game, state, reply);
      replies.push(done.event);
      state = done.after;
    }
    return replies;
  }

  #refutation(after: unknown): readonly GameEvent[] {
    const { seat, kind } = this.#puzzle;
    const moves = this.#maker.bestLine?.(after, seat, kind, this.#begin);
    if (!moves) return this.#replies(after);
    let state = after;
    return moves.map((move) => {
      const done = happen(this.#game, state, move);
      state = done.after;
      return done.event;
    });
  }

  #spent(since: readonly GameEvent[]): { readonly spent?: MovesSpent } {
    const { optimum, seat } = this.#puzzle;
    if (optimum === undefined || !this.#maker.spent) return {};
    const own = since.filter(({ by }) => by === seat).map(({ move }) => move);
    const made = this.#maker.spent(own);
    const isRight = since.every(({ by, move }, place) => {
      const before = since.slice(0, place);
      return by !== seat || this.#answers(before, this.#after(before)).includes(move);
    });
    return { spent: { made, fewest: optimum, asAsked: isRight || made === optimum } };
  }
}
