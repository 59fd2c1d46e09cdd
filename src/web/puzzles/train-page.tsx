/** Training: one puzzle after the other, near one's rating. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Puzzle } from '../../core/puzzle.ts';
import { seededRandom } from '../../core/random.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { Attempt } from '../../puzzles/attempts.ts';
import { nextPuzzle } from '../../puzzles/choosing.ts';
import { rateAttempts, ratingIn, UNRATED } from '../../puzzles/rating.ts';
import { fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';
import { useTitle } from '../title.ts';
import head from './head.module.css';
import { correctedRatings } from './how-hard.ts';
import { freshId, keepAttempt, useAttempts } from './kept-attempts.ts';
import { loadPuzzleGame, type PuzzleGame } from './loading-puzzle.ts';
import { Notice } from './notice.tsx';
import { PosedPuzzle } from './posed.ts';
import { textOf } from './said.ts';
import { SolveView } from './solve-view.tsx';
import type { TryEnded } from './solving.ts';
import { tellRating } from './tell-rating.ts';
import { puzzleWords } from './text/index.ts';
import { AWAY, wishOf } from './wishes.ts';
import { useJudgeThread } from './worker/use-judge-thread.ts';

export function TrainPage({ module }: { readonly module: DrawnGame }) {
  const said = puzzleWords();
  const attempts = useAttempts();
  const game = useLater(() => loadPuzzleGame(module), [module, language()]);
  const [count, setCount] = useState(0);
  const puzzle = useNext(module, attempts, count);
  useTitle(said.train, game?.text.name);
  if (puzzle === null) return <Notice title={said.noneLeft} help={said.noneLeftHelp} />;
  if (!game || !attempts || !puzzle) return <Notice title={said.loading} isBusy />;
  const next = () => setCount(count + 1);
  return <Training key={puzzle.id} game={game} puzzle={puzzle} attempts={attempts} onNext={next} />;
}

/** null: none is left. The one that was chosen stays while its attempts are kept. */
function useNext(module: DrawnGame, attempts: readonly Attempt[] | undefined, count: number) {
  const isKnown = attempts !== undefined;
  const [chosen, setChosen] = useState<{ readonly of: number; readonly puzzle: Puzzle | null }>();
  useEffect(() => {
    if (!attempts) return;
    let isWanted = true;
    const { id } = module.rules;
    const { kind, level } = wishOf(id);
    const rating = ratingIn(attempts, id).rating + AWAY[level];
    const tried = new Set(attempts.map((each) => each.puzzle));
    void correctedRatings(id)
      .then((corrected) => nextPuzzle(module, { rating, kind, tried, corrected }, seededRandom(freshId())))
      .then((puzzle) => {
        if (isWanted) setChosen({ of: count, puzzle: puzzle ?? null });
      });
    return () => {
      isWanted = false;
    };
  }, [module, count, isKnown]);
  return chosen?.of === count ? chosen.puzzle : undefined;
}

interface Props {
  readonly game: PuzzleGame;
  readonly puzzle: Puzzle;
  readonly attempts: readonly Attempt[];
  readonly onNext: () => void;
}

export function Training({ game, puzzle, attempts, onNext }: Props) {
  const said = puzzleWords();
  const { module, board, text } = game;
  const thread = useJudgeThread();
  const posed = useMemo(() => new PosedPuzzle(module, puzzle, thread.ask), [puzzle]);
  const { id, kind, rating } = posed.set;
  const rated = rateAttempts(attempts, posed.set.game);
  const now = rated.at(-1)?.after ?? UNRATED;
  useEffect(() => scrollTo(0, 0), []);
  const keep = ({ result, spent, helped, ms }: TryEnded) =>
    keepAttempt({
      ...{ game: posed.set.game, puzzle: id, kind, rating, helped, ms, mode: 'training' },
      result: result === 'solved' && spent?.asAsked === false ? 'near' : result,
      ...(spent && { more: spent.made - spent.fewest }),
    });
  const next = (
    <button type="button" class="button main" onClick={onNext}>
      {said.nextPuzzle}
    </button>
  );
  return (
    <SolveView
      puzzle={posed}
      board={board}
      text={text}
      onEnded={keep}
      head={
        <div class={head.head}>
          <div>
            <h1>{textOf(posed, text).name}</h1>
            <p class="quiet">
              <a href={`/${posed.set.game}/puzzles`}>{fill(said.puzzlesOf, { game: text.name })}</a>
              {' · '}
              {fill(said.rated, { rating: String(rating) })}
            </p>
          </div>
        </div>
      }
      onward={
        <button type="button" class="button plain" onClick={onNext}>
          {said.nextPuzzle}
        </button>
      }
      solved={
        <div data-part="solved">
          <p>{tellChange(attempts, rated, posed.set.game, id) ?? `${said.rating}: ${tellRating(now)}`}</p>
          <div class="buttons">{next}</div>
        </div>
      }
    />
  );
}

/** What an attempt at this puzzle has done to the rating; undefined if it did not count. */
function tellChange(
  attempts: readonly Attempt[],
  rated: ReturnType<typeof rateAttempts>,
  game: string,
  puzzle: string,
): string | undefined {
  const place = rated.findIndex(({ attempt }) => attempt.puzzle === puzzle);
  const said = puzzleWords();
  if (place < 0) return attempts.some((each) => each.puzzle === puzzle && each.helped) ? said.helpUsed : undefined;
  const before = rated[place - 1]?.after ?? (place === 0 ? undefined : ratingIn(attempts, game));
  const after = String(Math.round(rated[place]!.after.rating));
  if (!before) return fill(said.ratingFirst, { after });
  return fill(said.ratingChange, { before: String(Math.round(before.rating)), after });
}
