/** The days on which a puzzle of the day was solved: how many in a row, and the last weeks as a small calendar. */
import type { Attempt } from '../../puzzles/attempts.ts';
import { dateOf, dayNumber, weekday } from '../../puzzles/daily.ts';
import { counted, fill } from '../../text/index.ts';
import { today } from '../puzzles/dates.ts';
import { language } from '../text/index.ts';
import styles from './record.module.css';
import { daysSolved } from './tally.ts';
import { recordWords } from './text/index.ts';

const WEEKS = 5;
const DAYS = 7;
const STEP = 20;
const SIZE = 16;

export function DaysPart({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const words = recordWords();
  const now = today();
  const { days, running, longest } = daysSolved(attempts, now);
  const number = dayNumber(now);
  const last = number.ok ? number.value : 0;
  const monday = last - weekday(last) - (WEEKS - 1) * DAYS;
  const shown = Array.from({ length: last - monday + 1 }, (_, place) => days.has(dateOf(monday + place)));
  const solved = shown.filter(Boolean).length;
  const label = fill(words.lastDays, { count: String(solved), all: String(shown.length) });
  return (
    <section>
      <h2>{words.days}</h2>
      <p>{counted(words.running, running, language())}</p>
      <p class="quiet">{counted(words.longest, longest, language())}</p>
      <svg class={styles.weeks} viewBox={`0 0 ${DAYS * STEP} ${WEEKS * STEP}`} role="img" aria-label={label}>
        {shown.map((isSolved, place) => {
          const [x, y] = [(place % DAYS) * STEP + 2, Math.floor(place / DAYS) * STEP + 2];
          return (
            <g key={place}>
              <rect class={isSolved ? styles.inked : styles.open} x={x} y={y} width={SIZE} height={SIZE} rx="4" />
              {isSolved && <path class={styles.tick} d={`M${x + 4} ${y + 8.5} l3 3 l5.5 -6.5`} />}
            </g>
          );
        })}
      </svg>
    </section>
  );
}
