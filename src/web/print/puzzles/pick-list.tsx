/** Which of the puzzles found are printed, and whether with their answers. */
import { printWords } from '../text/index.ts';
import styles from './pick-list.module.css';
import { type PrintedPuzzle, titleOf } from './puzzle-cell.tsx';

interface Props {
  readonly puzzles: readonly PrintedPuzzle[];
  /** Those left out, by their ids. */
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
  readonly withAnswers: boolean;
  readonly onAnswers: (withAnswers: boolean) => void;
  /** Where there are others. */
  readonly onOthers: (() => void) | undefined;
}

export function PickList({ puzzles, left, onLeft, withAnswers, onAnswers, onOthers }: Props) {
  const said = printWords().puzzles;
  const turn = (id: string) => {
    const now = new Set(left);
    if (!now.delete(id)) now.add(id);
    onLeft(now);
  };
  return (
    <>
      <label class={styles.choice}>
        <input type="checkbox" checked={withAnswers} onChange={() => onAnswers(!withAnswers)} />
        {said.answers}
      </label>
      <details>
        <summary>{said.pick}</summary>
        <div class={styles.list}>
          {puzzles.map((each) => (
            <label key={each.puzzle.id} class={styles.choice}>
              <input type="checkbox" checked={!left.has(each.puzzle.id)} onChange={() => turn(each.puzzle.id)} />
              {titleOf(each)} ({each.puzzle.rating})
            </label>
          ))}
        </div>
      </details>
      {onOthers && (
        <button type="button" class="button plain" onClick={onOthers}>
          {said.others}
        </button>
      )}
    </>
  );
}
