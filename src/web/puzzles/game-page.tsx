/** The puzzles of one game: its day's, one's rating, training, storm and streak. */
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { type Attempt, bestRun, dayKey, daysDone } from '../../puzzles/attempts.ts';
import { rateAttempts, UNRATED } from '../../puzzles/rating.ts';
import { RUN_MODES, type RunMode } from '../../puzzles/runs.ts';
import { fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { language, words } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { Curve } from './curve.tsx';
import { today } from './dates.ts';
import styles from './game-page.module.css';
import { gradeOf } from './grade.ts';
import { History } from './history.tsx';
import { useAttempts } from './kept-attempts.ts';
import { Notice } from './notice.tsx';
import { Stamp } from './stamp.tsx';
import { tellRating } from './tell-rating.ts';
import { puzzleWords } from './text/index.ts';
import { TRAINING_LEVELS, wish, wishOf } from './wishes.ts';

export function GamePuzzlesPage({ module }: { readonly module: DrawnGame }) {
  const said = puzzleWords();
  const text = useLater(() => module.text[language()](), [module, language()]);
  const attempts = useAttempts();
  const homemade = useLater(() => import('./homemade/index.ts'), []);
  useTitle(said.puzzles, text?.name);
  if (!text || !attempts || !homemade) return <Notice title={said.loading} isBusy />;
  const { id } = module.rules;
  return (
    <section class={styles.page}>
      <h1>{fill(said.puzzlesOf, { game: text.name })}</h1>
      <div class={styles.parts}>
        <Training game={id} text={text} attempts={attempts} />
        <Today game={id} attempts={attempts} />
        {RUN_MODES.map((mode) => (
          <Run key={mode} mode={mode} game={id} best={bestRun(attempts, id, mode)} />
        ))}
        <Race game={id} best={bestRun(attempts, id, 'race')} />
      </div>
      <homemade.OwnPuzzles game={id} text={text} />
      <History attempts={attempts.filter((each) => each.game === id)} text={text} />
      <div class="buttons">
        <a class="button plain" href={`/print/puzzles?game=${id}&from=shelf`}>
          {said.print}
        </a>
        <a class="button plain" href={`/${id}`}>
          {words().openBox}
        </a>
        <a class="button plain" href="/puzzles">
          {said.puzzles}
        </a>
      </div>
    </section>
  );
}

interface PartProps {
  readonly game: string;
  readonly attempts: readonly Attempt[];
}

function Today({ game, attempts }: PartProps) {
  const said = puzzleWords();
  const solved = daysDone(attempts).get(dayKey(game, today()))?.solved;
  return (
    <section class={`${styles.part} ${styles.today}`}>
      <div>
        <h2>{said.daily}</h2>
        <a class="button plain" href={`/${game}/daily`}>
          {solved ? said.lookAgain : said.solveIt}
        </a>
      </div>
      <Stamp date={today()} grade={solved && gradeOf(solved.more)} />
    </section>
  );
}

function Training({ game, text, attempts }: PartProps & { readonly text: GameText }) {
  const said = puzzleWords();
  const rated = rateAttempts(attempts, game);
  const { kind, level } = wishOf(game);
  return (
    <section class={`${styles.part} ${styles.training}`}>
      <h2>{said.train}</h2>
      <p>{said.trainHelp}</p>
      <dl class={styles.rating}>
        <dt>{said.rating}</dt>
        <dd>{tellRating(rated.at(-1)?.after ?? UNRATED)}</dd>
      </dl>
      <Curve rated={rated} />
      <div class="fields">
        <label class="field">
          {said.theme}
          <select
            value={kind ?? ''}
            onChange={({ currentTarget }) => wish(game, { kind: currentTarget.value || undefined })}
          >
            <option value="">{said.allThemes}</option>
            {Object.entries(text.puzzles ?? {}).map(([each, { name }]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {said.level}
          <select
            value={level}
            onChange={({ currentTarget }) =>
              wish(game, { level: TRAINING_LEVELS.find((each) => each === currentTarget.value) ?? 'near' })
            }
          >
            {TRAINING_LEVELS.map((each) => (
              <option key={each} value={each}>
                {said.levels[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <a class="button main large" href={`/${game}/puzzles/training`}>
        {said.train}
      </a>
      <p class="quiet">{said.ratingHelp}</p>
    </section>
  );
}

function Race({ game, best }: { readonly game: string; readonly best: number }) {
  const said = puzzleWords();
  return (
    <section class={`${styles.part} ${styles.wide}`}>
      <h2>{said.race}</h2>
      <p>{said.raceHelp}</p>
      {best > 0 && <p>{fill(said.best, { count: String(best) })}</p>}
      <a class="button plain" href={`/${game}/puzzles/race`}>
        {said.withFriends}
      </a>
    </section>
  );
}

function Run({ mode, game, best }: { readonly mode: RunMode; readonly game: string; readonly best: number }) {
  const said = puzzleWords();
  return (
    <section class={styles.part}>
      <h2>{said[mode]}</h2>
      <p>{mode === 'storm' ? said.stormHelp : said.streakHelp}</p>
      <p>{best > 0 ? fill(said.best, { count: String(best) }) : said.noBest}</p>
      <a class="button plain" href={`/${game}/puzzles/${mode}`}>
        {said.start}
        <span class="heard">{said[mode]}</span>
      </a>
    </section>
  );
}
