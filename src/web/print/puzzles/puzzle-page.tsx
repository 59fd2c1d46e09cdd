/** The pages of a sheet of puzzles: so many on each, and the answers, upside down, on the last. */
import { printWords } from '../text/index.ts';
import type { PrintedAnswer } from './answer-pages.ts';
import { type PrintedPuzzle, PuzzleCell } from './puzzle-cell.tsx';
import styles from './puzzle-page.module.css';

export const PER_PAGE = ['1', '2', '4', '6'] as const;
export type PerPage = (typeof PER_PAGE)[number];

const GRIDS: Readonly<Record<PerPage, string | undefined>> = {
  '1': styles.one,
  '2': styles.two,
  '4': styles.four,
  '6': styles.six,
};

interface Props {
  /** The number of the first. */
  readonly first: number;
  readonly puzzles: readonly PrintedPuzzle[];
  readonly perPage: PerPage;
  readonly isColoured: boolean;
}

export function PuzzlePage({ first, puzzles, perPage, isColoured }: Props) {
  return (
    <div class={`${styles.grid} ${GRIDS[perPage]}`}>
      {puzzles.map((puzzle, at) => (
        <PuzzleCell
          key={puzzle.puzzle.id}
          number={first + at}
          puzzle={puzzle}
          isColoured={isColoured}
          isLow={perPage === '6'}
        />
      ))}
    </div>
  );
}

export function AnswerPage({ answers }: { readonly answers: readonly PrintedAnswer[] }) {
  return (
    <div class={styles.answers} data-part="answers">
      <h2>{printWords().puzzles.answersTitle}</h2>
      {answers.map(({ number, title, text }) => (
        <p key={number}>
          <strong>
            {number}. {title}.
          </strong>{' '}
          {text}
        </p>
      ))}
    </div>
  );
}
