/**
 * Learning from one's mistakes: the game stops before each of them, and better is to be found. Any move that keeps the verdict is
 * right; help comes by degrees; only what was found without the answer counts.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Notation, Seat } from '../../core/game.ts';
import type { Verdict } from '../../core/review.ts';
import { type MarkedMove, markOf } from '../../core/review-summary.ts';
import type { StudyThreads } from '../study/study-client.ts';
import type { ReviewRun } from './review-run.ts';

/** A seat's mistakes; where there are none, what was at least inaccurate. */
export function lessonsOf(moves: readonly MarkedMove[], seat: Seat): readonly MarkedMove[] {
  const own = moves.filter(({ by, loss, best }) => by === seat && loss > 0 && best.length > 0);
  const serious = own.filter(({ mark }) => mark === 'mistake' || mark === 'blunder');
  return serious.length > 0 ? serious : own.filter(({ mark }) => mark === 'inaccurate');
}

/** What has become of the last try. */
export type Tried =
  | { readonly said: 'checking' | 'same' | 'lost'; readonly move: Notation }
  /** 'more': better than what was played, but not good. */
  | { readonly said: 'right' | 'more' | 'wrong'; readonly move: Notation; readonly verdict?: Verdict };

/** Why; some to choose from; the answer. */
export type Help = 0 | 1 | 2 | 3;

export class LearningCourse {
  readonly lessons: readonly MarkedMove[];
  readonly #run: ReviewRun;
  readonly #threads: Pick<StudyThreads, 'ask'>;
  readonly #at = signal(0);
  readonly help = signal<Help>(0);
  readonly tried = signal<Tried | undefined>(undefined);
  /** The lessons whose answer was found and not shown. */
  readonly #found = signal<ReadonlySet<number>>(new Set());
  #cancel: () => void = () => {};

  constructor(lessons: readonly MarkedMove[], run: ReviewRun, threads: Pick<StudyThreads, 'ask'>) {
    this.lessons = lessons;
    this.#run = run;
    this.#threads = threads;
  }

  /** Undefined once they have all been gone through. */
  readonly lesson = computed((): MarkedMove | undefined => this.lessons[this.#at.value]);
  /** Whether it has been found, or shown. */
  readonly isSolved = computed((): boolean => this.tried.value?.said === 'right' || this.help.value === 3);

  get number(): number {
    return this.#at.value + 1;
  }

  get found(): number {
    return this.#found.value.size;
  }

  try(move: Notation): void {
    const lesson = this.lesson.value;
    if (!lesson || this.tried.value?.said === 'right') return;
    this.#cancel();
    // whoever was shown the answer may play it, and nothing else
    if (this.help.value === 3) {
      if (lesson.best.includes(move)) this.tried.value = { said: 'right', move };
      return;
    }
    if (lesson.best.includes(move)) this.#isRight(move);
    else if (move === lesson.move) this.tried.value = { said: 'same', move };
    else this.#check(lesson, move);
  }

  moreHelp(): void {
    if (this.help.value < 3) this.help.value = (this.help.value + 1) as Help;
  }

  answer(): void {
    this.#cancel();
    this.help.value = 3;
  }

  next(): void {
    this.#begin(this.#at.value + 1);
  }

  again(): void {
    this.#found.value = new Set();
    this.#begin(0);
  }

  close(): void {
    this.#cancel();
  }

  #begin(at: number): void {
    this.#cancel();
    batch(() => {
      this.#at.value = at;
      this.help.value = 0;
      this.tried.value = undefined;
    });
  }

  /** The reviewer is asked about the game as it would have gone on. */
  #check(lesson: MarkedMove, move: Notation): void {
    this.tried.value = { said: 'checking', move };
    const { of } = this.#run;
    const events = [...of.events.slice(0, lesson.index), { by: lesson.by, move }];
    const question = { do: 'review', most: 1 } as const;
    this.#cancel = this.#threads.ask({ of: { ...of, events }, question, budget: {} }, (heard) => {
      if (heard.told === 'verdict') this.#judge(lesson, heard.verdict);
      if (heard.told === 'lost') this.tried.value = { said: 'lost', move };
    });
  }

  #judge(lesson: MarkedMove, verdict: Verdict): void {
    const mark = markOf(verdict, this.#run.scale.value!);
    if (mark === 'best' || mark === 'good') this.#isRight(verdict.move, verdict);
    else this.tried.value = { said: verdict.loss < lesson.loss ? 'more' : 'wrong', move: verdict.move, verdict };
  }

  #isRight(move: Notation, verdict?: Verdict): void {
    this.tried.value = { said: 'right', move, ...(verdict && { verdict }) };
    this.#found.value = new Set([...this.#found.value, this.#at.value]);
  }
}
