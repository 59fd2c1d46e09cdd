/** The graph of this game: of two sides, of rows, or of rounds. */
import { fill } from '../../text/index.ts';
import { Graph } from './graph.tsx';
import { shapeOfMoves, shapeOfRounds, signsOf } from './graph-points.ts';
import type { ReviewRun } from './review-run.ts';
import type { ReviewStage } from './review-stage.ts';
import type { ReviewTeller } from './review-teller.ts';
import { needed, roundName } from './round-list.tsx';
import { reviewWords } from './text/index.ts';
import { sideNames, standingOf } from './verdict-words.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly run: ReviewRun;
  readonly stage: ReviewStage;
}

export function ReviewGraph({ teller, run, stage }: Props) {
  const words = reviewWords();
  const summary = run.summary.value;
  const scale = run.scale.value;
  const moves = summary?.moves ?? [];
  const isAlone = scale?.even === undefined;
  const label = !scale ? words.graphRounds : isAlone ? words.graphRows : fill(words.graphUp, { name: up(teller) });
  return (
    <Graph
      shape={scale ? shapeOfMoves(moves, scale, teller.isAbove) : shapeOfRounds(run.rounds.value)}
      signs={scale ? signsOf(moves, scale, teller.isAbove) : []}
      events={stage.events}
      at={stage.moment}
      told={momentTold(teller, run, stage)}
      label={run.done.value === 0 ? words.graph : label}
      turns={(summary?.turningPoints ?? []).map((index) => (isAlone ? index + 0.5 : index + 1))}
      onLook={(at) => void stage.replay.to(at)}
    />
  );
}

const up = (teller: ReviewTeller): string => sideNames(teller.side(teller.front), teller);

/** What happened, and what it was worth. */
function momentTold(teller: ReviewTeller, run: ReviewRun, { moment }: ReviewStage): string {
  const words = reviewWords();
  if (moment === 0) return words.start;
  const index = moment - 1;
  const parts = [teller.told(index)];
  const move = run.summary.value?.moves.find((each) => each.index === index);
  const scale = run.scale.value;
  if (move && scale) parts.push(`${words.marks[move.mark]}.`, `${standingOf(move.after, move.by, scale, teller)}.`);
  const round = run.rounds.value.find((each) => each.index === index);
  if (round) parts.push(roundName(round, teller), needed(round));
  return parts.join(' ');
}
