/** All puzzles: those of today, each game's training, and the days before. */
import { useState } from 'preact/hooks';
import type { DrawnGame } from '../../games/module.ts';
import { type Attempt, dayKey, daysDone } from '../../puzzles/attempts.ts';
import { type CalendarDate, dayNumber, houseGame } from '../../puzzles/daily.ts';
import { fill } from '../../text/index.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useLater } from '../loading.ts';
import covers from '../pages/cover.module.css';
import { useCover } from '../pages/cover.ts';
import { language, words } from '../text/index.ts';
import { useTitle } from '../title.ts';
import styles from './all-puzzles-page.module.css';
import { Calendar } from './calendar.tsx';
import { today } from './dates.ts';
import { gradeOf } from './grade.ts';
import { useAttempts } from './kept-attempts.ts';
import { PUZZLE_GAMES } from './loading-puzzle.ts';
import { Stamp } from './stamp.tsx';
import { puzzleWords } from './text/index.ts';

export function AllPuzzlesPage() {
  const said = puzzleWords();
  const attempts = useAttempts();
  useTitle(said.puzzles);
  return (
    <section>
      <h1>{said.puzzles}</h1>
      <h2>{said.daily}</h2>
      <p>{said.dailyHelp}</p>
      <ul class={styles.today}>
        {PUZZLE_GAMES.map((module) => (
          <Today key={module.rules.id} module={module} attempts={attempts ?? []} />
        ))}
      </ul>
      <h2 class={styles.part}>{said.race}</h2>
      <p>{said.raceHelp}</p>
      <div class="buttons">
        <a class="button plain" href="/race">
          {said.withFriends}
        </a>
      </div>
      <h2 class={styles.part}>{said.archive}</h2>
      <Archive attempts={attempts ?? []} />
      <div class="buttons">
        <a class="button plain" href="/print/puzzles">
          {said.print}
        </a>
        <a class="button plain" href="/">
          {words().back}
        </a>
      </div>
    </section>
  );
}

interface TodayProps {
  readonly module: DrawnGame;
  readonly attempts: readonly Attempt[];
}

function Today({ module, attempts }: TodayProps) {
  const said = puzzleWords();
  const game = useLater(() => module.text[language()](), [module, language()]);
  const cover = useCover(module);
  const { id } = module.rules;
  const date = today();
  const solved = daysDone(attempts).get(dayKey(id, date))?.solved;
  const name = game?.name ?? '\u00a0';
  return (
    <li class={styles.game}>
      <div class={covers.cover}>{cover && <SceneView scene={cover} />}</div>
      <div>
        <h3>{name}</h3>
        <div class={styles.ways}>
          <a class={`button ${solved ? 'plain' : 'main'}`} href={`/${id}/daily`}>
            {solved ? said.lookAgain : said.solveIt}
            <span class="heard">{fill(said.dailyOf, { game: name })}</span>
          </a>
          <a class="button plain" href={`/${id}/puzzles`}>
            {said.train}
            <span class="heard">{name}</span>
          </a>
        </div>
      </div>
      <Stamp date={date} grade={solved && gradeOf(solved.more)} size="small" />
    </li>
  );
}

/** Of one game, or the house's own. */
function Archive({ attempts }: { readonly attempts: readonly Attempt[] }) {
  const said = puzzleWords();
  const [chosen, setChosen] = useState('');
  const texts = useLater(() => Promise.all(PUZZLE_GAMES.map((module) => module.text[language()]())), [language()]);
  const days = daysDone(attempts);
  const gameOn = (date: CalendarDate) => {
    const day = dayNumber(date);
    return chosen !== '' || !day.ok ? chosen : houseGame(day.value, PUZZLE_GAMES).rules.id;
  };
  const gradeOn = (date: CalendarDate) => {
    const solved = days.get(dayKey(gameOn(date), date))?.solved;
    return solved && gradeOf(solved.more);
  };
  return (
    <>
      <label class="field">
        {said.archiveOf}
        <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          <option value="">{said.houseDays}</option>
          {PUZZLE_GAMES.map(({ rules }, place) => (
            <option key={rules.id} value={rules.id}>
              {texts?.[place]?.name ?? ''}
            </option>
          ))}
        </select>
      </label>
      <Calendar
        label={said.archive}
        gradeOn={gradeOn}
        pathTo={(date) => (chosen === '' ? `/daily/${date}` : `/${chosen}/daily/${date}`)}
      />
    </>
  );
}
