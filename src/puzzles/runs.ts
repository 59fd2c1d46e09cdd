/** Puzzles in a row: a storm against the clock, a streak until the first mistake. */
import { EASIEST, HARDEST } from '../core/puzzle.ts';

export const RUN_MODES = ['storm', 'streak'] as const;
export type RunMode = (typeof RUN_MODES)[number];

export interface PuzzleRun {
  readonly mode: RunMode;
  readonly solved: number;
  /** Puzzles that were set, the present one included. */
  readonly set: number;
  /** Right moves in a row. */
  readonly combo: number;
  /** When it ends, on the clock of whoever started it; a streak has no clock. */
  readonly endsAt: number | undefined;
  readonly isOver: boolean;
  /** The last gain or loss of time, in milliseconds, and how many there were. */
  readonly change?: { readonly ms: number; readonly count: number };
}

export const STORM_MS = 180_000;
export const LOSS_MS = 10_000;
/** Right moves in a row, and what they give. */
const GAINS: Readonly<Record<number, number>> = { 5: 3000, 12: 5000, 20: 7000 };
/** From here on every so many moves give as much. */
const [MANY, EVERY, MANY_MS] = [30, 10, 10_000];
/** By so much harder is the next puzzle. */
const STEPS: Readonly<Record<RunMode, number>> = { storm: 40, streak: 70 };

export const startRun = (mode: RunMode, now: number): PuzzleRun => ({
  ...{ mode, solved: 0, set: 1, combo: 0, isOver: false },
  endsAt: mode === 'storm' ? now + STORM_MS : undefined,
});

/** How hard the present puzzle is to be. */
export const ratingWanted = ({ mode, set }: PuzzleRun): number => Math.min(HARDEST, EASIEST + (set - 1) * STEPS[mode]);

/** A right move. */
export function afterRight(run: PuzzleRun): PuzzleRun {
  const combo = run.combo + 1;
  return inTime({ ...run, combo }, gainOf(combo));
}

export const afterSolved = (run: PuzzleRun): PuzzleRun => ({ ...run, solved: run.solved + 1, set: run.set + 1 });

/** A wrong move: it ends a streak, and costs time in a storm, where another puzzle comes. */
export function afterMistake(run: PuzzleRun): PuzzleRun {
  if (run.mode === 'streak') return { ...run, isOver: true };
  return inTime({ ...run, combo: 0, set: run.set + 1 }, -LOSS_MS);
}

/** Over once its time is up, or whoever runs it wants no more. */
export const ended = (run: PuzzleRun): PuzzleRun => ({ ...run, isOver: true });

export const timeLeft = ({ endsAt }: PuzzleRun, now: number): number | undefined =>
  endsAt === undefined ? undefined : Math.max(0, endsAt - now);

const gainOf = (combo: number): number =>
  combo >= MANY && (combo - MANY) % EVERY === 0 ? MANY_MS : (GAINS[combo] ?? 0);

function inTime(run: PuzzleRun, ms: number): PuzzleRun {
  if (run.endsAt === undefined || ms === 0) return run;
  return { ...run, endsAt: run.endsAt + ms, change: { ms, count: (run.change?.count ?? 0) + 1 } };
}
