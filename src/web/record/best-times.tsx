/** The best time of each game, as bars beside each other. */
import type { Attempt } from '../../puzzles/attempts.ts';
import { timeInWords } from '../puzzles/share.ts';
import type { GameOnRecord } from './index.tsx';
import styles from './record.module.css';
import { bestTime } from './tally.ts';
import { recordWords } from './text/index.ts';

interface Props {
  readonly found: readonly GameOnRecord[];
  readonly attempts: readonly Attempt[];
}

export function BestTimes({ found, attempts }: Props) {
  const words = recordWords();
  const timed = found.flatMap(({ module: { rules }, text }) => {
    const ms = bestTime(attempts, rules.id);
    return ms === undefined ? [] : [{ id: rules.id, name: text.name, ms }];
  });
  if (timed.length === 0) return null;
  const longest = Math.max(...timed.map(({ ms }) => ms));
  return (
    <section>
      <h2>{words.times}</h2>
      <p class="quiet">{words.timesHelp}</p>
      <dl class={styles.rows}>
        {timed.map(({ id, name, ms }) => (
          <div key={id} class={styles.row}>
            <dt>{name}</dt>
            <dd>
              <span class={styles.time} aria-hidden="true" style={{ '--share': ms / longest }} />
              <small>{timeInWords(ms)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
