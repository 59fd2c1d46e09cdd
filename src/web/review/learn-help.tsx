/** Help by degrees: why the move was wrong, some to choose from, the answer. */
import { useMemo } from 'preact/hooks';
import type { Notation } from '../../core/game.ts';
import { sample, seededRandom, shuffle } from '../../core/random.ts';
import type { Reason } from '../../core/review.ts';
import type { MarkedMove } from '../../core/review-summary.ts';
import { counted, fill } from '../../text/index.ts';
import { language } from '../text/index.ts';
import styles from './learn-view.module.css';
import type { LearningCourse } from './learning-course.ts';
import type { ReviewRun } from './review-run.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly run: ReviewRun;
  readonly learning: LearningCourse;
  readonly lesson: MarkedMove;
  readonly answer: Notation;
}

/** Beside the right one. */
const WRONG_ONES = 2;

export function LearnHelp({ teller, run, learning, lesson, answer }: Props) {
  const { learn, finding } = reviewWords();
  const help = learning.help.value;
  const isSolved = learning.isSolved.value;
  const { index, by, best, exact } = lesson;
  const explanation = run.explanation(index);
  const choices = useMemo(() => someToChoose(teller, lesson, answer), [teller, lesson]);
  const reasons = (explanation?.reasons ?? []).filter((reason) => isSolved || !givesAway(reason));
  return (
    <div class={styles.help}>
      {help > 0 && explanation === undefined && <p class="quiet">{finding}</p>}
      {(help > 0 || isSolved) &&
        reasons.map((reason) => {
          const told = teller.reason(reason);
          return <p key={told}>{told}</p>;
        })}
      {help > 0 && !isSolved && exact && <p>{counted(learn.count, best.length, language())}</p>}
      {help === 2 && !isSolved && choices.length > 0 && (
        <>
          <p>{learn.among}</p>
          <ul class={styles.choices}>
            {choices.map((move) => (
              <li key={move}>
                <button type="button" class="button plain" onClick={() => learning.try(move)}>
                  {teller.advice(index, by, move)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {help === 3 && <p class={styles.answer}>{fill(learn.answerIs, { advice: teller.advice(index, by, answer) })}</p>}
      {!isSolved && (
        <div class="buttons">
          {help < (choices.length > 0 ? 2 : 1) && (
            <button type="button" class="button plain" onClick={() => learning.moreHelp()}>
              {help === 0 ? learn.help : learn.helpMore}
            </button>
          )}
          <button type="button" class="button plain" onClick={() => learning.answer()}>
            {learn.answer}
          </button>
        </div>
      )}
    </div>
  );
}

/** A reason that speaks of the better move, which is to be found. */
const givesAway = ({ blanks }: Reason): boolean => 'move' in blanks;

/** The answer among others, in an order that tells nothing; none where moves cannot be listed, or are too few. */
function someToChoose(
  teller: ReviewTeller,
  { index, by, best, move }: MarkedMove,
  answer: Notation,
): readonly Notation[] {
  const { moves, pattern } = teller.played.asKnown(index, by);
  const others = moves.filter((each) => each !== move && !best.includes(each));
  if (pattern !== undefined || others.length < WRONG_ONES) return [];
  const random = seededRandom('help', index);
  return shuffle([answer, ...sample(others, WRONG_ONES, random)], random);
}
