/** How a rating went, drawn small: told in a sentence to whoever does not see it. */
import type { RatedAttempt } from '../../puzzles/rating.ts';
import { fill } from '../../text/index.ts';
import styles from './curve.module.css';
import { puzzleWords } from './text/index.ts';

const MOST = 60;
const [WIDTH, HEIGHT, EDGE] = [320, 96, 8];
/** So many points of rating are the least that fills the height. */
const LEAST_SPAN = 200;

/** Nothing before there are two points to join. */
export function Curve({ rated }: { readonly rated: readonly RatedAttempt[] }) {
  const ratings = rated.slice(-MOST).map(({ after }) => Math.round(after.rating));
  if (ratings.length < 2) return null;
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const span = Math.max(LEAST_SPAN, most - least);
  const middle = (least + most) / 2;
  const at = (rating: number, place: number) => [
    EDGE + (place * (WIDTH - 2 * EDGE)) / (ratings.length - 1),
    HEIGHT / 2 - ((rating - middle) * (HEIGHT - 3 * EDGE)) / span,
  ];
  const points = ratings.map((rating, place) =>
    at(rating, place)
      .map((each) => each.toFixed(1))
      .join(' '),
  );
  const [x, y] = at(ratings.at(-1)!, ratings.length - 1);
  const label = fill(puzzleWords().curve, {
    count: String(ratings.length),
    from: String(ratings[0]),
    to: String(ratings.at(-1)),
    best: String(most),
  });
  return (
    <svg class={styles.curve} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path class={styles.ground} d={`M${EDGE} ${HEIGHT - 2} H${WIDTH - EDGE}`} />
      <path class={styles.line} d={`M${points.join(' L')}`} />
      <circle class={styles.now} cx={x} cy={y} r="5" />
    </svg>
  );
}
