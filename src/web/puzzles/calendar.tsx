/** Earlier days, month by month: those that were solved are inked. One grid for the keyboard. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { monthsFrom, weeksOf, within } from '../../puzzles/calendar.ts';
import { type CalendarDate, FIRST_DAILY } from '../../puzzles/daily.ts';
import { go } from '../route.ts';
import { locale } from '../text/index.ts';
import styles from './calendar.module.css';
import { daysFrom, monthName, namedDay, today, weekdays } from './dates.ts';
import type { Grade } from './grade.ts';
import { gradeName } from './said.ts';
import { puzzleWords } from './text/index.ts';

interface Props {
  readonly label: string;
  readonly gradeOn: (date: CalendarDate) => Grade | undefined;
  readonly pathTo: (date: CalendarDate) => string;
}

export function Calendar({ label, gradeOn, pathTo }: Props) {
  const words = puzzleWords();
  const last = today();
  const [at, setAt] = useState(last);
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(false);
  // before the next key comes
  useLayoutEffect(() => {
    if (byKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKeys.current = false;
  }, [at]);
  const turn = (months: number) => setAt(monthsFrom(at, months, last));
  const press = (event: KeyboardEvent) => {
    const to = leads(event.key, at, last);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    byKeys.current = true;
    setAt(to);
  };
  const short = weekdays(locale(), 'narrow');
  return (
    <div class={styles.calendar}>
      <div class={styles.head}>
        <button
          type="button"
          class="button plain"
          aria-label={words.monthBefore}
          aria-disabled={at.slice(0, 7) === FIRST_DAILY.slice(0, 7)}
          onClick={() => turn(-1)}
        >
          ←
        </button>
        <h3 aria-live="polite">{monthName(at, locale())}</h3>
        <button
          type="button"
          class="button plain"
          aria-label={words.monthAfter}
          aria-disabled={at.slice(0, 7) === last.slice(0, 7)}
          onClick={() => turn(1)}
        >
          →
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid that keys go through */}
      <table role="grid" aria-label={label} ref={grid} onKeyDown={press}>
        <thead>
          <tr>
            {weekdays(locale(), 'long').map((name, day) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">{short[day]}</span>
                <span class="heard">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, day) => (
                <td key={day}>
                  {date !== undefined &&
                    (date > last ? (
                      <span class={styles.later}>{dayOf(date)}</span>
                    ) : (
                      <Day date={date} isAt={date === at} grade={gradeOn(date)} path={pathTo(date)} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="heard">{words.calendarHelp}</p>
    </div>
  );
}

interface DayProps {
  readonly date: CalendarDate;
  readonly isAt: boolean;
  readonly grade: Grade | undefined;
  readonly path: string;
}

function Day({ date, isAt, grade, path }: DayProps) {
  const words = puzzleWords();
  const state = grade === undefined ? words.unsolved : gradeName(grade);
  return (
    <a
      class={`${styles.day} ${grade === undefined ? '' : styles.inked} ${date === today() ? styles.today : ''}`}
      href={path}
      tabIndex={isAt ? 0 : -1}
      aria-label={`${namedDay(date, locale())}. ${state}.`}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        go(path);
      }}
    >
      {dayOf(date)}
      {grade !== undefined && <span aria-hidden="true">✓</span>}
    </a>
  );
}

const dayOf = (date: CalendarDate): string => String(Number(date.slice(8)));

/** Where a key leads from a day; undefined if it leads nowhere. */
function leads(key: string, at: CalendarDate, last: CalendarDate): CalendarDate | undefined {
  const days = ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 } as const)[key];
  if (days !== undefined) return within(daysFrom(at, days) ?? FIRST_DAILY, last);
  if (key === 'PageUp') return monthsFrom(at, -1, last);
  if (key === 'PageDown') return monthsFrom(at, 1, last);
  if (key === 'Home') return within(`${at.slice(0, 7)}-01`, last);
  if (key === 'End') return within(weeksOf(at).flat().findLast(Boolean) ?? at, last);
  return undefined;
}
