/** The day's puzzle is solved: the stamp is inked, a good line, something to share, and the door to the next. */
import { useState } from 'preact/hooks';
import { type Attempt, type DayDone, dayKey, daysDone } from '../../puzzles/attempts.ts';
import { fill } from '../../text/index.ts';
import type { DailyTold } from '../../wire/answers/dailies.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';
import { setScene } from './board-picture.tsx';
import styles from './daily-solved.module.css';
import { today } from './dates.ts';
import { gradeOf } from './grade.ts';
import { PUZZLE_GAMES, type PuzzleGame } from './loading-puzzle.ts';
import { outcomeOf } from './others.ts';
import { OthersFared } from './others-fared.tsx';
import type { PosedPuzzle } from './posed.ts';
import { gradeName } from './said.ts';
import { savePicture, share, shareText, stampedScene } from './share.ts';
import { Stamp } from './stamp.tsx';
import { puzzleWords } from './text/index.ts';

interface Props {
  readonly game: PuzzleGame;
  readonly puzzle: PosedPuzzle;
  readonly done: DayDone;
  readonly attempts: readonly Attempt[];
  /** How everybody fared, if the house could be asked. */
  readonly others: DailyTold | undefined;
}

export function DailySolved({ game, puzzle, done, attempts, others }: Props) {
  const words = puzzleWords();
  const { day, first, solved } = done;
  const grade = gradeOf(solved?.more);
  const [copied, setCopied] = useState(false);
  const [line] = useState(() => words.goodLines[Math.floor(Math.random() * words.goodLines.length)]!);
  const shared = () => {
    const link = `${location.origin}/${done.game}/daily/${day}`;
    return {
      text: shareText(done, game.text.name, link),
      name: `escale-${day}.png`,
      scene: stampedScene(setScene(game, puzzle), done, game.text.name),
    };
  };
  return (
    <section data-part="solved">
      <div class={styles.line}>
        <Stamp date={day} grade={grade} />
        <div>
          <h2>{gradeName(grade)}</h2>
          <p>{first.result === 'failed' ? words.secondTry : line}</p>
          <p class="quiet">{fill(words.rated, { rating: String(puzzle.set.rating) })}</p>
        </div>
      </div>
      <div class="buttons">
        <NextDaily done={done} attempts={attempts} />
        <button type="button" class="button plain" onClick={() => void share(shared()).then(setCopied)}>
          {words.share}
        </button>
      </div>
      <p class={`quiet ${styles.told}`} role="status">
        {copied && words.shared}
      </p>
      <div class={styles.ways}>
        <button type="button" class="button plain" onClick={() => void savePicture(shared())}>
          {words.sharePicture}
        </button>
        <a class="button plain" href={`/${done.game}/puzzles`}>
          {fill(words.toTraining, { game: game.text.name })}
        </a>
        <a class="button plain" href="/puzzles">
          {words.toArchive}
        </a>
      </div>
      {others && <OthersFared told={others} own={outcomeOf(first)} />}
    </section>
  );
}

/** Another game's puzzle of the same day, as long as one is left. */
function NextDaily({ done, attempts }: Pick<Props, 'done' | 'attempts'>) {
  const days = daysDone(attempts);
  const next = PUZZLE_GAMES.find(({ rules }) => !days.get(dayKey(rules.id, done.day))?.solved);
  const text = useLater(async () => next?.text[language()](), [next, language()]);
  if (!next || !text) return null;
  const day = done.day === today() ? '' : `/${done.day}`;
  return (
    <a class="button main" href={`/${next.rules.id}/daily${day}`}>
      {fill(puzzleWords().nextDaily, { game: text.name })}
    </a>
  );
}
