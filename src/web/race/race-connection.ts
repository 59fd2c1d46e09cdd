/** A page's line to its race: the house's clock, and what one has solved, sent until it has arrived. */
import { signal } from '@preact/signals';
import type { RaceCommand, RaceReport } from '../../race/commands.ts';
import type { RaceTold } from '../../wire/answers/races.ts';
import { ApiRefusal, ask } from '../online/api.ts';
import { LiveLine } from '../online/live-line.ts';

const AGAIN_MS = 500;

export class RaceConnection extends LiveLine<RaceTold> {
  readonly id: string;
  /** Reports that have not arrived yet. */
  readonly unsent = signal<readonly RaceReport[]>([]);
  /** Why the house does not count what was reported. */
  readonly refused = signal<ApiRefusal | undefined>(undefined);
  #isSending = false;
  /** By how much the house's clock is ahead of this page's: what came quickest knows best. */
  #ahead = Number.NEGATIVE_INFINITY;

  constructor(id: string) {
    super(`/api/races/${id}/socket`);
    this.id = id;
  }

  /** By the house's clock. */
  get now(): number {
    return performance.now() + this.#ahead;
  }

  /** The refusal, if it is refused. */
  async do(command: RaceCommand): Promise<ApiRefusal | undefined> {
    try {
      await ask('POST /api/races/:id', { params: { id: this.id }, body: command });
      return undefined;
    } catch (error) {
      if (error instanceof ApiRefusal) return error;
      throw error;
    }
  }

  report(report: RaceReport): void {
    this.refused.value = undefined;
    this.unsent.value = [...this.unsent.value, report];
    void this.#send();
  }

  protected override heard(told: RaceTold): void {
    this.#ahead = Math.max(this.#ahead, told.now - performance.now());
    super.heard(told);
  }

  /** One after the other, in their order. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.unsent.value.length > 0 && !this.isClosed) {
      const refusal = await this.do(this.unsent.value[0]!);
      if (refusal && isPassing(refusal)) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        continue;
      }
      // what comes after one that does not count cannot count either
      this.unsent.value = refusal ? [] : this.unsent.value.slice(1);
      this.refused.value = refusal;
    }
    this.#isSending = false;
  }
}

/** The race itself says no for good; all else may go better in a moment. */
const isPassing = ({ refusal: { code, reason } }: ApiRefusal): boolean =>
  !reason.startsWith('race.') && (code === 'away' || code === 'too-much' || code === 'broken');
