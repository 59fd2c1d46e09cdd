/** Puzzles of each game: the rating and its curve, how many were solved, the best runs. */
import { type Attempt, bestRun, firstAttempts } from '../../puzzles/attempts.ts';
import { rateAttempts, ratingIn } from '../../puzzles/rating.ts';
import { fill } from '../../text/index.ts';
import { Curve } from '../puzzles/curve.tsx';
import { tellRating } from '../puzzles/tell-rating.ts';
import type { GameOnRecord } from './index.tsx';
import styles from './record.module.css';
import { recordWords } from './text/index.ts';

interface Props {
  readonly found: readonly GameOnRecord[];
  readonly attempts: readonly Attempt[];
}

export function PuzzlesPart({ found, attempts }: Props) {
  const words = recordWords();
  const first = firstAttempts(attempts);
  const tried = found
    .map((each) => ({ ...each, first: first.filter(({ game }) => game === each.module.rules.id) }))
    .filter((each) => each.first.length > 0);
  return (
    <section>
      <h2>{words.puzzles}</h2>
      {tried.length === 0 && <p class="quiet">{words.noPuzzles}</p>}
      <div class={styles.cards}>
        {tried.map(({ module: { rules }, text, first }) => {
          const solved = first.filter(({ result }) => result !== 'failed').length;
          const best = (mode: Parameters<typeof bestRun>[2]) => bestRun(attempts, rules.id, mode);
          const runs = { storm: best('storm'), streak: best('streak'), race: best('race') };
          return (
            <div key={rules.id} class={styles.card}>
              <h3>{text.name}</h3>
              <p>{fill(words.rating, { rating: tellRating(ratingIn(attempts, rules.id)) })}</p>
              <Curve rated={rateAttempts(attempts, rules.id)} />
              <p>{fill(words.solved, { solved: String(solved), tried: String(first.length) })}</p>
              {Object.values(runs).some((solved) => solved > 0) && <p class="quiet">{fill(words.runs, runs)}</p>}
            </div>
          );
        })}
      </div>
    </section>
  );
}
