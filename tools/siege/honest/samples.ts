/** How long things took, and when they began. */
export interface Sample {
  readonly at: number;
  readonly ms: number;
}

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/**
 * Of what began between two moments. Who waits for an answer asks nothing meanwhile: the questions he would have asked,
 * one every `pace` milliseconds, would have waited too, and count.
 */
export function spread(samples: readonly Sample[], from: number, until: number, pace: number): Spread {
  const asked = samples.filter(({ at }) => at >= from && at < until);
  const times = asked
    .flatMap(({ ms }) =>
      Array.from({ length: 1 + Math.floor(ms / pace) }, (_, missed) => ms - missed * (missed && pace)),
    )
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: asked.length, p50: at(0.5), p99: at(0.99), worst: times.at(-1) ?? 0 };
}
