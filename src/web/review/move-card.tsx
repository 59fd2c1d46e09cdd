/** What is to be said of the move that is looked at: its mark, how it stood, what was better, and why. */
import { useEffect } from 'preact/hooks';
import type { MarkedMove } from '../../core/review-summary.ts';
import { counted, fill } from '../../text/index.ts';
import { language } from '../text/index.ts';
import { isFault } from './graph-points.ts';
import { LineSteps } from './line-steps.tsx';
import { MarkSign } from './mark-sign.tsx';
import styles from './move-card.module.css';
import type { ReviewRun } from './review-run.ts';
import type { LineKind, ReviewStage } from './review-stage.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';
import { costOf, luckOf, standingOf } from './verdict-words.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly run: ReviewRun;
  readonly stage: ReviewStage;
}

export function MoveCard({ teller, run, stage }: Props) {
  const words = reviewWords();
  const index = stage.selected;
  const move = run.summary.value?.moves.find((each) => each.index === index);
  return (
    <section class={styles.card} data-part="card">
      <p class="heard" role="status">
        {stage.line && index !== undefined && `${teller.told(index)} ${move ? words.marks[move.mark] : ''}`}
      </p>
      <h2 class={styles.told}>
        {index === undefined ? words.start : `${teller.numbered(index)} ${teller.told(index)}`}
      </h2>
      {move && <Judged key={move.index} move={move} {...{ teller, run, stage }} />}
    </section>
  );
}

function Judged({ move, teller, run, stage }: Props & { readonly move: MarkedMove }) {
  const words = reviewWords();
  const scale = run.scale.value!;
  const { mark, value, after, by, exact, distance } = move;
  const before = standingOf(value, by, scale, teller, distance);
  const then = standingOf(after, by, scale, teller);
  return (
    <>
      <p class={styles.mark}>
        <MarkSign mark={mark} />
        <strong>{words.marks[mark]}</strong>
      </p>
      <ul class={styles.facts}>
        <li>{fill(exact ? words.before : words.beforeAbout, { standing: before })}</li>
        {move.loss > 0 && <li>{fill(exact ? words.after : words.afterAbout, { standing: then })}</li>}
        {[costOf(move, scale), luckOf(move, scale)].map((told) => told && <li key={told}>{told}</li>)}
      </ul>
      {isFault(mark) && move.loss > 0 && <Fault {...{ move, teller, run, stage }} />}
    </>
  );
}

type FaultLine = Exclude<LineKind, 'insight'>;

function Fault({ move, teller, run, stage }: Props & { readonly move: MarkedMove }) {
  const words = reviewWords();
  const { index, by, best, exact } = move;
  const explanation = run.explanation(index);
  useEffect(() => run.explain(move), [run, index]);
  const better = explanation?.instead[0] ?? best[0];
  const lines: Readonly<Record<FaultLine, readonly string[]>> = {
    instead: explanation && explanation.instead.length > 0 ? explanation.instead : best.slice(0, 1),
    refutation: explanation?.refutation ?? [],
  };
  const open = (kind: FaultLine) => () => stage.open(kind, index, lines[kind]);
  const kind = stage.line?.kind === 'insight' ? undefined : stage.line?.kind;
  // what has just been found out goes on where one is looking
  useEffect(() => {
    if (explanation && kind && stage.line?.at === 0) stage.open(kind, index, lines[kind]);
  }, [explanation]);
  return (
    <>
      {better && <p class={styles.better}>{fill(words.betterWas, { advice: teller.advice(index, by, better) })}</p>}
      {exact && best.length > 1 && <p class="quiet">{counted(words.alike, best.length - 1, language())}</p>}
      <div class={styles.why}>
        <h3>{words.why}</h3>
        {explanation === undefined ? (
          <p class="quiet" role="status">
            {words.finding}
          </p>
        ) : (
          explanation.reasons.map((reason) => {
            const told = teller.reason(reason);
            return <p key={told}>{told}</p>;
          })
        )}
      </div>
      <div class={styles.sides}>
        <button type="button" class="button plain" aria-pressed={kind === 'instead'} onClick={open('instead')}>
          {words.better}
        </button>
        <button type="button" class="button plain" aria-pressed={kind === 'refutation'} onClick={open('refutation')}>
          {words.played}
        </button>
      </div>
      {kind && <LineSteps teller={teller} stage={stage} kind={kind} />}
    </>
  );
}
