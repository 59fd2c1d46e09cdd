/** How others fared, as bars: one for each thing that can come of the puzzle. */
import type { DailyOutcome } from '../../puzzles/outcomes.ts';
import { counted } from '../../text/index.ts';
import type { DailyTold } from '../../wire/answers/dailies.ts';
import { language } from '../text/index.ts';
import styles from './others-fared.module.css';
import { puzzleWords } from './text/index.ts';

interface Props {
  readonly told: DailyTold;
  readonly own: DailyOutcome;
}

export function OthersFared({ told: { counts }, own }: Props) {
  const words = puzzleWords();
  const all = counts.reduce((sum, { people }) => sum + people, 0);
  const most = Math.max(1, ...counts.map(({ people }) => people));
  const grades = counts.some(({ outcome }) => outcome === 'perfect');
  const nameOf = (outcome: DailyOutcome) =>
    (grades ? { ...words.outcomes, ...words.grades } : { ...words.grades, ...words.outcomes })[outcome];
  if (all === 0) return null;
  return (
    <div class={styles.fared} data-part="others">
      <h3>{words.others}</h3>
      <p class="quiet">{counted(words.othersCount, all, language())}</p>
      <dl class={styles.bars}>
        {counts.map(({ outcome, people }) => (
          <div key={outcome} class={`${styles.row} ${outcome === own ? styles.own : ''}`}>
            <dt>
              {nameOf(outcome)}
              {outcome === own && <span class={styles.you}>{words.othersYou}</span>}
            </dt>
            <dd>
              <span class={styles.bar} aria-hidden="true" style={{ '--share': people / most }} />
              <span>{people}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
