/** Today's puzzle on the first page: the board itself as its picture, the date as its stamp. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { dayKey, daysDone } from '../../puzzles/attempts.ts';
import { dailyOf, dayNumber, houseGame } from '../../puzzles/daily.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';
import { BoardPicture } from './board-picture.tsx';
import styles from './daily-card.module.css';
import { today } from './dates.ts';
import { gradeOf } from './grade.ts';
import { useAttempts } from './kept-attempts.ts';
import { loadWith, PUZZLE_GAMES } from './loading-puzzle.ts';
import { PosedPuzzle } from './posed.ts';
import { textOf } from './said.ts';
import { Stamp } from './stamp.tsx';
import { puzzleWords } from './text/index.ts';

export function DailyCard() {
  const words = puzzleWords();
  const date = useToday();
  const day = dayNumber(date);
  const module = day.ok ? houseGame(day.value, PUZZLE_GAMES) : undefined;
  const found = useLater(
    // the shelf can be used without it
    async () => (day.ok && module ? loadWith(module, dailyOf(module, day.value)).catch(() => undefined) : undefined),
    [date, language()],
  );
  const attempts = useAttempts();
  // nobody solves it here
  const puzzle = useMemo(
    () => (found?.puzzle ? new PosedPuzzle(found.module, found.puzzle, async () => undefined) : undefined),
    [found],
  );
  if (!found || !puzzle || !attempts) return null;
  const solved = daysDone(attempts).get(dayKey(puzzle.set.game, date))?.solved;
  return (
    <section class={styles.card} data-part="daily">
      <a class={styles.door} href="/daily">
        <div class={styles.picture}>
          <BoardPicture game={found} puzzle={puzzle} />
        </div>
        <div class={styles.told}>
          <div class={styles.head}>
            <h2>
              {words.ownDaily}
              <small>{found.text.name}</small>
            </h2>
            <Stamp date={date} grade={solved && gradeOf(solved.more)} size="small" />
          </div>
          <p>{textOf(puzzle, found.text).task}</p>
          <span class={`button ${solved ? 'plain' : 'main'}`}>{solved ? words.lookAgain : words.solveIt}</span>
        </div>
      </a>
    </section>
  );
}

/** Whoever leaves the page open over midnight finds another one. */
function useToday() {
  const [date, setDate] = useState(() => today());
  useEffect(() => {
    const look = () => setDate(today());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return date;
}
