/** The way to one's own mistakes, to find better; of whoever played, where one has only watched. */
import type { Seat } from '../../core/game.ts';
import type { MarkedMove } from '../../core/review-summary.ts';
import { fill } from '../../text/index.ts';
import { lessonsOf } from './learning-course.ts';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly moves: readonly MarkedMove[];
  readonly onLearn: (seat: Seat) => void;
}

export function LearnLinks({ teller, moves, onLearn }: Props) {
  const { learn } = reviewWords();
  const { own } = teller.reviewed;
  const seats = own.length > 0 ? own : teller.names.map((_, seat) => seat);
  const learners = seats.filter((seat) => lessonsOf(moves, seat).length > 0);
  if (learners.length === 0) return own.length > 0 ? <p>{learn.nothing}</p> : null;
  const isMine = own.length === 1;
  return (
    <div class="buttons">
      {learners.map((seat) => (
        <button key={seat} type="button" class="button main" onClick={() => onLearn(seat)}>
          {isMine ? learn.mine : fill(learn.of, { name: teller.name(seat) })}
        </button>
      ))}
    </div>
  );
}
