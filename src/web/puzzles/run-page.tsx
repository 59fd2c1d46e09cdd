/** A storm or a streak: one puzzle after the other, harder and harder. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Puzzle } from '../../core/puzzle.ts';
import { seededRandom } from '../../core/random.ts';
import type { DrawnGame } from '../../games/module.ts';
import { bestRun } from '../../puzzles/attempts.ts';
import { nextPuzzle } from '../../puzzles/choosing.ts';
import {
  afterMistake,
  afterRight,
  afterSolved,
  ended,
  type PuzzleRun,
  type RunMode,
  ratingWanted,
  startRun,
} from '../../puzzles/runs.ts';
import { counted, fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { correctedRatings } from './how-hard.ts';
import { freshId, keepAttempt, useAttempts } from './kept-attempts.ts';
import { loadPuzzleGame, type PuzzleGame } from './loading-puzzle.ts';
import { Notice } from './notice.tsx';
import { PosedPuzzle } from './posed.ts';
import styles from './run-page.module.css';
import { RunScore } from './run-score.tsx';
import { SolveView } from './solve-view.tsx';
import type { TryEnded } from './solving.ts';
import { puzzleWords } from './text/index.ts';
import { useJudgeThread } from './worker/use-judge-thread.ts';

interface Props {
  readonly module: DrawnGame;
  readonly mode: RunMode;
}

export function RunPage({ module, mode }: Props) {
  const said = puzzleWords();
  const game = useLater(() => loadPuzzleGame(module), [module, language()]);
  const attempts = useAttempts();
  const [run, setRun] = useState<{ readonly id: string; readonly best: number }>();
  // no run waits for the house
  useEffect(() => void correctedRatings(module.rules.id), [module]);
  useTitle(said[mode], game?.text.name);
  if (!game || !attempts) return <Notice title={said.loading} isBusy />;
  const best = bestRun(attempts, module.rules.id, mode);
  const start = () => setRun({ id: freshId(), best });
  if (run) return <Running key={run.id} id={run.id} game={game} mode={mode} best={run.best} onAgain={start} />;
  return (
    <section class={styles.gate}>
      <h1>{said[mode]}</h1>
      <p class="quiet">{game.text.name}</p>
      <p>{mode === 'storm' ? said.stormHelp : said.streakHelp}</p>
      <p>{best > 0 ? fill(said.best, { count: String(best) }) : said.noBest}</p>
      <button type="button" class="button main large" onClick={start}>
        {said.start}
      </button>
      <a class="button plain" href={`/${module.rules.id}/puzzles`}>
        {fill(said.puzzlesOf, { game: game.text.name })}
      </a>
    </section>
  );
}

interface RunningProps {
  readonly id: string;
  readonly game: PuzzleGame;
  readonly mode: RunMode;
  /** Before this run. */
  readonly best: number;
  readonly onAgain: () => void;
}

function Running({ id, game, mode, best, onAgain }: RunningProps) {
  const said = puzzleWords();
  const { module, board, text } = game;
  const thread = useJudgeThread();
  const [run, setRun] = useState<PuzzleRun>(() => startRun(mode, performance.now()));
  const tried = useRef(new Set<string>());
  const puzzle = useSet(module, run, tried.current);
  const posed = useMemo(() => puzzle && new PosedPuzzle(module, puzzle, thread.ask), [puzzle]);
  const finish = () => setRun(ended);
  const end = ({ result, spent, ms }: TryEnded) => {
    if (!posed || run.isOver) return;
    const { set } = posed;
    const isSolved = result === 'solved' && spent?.asAsked !== false;
    keepAttempt({
      ...{ game: set.game, puzzle: set.id, kind: set.kind, rating: set.rating, helped: false, ms, mode, run: id },
      result: isSolved ? 'solved' : 'failed',
    });
    setRun(isSolved ? afterSolved : afterMistake);
  };
  const over = run.isOver && <Over run={run} best={best} game={module.rules.id} onAgain={onAgain} />;
  const out = (
    <button type="button" class="button plain" onClick={finish}>
      {said.giveIn}
    </button>
  );
  return (
    <>
      {posed ? (
        <SolveView
          key={posed.set.id}
          puzzle={posed}
          board={board}
          text={text}
          isRun
          isOver={run.isOver}
          onRight={() => setRun(afterRight)}
          onEnded={end}
          head={<RunScore run={run} onOut={finish} />}
          onward={over || out}
          solved={over}
        />
      ) : (
        <Notice title={said.loading} isBusy />
      )}
    </>
  );
}

/** The puzzle that is set now; the last one stays when the run is over. */
function useSet(module: DrawnGame, run: PuzzleRun, tried: Set<string>): Puzzle | undefined {
  const [puzzle, setPuzzle] = useState<Puzzle>();
  useEffect(() => {
    if (run.isOver) return;
    let isWanted = true;
    void correctedRatings(module.rules.id)
      .then((corrected) => nextPuzzle(module, { rating: ratingWanted(run), tried, corrected }, seededRandom(freshId())))
      .then((next) => {
        if (!isWanted || !next) return;
        tried.add(next.id);
        setPuzzle(next);
      });
    return () => {
      isWanted = false;
    };
  }, [run.set]);
  return puzzle;
}

interface OverProps extends Pick<RunningProps, 'best' | 'onAgain'> {
  readonly run: PuzzleRun;
  readonly game: string;
}

function Over({ run, best, game, onAgain }: OverProps) {
  const said = puzzleWords();
  return (
    <section class={styles.over} data-part="run-over" role="status">
      <h2>{run.mode === 'storm' ? said.stormOver : said.streakOver}</h2>
      <p>
        {counted(said.runResult, run.solved, language())} {run.solved > best && said.newBest}
      </p>
      <div class="buttons">
        <button type="button" class="button main" onClick={onAgain}>
          {said.again}
        </button>
        <a class="button plain" href={`/${game}/puzzles`}>
          {said.puzzles}
        </a>
      </div>
    </section>
  );
}
