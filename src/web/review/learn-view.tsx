/** Learning from mistakes on the board itself: find better, with as much help as one likes. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { counted, fill } from '../../text/index.ts';
import type { StudyThreads } from '../study/study-client.ts';
import { language } from '../text/index.ts';
import { LearnMove } from './learn-move.tsx';
import styles from './learn-view.module.css';
import { LearningCourse, lessonsOf } from './learning-course.ts';
import type { ReviewRun } from './review-run.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly run: ReviewRun;
  readonly threads: StudyThreads;
  readonly seat: Seat;
  readonly onLeave: () => void;
}

export function LearnView({ teller, run, threads, seat, onLeave }: Props) {
  const { learn } = reviewWords();
  const learning = useMemo(() => {
    return new LearningCourse(lessonsOf(run.summary.value?.moves ?? [], seat), run, threads);
  }, [run, seat]);
  useEffect(() => () => learning.close(), [learning]);
  const lesson = learning.lesson.value;
  const isMine = teller.reviewed.own.length === 1;
  return (
    <section class={styles.page} data-part="learn">
      <header class={styles.head}>
        <h1 class={styles.title}>{isMine ? learn.mine : fill(learn.of, { name: teller.name(seat) })}</h1>
        <button type="button" class="button plain small" onClick={onLeave}>
          {learn.leave}
        </button>
      </header>
      {lesson ? (
        <LearnMove key={lesson.index} {...{ teller, run, learning, lesson }} />
      ) : (
        <Done learning={learning} onLeave={onLeave} />
      )}
    </section>
  );
}

function Done({ learning, onLeave }: { readonly learning: LearningCourse; readonly onLeave: () => void }) {
  const { learn } = reviewWords();
  const { found, lessons } = learning;
  const count = lessons.length;
  const told = found === count ? learn.foundAll : counted(learn.found, count, language(), { found });
  return (
    <div class={styles.done} role="status">
      <h2>{learn.done}</h2>
      <p>{told}</p>
      <div class="buttons">
        <button type="button" class="button main" onClick={onLeave}>
          {learn.leave}
        </button>
        <button type="button" class="button plain" onClick={() => learning.again()}>
          {learn.again}
        </button>
      </div>
    </div>
  );
}
