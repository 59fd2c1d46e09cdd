/** From one mistake to the next. */
import type { MarkedMove } from '../../core/review-summary.ts';
import styles from './fault-steps.module.css';
import { isFault } from './graph-points.ts';
import type { ReviewStage } from './review-stage.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly moves: readonly MarkedMove[];
  readonly stage: ReviewStage;
  readonly onChoose: (move: MarkedMove) => void;
}

export function FaultSteps({ moves, stage, onChoose }: Props) {
  const words = reviewWords();
  const faults = moves.filter(({ mark }) => isFault(mark));
  const here = stage.selected ?? -1;
  const before = faults.findLast(({ index }) => index < here);
  const after = faults.find(({ index }) => index > here);
  if (faults.length === 0) return null;
  return (
    <div class={styles.steps}>
      <button type="button" class="button plain" disabled={!before} onClick={() => before && onChoose(before)}>
        {words.previousFault}
      </button>
      <button type="button" class="button plain" disabled={!after} onClick={() => after && onChoose(after)}>
        {words.nextFault}
      </button>
    </div>
  );
}
