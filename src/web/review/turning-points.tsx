/** Where the game turned: the moves, each a way there. */
import type { Scale } from '../../core/review.ts';
import type { MarkedMove, ReviewSummary } from '../../core/review-summary.ts';
import { MarkSign } from './mark-sign.tsx';
import type { ReviewRun } from './review-run.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';
import styles from './turning-points.module.css';
import { costOf, luckOf } from './verdict-words.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly run: ReviewRun;
  readonly summary: ReviewSummary;
  readonly onChoose: (move: MarkedMove) => void;
}

export function TurningPoints({ teller, run, summary, onChoose }: Props) {
  const words = reviewWords();
  const { moves, turningPoints } = summary;
  const turned = moves.filter(({ index }) => turningPoints.includes(index));
  // as long as not all is known, nothing is said of what there is not
  if (turned.length === 0 && run.phase.value !== 'whole') return null;
  const scale = run.scale.value;
  const never = run.scale.value?.even === undefined ? words.neverTurnedAlone : words.neverTurned;
  return (
    <section aria-label={words.turned}>
      <h2 class={styles.title}>{words.turned}</h2>
      {turned.length === 0 && <p>{never}</p>}
      <ul class={styles.turned}>
        {turned.map((move) => (
          <li key={move.index}>
            <button type="button" class="button plain" onClick={() => onChoose(move)}>
              <MarkSign mark={move.mark} />
              <span class={styles.told}>
                {teller.numbered(move.index)} {teller.told(move.index)}
                {scale && <small class={styles.cost}>{turnedBy(move, scale)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was given away there, or what luck did. */
const turnedBy = (move: MarkedMove, scale: Scale): string | undefined =>
  move.loss >= scale.mistake ? costOf(move, scale) : (luckOf(move, scale) ?? costOf(move, scale));
