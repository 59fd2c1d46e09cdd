/** A finished game looked back on: the board, the strip below it, what is to be said of the move, and all moves. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { MarkedMove } from '../../core/review-summary.ts';
import type { InsightLine } from '../../core/study.ts';
import { calm, pace } from '../preferences.ts';
import { InsightsPanel } from '../study/insights-panel.tsx';
import type { Overlay } from '../study/spots.ts';
import type { StudyThreads } from '../study/study-client.ts';
import { ReplaySteps } from '../table/replay-steps.tsx';
import { tableWords } from '../table/text/index.ts';
import { verdictOf } from '../table/verdict.ts';
import { useTitle } from '../title.ts';
import { Analyses } from '../worker/analyses.ts';
import { FaultSteps } from './fault-steps.tsx';
import { isFault } from './graph-points.ts';
import { intoSight } from './into-sight.ts';
import { LearnLinks } from './learn-links.tsx';
import { LearnView } from './learn-view.tsx';
import { LineSteps } from './line-steps.tsx';
import { MoveCard } from './move-card.tsx';
import { MoveList } from './move-list.tsx';
import { Progress, Sureness } from './progress.tsx';
import { ReviewBoard } from './review-board.tsx';
import { ReviewGraph } from './review-graph.tsx';
import type { ReviewRun } from './review-run.ts';
import { ReviewStage } from './review-stage.ts';
import type { ReviewTeller } from './review-teller.ts';
import styles from './review-view.module.css';
import { RoundList } from './round-list.tsx';
import { reviewWords } from './text/index.ts';
import { Totals } from './totals.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useReviewKeys } from './use-review-keys.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly run: ReviewRun;
  readonly threads: StudyThreads;
}

export function ReviewView({ teller, run, threads }: Props) {
  const words = reviewWords();
  const stage = useMemo(() => new ReviewStage(teller.played, teller.board, { calm, pace }), [teller]);
  useEffect(() => () => stage.close(), [stage]);
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  const [learner, setLearner] = useState<Seat>();
  const page = useRef<HTMLElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<Overlay>();
  const { of } = teller.reviewed;
  const studied = useMemo(() => ({ ...of, events: of.events.slice(0, stage.moment) }), [of, stage.moment]);
  useTitle(words.title, teller.text.name);
  useReviewKeys(stage, learner === undefined);
  if (learner !== undefined)
    return <LearnView {...{ teller, run, threads }} seat={learner} onLeave={() => setLearner(undefined)} />;
  const { reviewed, names } = teller;
  const { own, ending, back, analysisAt } = reviewed;
  const summary = run.summary.value;
  const scale = run.scale.value;
  const rounds = run.rounds.value;
  /** What is chosen far down the page is told at its top. */
  const show = () =>
    requestAnimationFrame(() => {
      const [card, board] = ['card', 'board'].map((part) => page.current?.querySelector(`[data-part="${part}"]`));
      if (said.current && card && board) intoSight(said.current, card, board);
    });
  const choose = ({ index, mark, loss, best }: MarkedMove) => {
    if (isFault(mark) && loss > 0) stage.open('instead', index, run.explanation(index)?.instead ?? best.slice(0, 1));
    else void stage.replay.to(index + 1);
    show();
  };
  const showLine = ({ moves, from = stage.moment }: InsightLine) => {
    stage.open('insight', from - 1, moves);
    void stage.step(1);
  };
  return (
    <section class={styles.page} data-part="review" ref={page}>
      <header class={styles.head}>
        <h1 class={styles.title}>{words.title}</h1>
        <p class={styles.result}>{verdictOf({ ending, names, own: own.length === 1 ? own[0] : undefined })}</p>
        <a class="button plain small" href={back}>
          {words.back}
        </a>
        <a class="button plain small" href={analysisAt(stage.moment)}>
          {tableWords().replay.whatIf}
        </a>
      </header>
      <div class={styles.seen}>
        <ReviewBoard {...{ teller, stage, analyses, overlay }} />
        <ReviewGraph teller={teller} run={run} stage={stage} />
        <ReplaySteps replay={stage.replay} />
        <LineSteps teller={teller} stage={stage} kind="insight" />
      </div>
      <div class={styles.said} ref={said}>
        <Progress run={run} />
        {summary && scale && <FaultSteps teller={teller} moves={summary.moves} stage={stage} onChoose={choose} />}
        <MoveCard teller={teller} run={run} stage={stage} />
        <Sureness run={run} />
        {run.phase.value === 'whole' && summary && (
          <LearnLinks teller={teller} moves={summary.moves} onLearn={setLearner} />
        )}
        {summary && scale && (
          <>
            <TurningPoints teller={teller} run={run} summary={summary} onChoose={choose} />
            <Totals teller={teller} summary={summary} scale={scale} />
          </>
        )}
        {reviewed.module.study && (
          <InsightsPanel
            {...{ module: reviewed.module, threads, names }}
            of={studied}
            knowledge="everything"
            onLine={showLine}
            onSpots={(spots) => setOverlay(() => spots)}
          />
        )}
        {summary && scale && (
          <MoveList teller={teller} moves={summary.moves} selected={stage.selected} onChoose={choose} />
        )}
        {rounds.length > 0 && (
          <RoundList
            teller={teller}
            rounds={rounds}
            selected={stage.selected}
            onChoose={({ index }) => {
              void stage.replay.to(index + 1);
              show();
            }}
          />
        )}
      </div>
    </section>
  );
}
