/** What a match proves: the score, the Elo difference with its interval, and a sequential test. */
export interface MatchTally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Estimate {
  readonly score: number;
  readonly elo: number;
  /** 95 % interval. */
  readonly from: number;
  readonly to: number;
}

const STANDARD_ERRORS = 1.96;

export const gamesOf = ({ won, drawn, lost }: MatchTally): number => won + drawn + lost;
export const scoreOf = (tally: MatchTally): number => (tally.won + tally.drawn / 2) / gamesOf(tally);
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);
const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export function estimate(tally: MatchTally): Estimate {
  const score = scoreOf(tally);
  const error = STANDARD_ERRORS * Math.sqrt(variance(tally) / gamesOf(tally));
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return { score, elo: eloOf(score), from: eloOf(clamp(score - error)), to: eloOf(clamp(score + error)) };
}

/** The variance of one game's score. */
function variance(tally: MatchTally): number {
  const score = scoreOf(tally);
  const squares = tally.won * (1 - score) ** 2 + tally.drawn * (0.5 - score) ** 2 + tally.lost * score ** 2;
  return squares / gamesOf(tally);
}

/** Accepts that the difference is at least `elo1`, or at most `elo0`, or cannot tell yet; both errors at 5 %. */
export function sequentialTest(
  tally: MatchTally,
  elo0: number,
  elo1: number,
): { ratio: number; verdict: 'elo0' | 'elo1' | 'open' } {
  const [mean0, mean1] = [expectedScore(elo0), expectedScore(elo1)];
  const spread = variance(tally);
  // the log-likelihood ratio of two normal means with the variance that was seen
  const ratio =
    spread === 0 ? 0 : (gamesOf(tally) * (mean1 - mean0) * (2 * scoreOf(tally) - mean0 - mean1)) / (2 * spread);
  const limit = Math.log(0.95 / 0.05);
  return { ratio, verdict: ratio >= limit ? 'elo1' : ratio <= -limit ? 'elo0' : 'open' };
}
