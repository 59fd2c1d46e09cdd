/** The puzzle of a day: the house's own, or one game's. */
import { useEffect, useMemo } from 'preact/hooks';
import type { DrawnGame } from '../../games/module.ts';
import { dayKey, daysDone } from '../../puzzles/attempts.ts';
import { type CalendarDate, dailyOf, dayNumber, FIRST_DAILY, houseGame } from '../../puzzles/daily.ts';
import { fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { language, locale } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { DailySolved } from './daily-solved.tsx';
import { plainDate, today, wholeDate } from './dates.ts';
import { gradeOf } from './grade.ts';
import head from './head.module.css';
import { asPeopleFare } from './how-hard.ts';
import { keepAttempt, useAttempts } from './kept-attempts.ts';
import { loadWith, PUZZLE_GAMES, type PuzzleGame } from './loading-puzzle.ts';
import { Notice } from './notice.tsx';
import { useOthers } from './others.ts';
import { PosedPuzzle } from './posed.ts';
import { SolveView } from './solve-view.tsx';
import type { TryEnded } from './solving.ts';
import { Stamp } from './stamp.tsx';
import { puzzleWords } from './text/index.ts';
import { useJudgeThread } from './worker/use-judge-thread.ts';

interface Props {
  /** Whose daily; the house's own if not said. */
  readonly module?: DrawnGame | undefined;
  /** Today if not said. */
  readonly date?: CalendarDate | undefined;
}

export function DailyPage({ module, date = today() }: Props) {
  const words = puzzleWords();
  const day = dayNumber(date);
  if (!day.ok)
    return (
      <Notice title={words.noSuchDay} help={fill(words.noSuchDayHelp, { date: plainDate(FIRST_DAILY, locale()) })} />
    );
  if (date > today())
    return <Notice title={words.notYet} help={fill(words.notYetHelp, { date: plainDate(date, locale()) })} />;
  const game = module ?? houseGame(day.value, PUZZLE_GAMES);
  return <Daily key={`${game.rules.id} ${date}`} module={game as DrawnGame} date={date} day={day.value} />;
}

interface DailyProps {
  readonly module: DrawnGame;
  readonly date: CalendarDate;
  readonly day: number;
}

function Daily({ module, date, day }: DailyProps) {
  const found = useLater(
    () => loadWith(module, asPeopleFare(module.rules.id, dailyOf(module, day))),
    [module, day, language()],
  );
  const thread = useJudgeThread();
  const attempts = useAttempts();
  const puzzle = useMemo(
    () => (found?.puzzle ? new PosedPuzzle(module, found.puzzle, thread.ask) : undefined),
    [found?.puzzle],
  );
  useTitle(puzzleWords().daily, found?.text.name);
  if (!found || !puzzle || !attempts) return <Notice title={puzzleWords().loading} isBusy />;
  return <DailyPuzzle game={found} puzzle={puzzle} date={date} attempts={attempts} />;
}

interface PuzzleProps {
  readonly game: PuzzleGame;
  readonly puzzle: PosedPuzzle;
  readonly date: CalendarDate;
  readonly attempts: NonNullable<ReturnType<typeof useAttempts>>;
}

function DailyPuzzle({ game, puzzle, date, attempts }: PuzzleProps) {
  const { board, text } = game;
  const words = puzzleWords();
  const { id, kind, rating } = puzzle.set;
  const done = daysDone(attempts).get(dayKey(puzzle.set.game, date));
  const grade = done?.solved && gradeOf(done.solved.more);
  const others = useOthers(date, done?.first);
  // whoever comes from another page sees the board and its task
  useEffect(() => scrollTo(0, 0), []);
  const keep = ({ result, spent, helped, ms }: TryEnded) =>
    keepAttempt({
      ...{ game: puzzle.set.game, puzzle: id, kind, rating, helped, ms, mode: 'daily', day: date },
      result: result === 'solved' && spent?.asAsked === false ? 'near' : result,
      ...(spent && { more: spent.made - spent.fewest }),
    });
  return (
    <SolveView
      puzzle={puzzle}
      board={board}
      text={text}
      onEnded={keep}
      head={
        <div class={head.head}>
          <Stamp date={date} grade={grade} size="small" />
          <div>
            <h1>{fill(words.dailyOf, { game: text.name })}</h1>
            <p class="quiet">{wholeDate(date, locale())}</p>
          </div>
        </div>
      }
      solved={
        done?.solved && <DailySolved game={game} puzzle={puzzle} done={done} attempts={attempts} others={others} />
      }
    />
  );
}
