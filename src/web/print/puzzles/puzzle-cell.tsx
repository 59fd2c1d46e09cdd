/** One puzzle on paper: its number, its board, its task in words, and the way to its page. */
import { renderSVG } from 'uqr';
import { fill } from '../../../text/index.ts';
import { setScene } from '../../puzzles/board-picture.tsx';
import { plainDate } from '../../puzzles/dates.ts';
import { homemadeWords } from '../../puzzles/homemade/text/index.ts';
import type { PuzzleGame } from '../../puzzles/loading-puzzle.ts';
import { PosedPuzzle } from '../../puzzles/posed.ts';
import { inWords, sideOf, taskOf, textOf } from '../../puzzles/said.ts';
import { puzzleWords } from '../../puzzles/text/index.ts';
import { locale } from '../../text/index.ts';
import { PrintedScene } from '../printed-scene.tsx';
import type { FoundPuzzle } from './chosen.ts';
import styles from './puzzle-cell.module.css';

export interface PrintedPuzzle extends FoundPuzzle {
  readonly game: PuzzleGame;
  /** The address that its code holds. */
  readonly link: string;
}

interface Props {
  readonly number: number;
  readonly puzzle: PrintedPuzzle;
  readonly isColoured: boolean;
  /** Where there is little height: the words stand beside the board. */
  readonly isLow: boolean;
}

/** A whole line of its own is what a day has, or a theme. */
export function titleOf({ game, puzzle, date, saved }: PrintedPuzzle): string {
  if (saved?.title) return saved.title;
  const about = date === undefined ? game.text.puzzles?.[puzzle.kind]?.name : plainDate(date, locale());
  return [game.text.name, about].filter(Boolean).join(' · ');
}

/** Nobody solves it here. */
const posedOf = ({ module, puzzle }: PrintedPuzzle) => new PosedPuzzle(module, puzzle, async () => undefined);

export function PuzzleCell({ number, puzzle, isColoured, isLow }: Props) {
  const said = puzzleWords();
  const { game, link } = puzzle;
  const posed = posedOf(puzzle);
  // what has just been moved would only be ink
  const { module, set, begin } = posed;
  const { rating } = set;
  const { saved, date } = puzzle;
  // where the title has no date it has the theme, unless its maker has called it otherwise
  const theme = date === undefined && !saved?.title ? [] : [textOf(posed, game.text).name];
  const task = [sideOf(posed, game.text), inWords(posed, game.text), ...taskOf(posed, game.text)];
  const about = [
    saved?.title && game.text.name,
    ...theme,
    fill(said.rated, { rating: String(rating) }),
    saved?.author && fill(homemadeWords().by, { author: saved.author }),
  ];
  return (
    <article class={`${styles.cell} ${isLow ? styles.low : ''}`} data-part="printed-puzzle">
      <h2>
        <span class={styles.number}>{number}</span> {titleOf(puzzle)}
      </h2>
      <div class={styles.board}>
        <PrintedScene scene={setScene(game, { module, set, begin, past: [] })} isColoured={isColoured} />
      </div>
      <div class={styles.told}>
        <div class={styles.words}>
          <p>{task.filter(Boolean).join(' ')}</p>
          <p class={styles.small}>{about.filter(Boolean).join(' · ')}</p>
        </div>
        <img class={styles.code} alt={link} src={qrOf(link)} />
      </div>
    </article>
  );
}

const qrOf = (link: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 1 }))}`;
