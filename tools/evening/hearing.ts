/** How much later than whoever announced everybody else has heard it. */
import type { Acknowledged, Phone } from './phone.ts';

export interface Hearing {
  readonly announcements: number;
  /** Milliseconds after its acknowledgement; those who heard it before count as at once. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export function hearingOf(announced: readonly Acknowledged[], everybody: readonly Phone[]): Hearing {
  const late = announced
    .flatMap(({ seq, at }) =>
      everybody.map(({ name, heard }) => {
        const when = heard.get(seq);
        if (when === undefined) throw new Error(`${name} has not heard line ${seq}, which was acknowledged`);
        return Math.max(0, when - at);
      }),
    )
    .sort((a, b) => a - b);
  const quantile = (share: number) => late[Math.min(late.length - 1, Math.floor(late.length * share))]!;
  return { announcements: announced.length, p50: quantile(0.5), p99: quantile(0.99), longest: late.at(-1)! };
}
