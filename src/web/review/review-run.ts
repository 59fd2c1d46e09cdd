/** A review as it comes in: the last moves first, kept when it is whole; can be ended at any time, and gone on with. */
import { batch, computed, signal } from '@preact/signals';
import type { Explanation, RoundVerdict, Scale, Verdict } from '../../core/review.ts';
import { type ReviewSummary, summaryOf } from '../../core/review-summary.ts';
import type { StudiedGame } from '../study/questions.ts';
import type { StudyHeard, StudyThreads } from '../study/study-client.ts';
import { keepReview, keptReview, type ReviewFindings, reviewKey } from './kept-reviews.ts';

/** 'lost': the thread broke down, and what it had said by then is here. */
export type ReviewPhase = 'looking' | 'running' | 'stopped' | 'lost' | 'whole';

const byIndex = (one: { readonly index: number }, other: { readonly index: number }) => one.index - other.index;

export class ReviewRun {
  readonly of: StudiedGame;
  readonly phase = signal<ReviewPhase>('looking');
  /** Which events are judged; none as long as nobody has said so. */
  readonly judged = signal<readonly number[]>([]);
  readonly scale = signal<Scale | null>(null);
  readonly moves = signal<readonly Verdict[]>([]);
  readonly rounds = signal<readonly RoundVerdict[]>([]);
  readonly #explanations = signal<ReviewFindings['explanations']>({});
  readonly #threads: Pick<StudyThreads, 'ask'>;
  readonly #key: string;
  #end: () => void = () => {};
  readonly #asked = new Set<number>();
  #closed = false;

  constructor(of: StudiedGame, threads: Pick<StudyThreads, 'ask'>) {
    this.of = of;
    this.#threads = threads;
    this.#key = reviewKey(of);
  }

  /** Marks, turning points and sums of what is known so far. */
  readonly summary = computed((): ReviewSummary | undefined => {
    const scale = this.scale.value;
    return scale ? summaryOf(this.moves.value, scale, this.of.seats) : undefined;
  });
  /** How many events have their verdict. */
  readonly done = computed((): number => this.moves.value.length + this.rounds.value.length);

  /** What was kept is there at once. */
  async start(): Promise<void> {
    const found = await keptReview(this.#key);
    if (this.#closed) return;
    if (!found) return this.goOn();
    batch(() => {
      this.scale.value = found.scale;
      this.moves.value = found.moves;
      this.rounds.value = found.rounds;
      this.judged.value = [...found.moves, ...found.rounds].map(({ index }) => index);
      this.#explanations.value = found.explanations;
      this.phase.value = 'whole';
    });
  }

  /** From where it was ended, or from the last move. */
  goOn(): void {
    if (this.phase.value === 'running' || this.phase.value === 'whole') return;
    this.phase.value = 'running';
    const first = Math.min(...[...this.moves.value, ...this.rounds.value].map(({ index }) => index));
    // what follows an event says more of it: the first that is known is judged once more
    const events = this.of.events.slice(0, first + 1);
    const request = { of: { ...this.of, events }, question: { do: 'review' }, budget: {} } as const;
    this.#end = this.#threads.ask(request, (heard) => this.#hear(heard));
  }

  stop(): void {
    if (this.phase.value !== 'running') return;
    this.#end();
    this.phase.value = 'stopped';
  }

  /** Why a move gave something away; undefined as long as it is being found out. */
  explanation(index: number): Explanation | undefined {
    return this.#explanations.value[index];
  }

  /** Asks for it, once. */
  explain(verdict: Verdict): void {
    const { index } = verdict;
    if (this.#asked.has(index) || this.#explanations.value[index]) return;
    this.#asked.add(index);
    const nothing: Explanation = { instead: verdict.best.slice(0, 1), refutation: [], reasons: [] };
    let found: Explanation | undefined;
    this.#threads.ask({ of: this.of, question: { do: 'explain', verdict }, budget: {} }, (heard) => {
      if (heard.told === 'explanation') found = heard.explanation;
      if (heard.told === 'lost') this.#asked.delete(index);
      if (heard.told !== 'done') return;
      this.#explanations.value = { ...this.#explanations.value, [index]: found ?? nothing };
      this.#keep();
    });
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }

  #hear(heard: StudyHeard): void {
    switch (heard.told) {
      case 'judged':
        if (this.judged.value.length === 0) this.judged.value = heard.judged;
        this.scale.value = heard.scale;
        return;
      case 'verdict':
        this.moves.value = withOneMore(this.moves.value, heard.verdict);
        return;
      case 'round':
        this.rounds.value = withOneMore(this.rounds.value, heard.round);
        return;
      case 'lost':
        this.phase.value = 'lost';
        return;
      case 'done':
        this.phase.value = 'whole';
        this.#keep();
    }
  }

  #keep(): void {
    if (this.phase.value !== 'whole') return;
    const [scale, moves, rounds] = [this.scale.value, this.moves.value, this.rounds.value];
    void keepReview(this.#key, { scale, moves, rounds, explanations: this.#explanations.value });
  }
}

/** In order; what is known already stays. */
function withOneMore<Told extends { readonly index: number }>(known: readonly Told[], told: Told): readonly Told[] {
  return known.some(({ index }) => index === told.index) ? known : [...known, told].sort(byIndex);
}
