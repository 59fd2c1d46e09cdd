/** How a run stands: what was solved, in a row, and the time that is left. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PuzzleRun, timeLeft } from '../../puzzles/runs.ts';
import { fill } from '../../text/index.ts';
import styles from './run-page.module.css';
import { puzzleWords } from './text/index.ts';

const SECOND = 1000;
/** Below this it is said to be nearly up. */
const LATE = 15;

export function RunScore({ run, onOut }: { readonly run: PuzzleRun; readonly onOut: () => void }) {
  const said = puzzleWords();
  const seconds = useSeconds(run, onOut);
  const { change } = run;
  return (
    <div class={styles.score}>
      <h1 class="heard">{said[run.mode]}</h1>
      <span>{fill(said.score, { count: String(run.solved) })}</span>
      <span>{fill(said.combo, { count: String(run.combo) })}</span>
      {seconds !== undefined && (
        <span
          class={`${styles.time} ${seconds <= LATE ? styles.late : ''}`}
          role="timer"
          aria-label={fill(said.timeLeftSpoken, { seconds: String(seconds) })}
        >
          {fill(said.timeLeft, { seconds: String(seconds) })}
        </span>
      )}
      {change && (
        <span key={change.count} class={styles.change} role="status">
          {fill(change.ms > 0 ? said.gained : said.lost, { seconds: String(Math.abs(change.ms) / SECOND) })}
        </span>
      )}
    </div>
  );
}

/** Told anew each second; at the end it is over. */
function useSeconds(run: PuzzleRun, onOut: () => void): number | undefined {
  const [, setTicks] = useState(0);
  const out = useRef(onOut);
  out.current = onOut;
  const left = run.isOver ? 0 : timeLeft(run, performance.now());
  useEffect(() => {
    if (run.endsAt === undefined || run.isOver) return;
    const tick = () => {
      if (timeLeft(run, performance.now()) === 0) out.current();
      setTicks((count) => count + 1);
    };
    const every = setInterval(tick, SECOND / 4);
    return () => clearInterval(every);
  }, [run.endsAt, run.isOver]);
  return left === undefined || run.endsAt === undefined ? undefined : Math.ceil(left / SECOND);
}
