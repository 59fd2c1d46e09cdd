/** One mistake: the board as its maker knew it then, and better to be found. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Notation } from '../../core/game.ts';
import { expectOk } from '../../core/result.ts';
import type { MarkedMove } from '../../core/review-summary.ts';
import { fill } from '../../text/index.ts';
import { BoardHost } from '../board/board-host.tsx';
import { type Shown, still } from '../table/playback.ts';
import { LearnHelp } from './learn-help.tsx';
import styles from './learn-view.module.css';
import type { LearningCourse, Tried } from './learning-course.ts';
import { MarkSign } from './mark-sign.tsx';
import type { ReviewRun } from './review-run.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';
import { costOf, standingOf } from './verdict-words.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly run: ReviewRun;
  readonly learning: LearningCourse;
  readonly lesson: MarkedMove;
}

export function LearnMove({ teller, run, learning, lesson }: Props) {
  const words = reviewWords();
  const { learn } = words;
  const { index, by } = lesson;
  const scale = run.scale.value!;
  const tried = learning.tried.value;
  const help = learning.help.value;
  const isSolved = learning.isSolved.value;
  useEffect(() => run.explain(lesson), [run, index]);
  const before = useMemo(() => asKnown(teller, lesson), [teller, lesson]);
  const right = tried?.said === 'right' ? tried.move : undefined;
  const shown = useMemo(() => (right === undefined ? before : afterMove(teller, lesson, right)), [before, right]);
  const { board, text, names, isTurned, reviewed } = teller;
  // the one of which the reasons speak
  const named = run.explanation(index)?.instead[0];
  const answer = lesson.best.find((move) => move === named) ?? lesson.best[0]!;
  const count = learning.lessons.length;
  const told = tried && triedTold(tried, teller, run);
  return (
    <div class={styles.lesson}>
      <div class={styles.board}>
        <BoardHost
          {...{ board, words: text.board, names, shown, game: reviewed.of.game }}
          own={by}
          flipped={isTurned}
          advised={help === 3 && right === undefined ? answer : undefined}
          onMove={(move) => learning.try(move)}
          onTried={() => {}}
        />
      </div>
      <div class={styles.told}>
        <h2 class={styles.number}>{fill(learn.number, { number: learning.number, all: count })}</h2>
        <p class={styles.mark}>
          <MarkSign mark={lesson.mark} /> {fill(learn.played, { told: teller.told(index) })}
        </p>
        <p>
          {costOf(lesson, scale) ?? fill(words.after, { standing: standingOf(lesson.after, by, scale, teller) })}{' '}
          {!isSolved && <strong>{learn.find}</strong>}
        </p>
        <p class={styles.reply} role="status">
          {told}
        </p>
        <LearnHelp {...{ teller, run, learning, lesson, answer }} />
        {isSolved && (
          <button type="button" class="button main" onClick={() => learning.next()}>
            {learning.number === count ? learn.finish : learn.next}
          </button>
        )}
      </div>
    </div>
  );
}

function asKnown({ played }: ReviewTeller, { index, by }: MarkedMove): Shown {
  const known = played.asKnown(index, by);
  const past = played.past(index);
  return { ...known, past };
}

/** Where a move leads, as its maker sees it. */
function afterMove({ played }: ReviewTeller, { index, by }: MarkedMove, move: Notation): Shown {
  const { rules } = played.module;
  const before = played.stateAt(index);
  const made = expectOk(rules.read(move));
  const after = rules.apply(before, by, made);
  const seen = rules.seen(before, by, made, by);
  return still(rules.view(after, by), [...played.past(index), seen]);
}

function triedTold(tried: Tried, teller: ReviewTeller, run: ReviewRun): string {
  const { learn } = reviewWords();
  const scale = run.scale.value!;
  switch (tried.said) {
    case 'right':
      return tried.verdict?.exact === false ? learn.rightPerhaps : learn.right;
    case 'wrong': {
      const { verdict } = tried;
      const standing = verdict ? standingOf(verdict.after, verdict.by, scale, teller) : '';
      return fill(learn.wrong, { standing });
    }
    default:
      return learn[tried.said];
  }
}
