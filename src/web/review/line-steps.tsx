/** Moves that were not played, step by step. */
import { fill } from '../../text/index.ts';
import { Step } from '../table/replay-steps.tsx';
import styles from './line-steps.module.css';
import type { LineKind, ReviewStage } from './review-stage.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly stage: ReviewStage;
  readonly kind: LineKind;
}

export function LineSteps({ teller, stage, kind }: Props) {
  const words = reviewWords();
  const line = stage.line;
  if (line?.kind !== kind || line.steps.length === 0) return null;
  const { at, steps } = line;
  const last = steps[at - 1];
  return (
    <fieldset class={styles.line} data-part="line">
      <legend>{words.line[kind]}</legend>
      <Step icon="back" label={words.line.back} now={at > 0} run={() => stage.step(at - 1)} />
      <output class={styles.at}>{fill(words.line.at, { at, all: steps.length })}</output>
      <Step icon="on" label={words.line.on} now={at < steps.length} run={() => stage.step(at + 1)} />
      <p class={styles.last} role="status">
        {last && teller.tell(last.seen)}
      </p>
    </fieldset>
  );
}
