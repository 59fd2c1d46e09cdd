/** The stamp of a day: an outline until its puzzle is solved, then inked. */
import type { CalendarDate } from '../../puzzles/daily.ts';
import { locale } from '../text/index.ts';
import { partsOfDate } from './dates.ts';
import type { Grade } from './grade.ts';
import { gradeName } from './said.ts';
import styles from './stamp.module.css';
import { puzzleWords } from './text/index.ts';

interface Props {
  readonly date: CalendarDate;
  /** Of the solution; undefined until there is one. */
  readonly grade: Grade | undefined;
  readonly size?: 'small' | undefined;
}

export function Stamp({ date, grade, size }: Props) {
  const { weekday, day, month, whole } = partsOfDate(date, locale());
  const word = grade === undefined ? puzzleWords().unsolved : gradeName(grade);
  // room for the tick
  const up = grade === undefined ? 0 : -6;
  return (
    <svg
      class={`${styles.stamp} ${grade === undefined ? '' : styles.inked} ${size ? styles.small : ''}`}
      viewBox="-52 -52 104 104"
      role="img"
      aria-label={`${whole}. ${word}.`}
    >
      <circle class={styles.rim} r="49" />
      <circle class={styles.ring} r="43" />
      <text class={styles.word} y={-21 + up}>
        {weekday}
      </text>
      <text class={styles.day} y={3 + up}>
        {day}
      </text>
      <text class={styles.word} y={25 + up}>
        {month}
      </text>
      {grade !== undefined && <path class={styles.tick} d="M-7 32.5 l5 4.5 l9 -9" />}
    </svg>
  );
}
