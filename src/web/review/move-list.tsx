/** Every move with its mark; one of them is looked at. */
import { useEffect, useRef } from 'preact/hooks';
import type { MarkedMove } from '../../core/review-summary.ts';
import { isFault } from './graph-points.ts';
import { MarkSign } from './mark-sign.tsx';
import styles from './move-list.module.css';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly moves: readonly MarkedMove[];
  readonly selected: number | undefined;
  readonly onChoose: (move: MarkedMove) => void;
}

export function MoveList({ teller, moves, selected, onChoose }: Props) {
  const words = reviewWords();
  const list = useRef<HTMLOListElement>(null);
  // the list follows what is looked at, and scrolls nothing but itself
  useEffect(() => {
    const [frame, line] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (!frame || !line) return;
    const [outer, inner] = [frame.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inner.top < outer.top) frame.scrollTop += inner.top - outer.top;
    if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom;
  }, [selected]);
  return (
    <section aria-label={words.moves}>
      <h2 class={styles.title}>{words.moves}</h2>
      <ol class={styles.moves} ref={list}>
        {moves.map((move) => (
          <li key={move.index}>
            <button
              type="button"
              class={`${styles.move} ${isFault(move.mark) ? styles.fault : ''}`}
              aria-current={selected === move.index ? 'step' : undefined}
              onClick={() => onChoose(move)}
            >
              <span class={styles.number}>{teller.numbered(move.index)}</span>
              <span class={styles.told}>{teller.told(move.index)}</span>
              <span class={styles.mark}>
                <span class={styles.word}>{words.marks[move.mark]}</span>
                <MarkSign mark={move.mark} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
