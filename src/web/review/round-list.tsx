/** Round by round: what was needed, in how many ways, and what was shown. */
import type { RoundVerdict } from '../../core/review.ts';
import { counted, fill, writtenIn } from '../../text/index.ts';
import { language } from '../text/index.ts';
import styles from './move-list.module.css';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly rounds: readonly RoundVerdict[];
  readonly selected: number | undefined;
  readonly onChoose: (round: RoundVerdict) => void;
}

export function RoundList({ teller, rounds, selected, onChoose }: Props) {
  const words = reviewWords();
  return (
    <section aria-label={words.rounds}>
      <h2 class={styles.title}>{words.rounds}</h2>
      <ol class={styles.moves}>
        {rounds.map((round) => (
          <li key={round.index}>
            <button
              type="button"
              class={styles.move}
              aria-current={selected === round.index ? 'step' : undefined}
              onClick={() => onChoose(round)}
            >
              <span class={styles.told}>
                <strong>{roundName(round, teller)}</strong> {needed(round)} {shownIn(round, teller)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Which it is, and what was looked for: as it was told when chance drew it. */
export function roundName({ index, round, target }: RoundVerdict, teller: ReviewTeller): string {
  const { moments } = teller.played.recorded;
  const drawn = moments.findLastIndex(({ by }, i) => i < index && by === 'chance');
  const told = drawn < 0 ? writtenIn(target, teller.text) : teller.told(drawn);
  return `${fill(reviewWords().round, { round })} ${told}`;
}

/** The fewest slides, and how many solutions take no more. */
export function needed({ optimum, solutions }: RoundVerdict): string {
  const words = reviewWords();
  if (optimum === null) return solutions === null ? words.unknown : words.unsolved;
  const ways = counted(words.ways, solutions ?? 0, language());
  return counted(words.slides, optimum, language(), { ways });
}

export function shownIn({ by, shown, optimum }: RoundVerdict, teller: ReviewTeller): string {
  const words = reviewWords();
  if (by === null || shown === null) return words.notShown;
  return counted(shown === optimum ? words.shownBest : words.shown, shown, language(), { name: teller.name(by) });
}
