/** How far the review has come, and whether it goes on. Once it is whole, how sure it is. */
import { fill } from '../../text/index.ts';
import styles from './progress.module.css';
import type { ReviewRun } from './review-run.ts';
import { reviewWords } from './text/index.ts';

export function Progress({ run }: { readonly run: ReviewRun }) {
  const words = reviewWords();
  const phase = run.phase.value;
  const [done, count] = [run.done.value, run.judged.value.length];
  if (phase === 'whole') return null;
  const isRunning = phase === 'running' || phase === 'looking';
  const told = count === 0 ? words.waking : fill(isRunning ? words.progress : words.stopped, { done, all: count });
  return (
    <div class={styles.progress} role="status" data-part="progress">
      <progress class={styles.bar} max={Math.max(1, count)} value={done} aria-label={words.waking} />
      <p class={styles.told}>{phase === 'lost' ? words.broken : told}</p>
      {isRunning ? (
        <button type="button" class="button plain small" onClick={() => run.stop()}>
          {words.stop}
        </button>
      ) : (
        <button type="button" class="button plain small" onClick={() => run.goOn()}>
          {words.goOn}
        </button>
      )}
    </div>
  );
}

export function Sureness({ run }: { readonly run: ReviewRun }) {
  if (run.phase.value !== 'whole') return null;
  return <p class={`quiet ${styles.sure}`}>{sureness(run)}</p>;
}

function sureness(run: ReviewRun): string {
  const words = reviewWords();
  const moves = run.moves.value;
  const exact = moves.filter((move) => move.exact).length;
  if (exact === moves.length) return words.exactAll;
  return exact === 0 ? words.exactNone : words.exactSome;
}
