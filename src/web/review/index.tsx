/** The page on which a finished game is looked back on; loaded only when somebody does. */
import { useEffect, useMemo } from 'preact/hooks';
import { useLater } from '../loading.ts';
import message from '../pages/message.module.css';
import { Loading, Missing } from '../pages/missing.tsx';
import type { ReviewPlace } from '../route.ts';
import { StudyThreads } from '../study/study-client.ts';
import { language, words } from '../text/index.ts';
import { PlayedGame } from './played.ts';
import { ReviewRun } from './review-run.ts';
import { ReviewTeller } from './review-teller.ts';
import { ReviewView } from './review-view.tsx';
import { findReviewed, type NoReview, type ReviewedGame } from './reviewed-game.ts';
import { reviewWords } from './text/index.ts';

export function ReviewPage({ of }: { readonly of: ReviewPlace }) {
  const found = useLater(() => findReviewed(of), []);
  if (found === undefined) return <Loading />;
  if (found === 'missing') return <Missing />;
  if (typeof found === 'string') return <NothingToReview why={found} />;
  return found.module.reviewer ? <Reviewed reviewed={found} /> : <NothingToReview why="none" />;
}

function Reviewed({ reviewed }: { readonly reviewed: ReviewedGame }) {
  const { module, of, own } = reviewed;
  const threads = useMemo(() => new StudyThreads(), [reviewed]);
  const run = useMemo(() => new ReviewRun(of, threads), [threads]);
  useEffect(() => {
    void run.start();
    return () => {
      run.close();
      threads.close();
    };
  }, [run]);
  const played = useMemo(() => new PlayedGame(module, of, own.length === 1 ? own[0]! : 'spectator'), [reviewed]);
  const parts = useLater(async () => {
    const [board, text] = await Promise.all([module.board?.(), module.text[language()]()]);
    return board && { board, text };
  }, [module, language()]);
  const teller = useMemo(() => parts && new ReviewTeller(reviewed, played, parts.board, parts.text), [parts]);
  return teller ? <ReviewView teller={teller} run={run} threads={threads} /> : <Loading />;
}

/** Why not, in words that say what can be done. */
function NothingToReview({ why }: { readonly why: Exclude<NoReview, 'missing'> | 'none' }) {
  const text = reviewWords();
  const [title, help] =
    why === 'not-over' ? [text.notOver, text.notOverHelp] : why === 'away' ? [text.away, text.awayHelp] : [text.none];
  return (
    <section class={message.message}>
      <h1>{title}</h1>
      {help && <p>{help}</p>}
      <a class="button main" href="/">
        {words().back}
      </a>
    </section>
  );
}
