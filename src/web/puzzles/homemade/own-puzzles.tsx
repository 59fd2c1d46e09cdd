/** The puzzles of one game that somebody has made in this browser; what is deleted can be put back while the page is open. */
import { useState } from 'preact/hooks';
import type { GameText } from '../../../core/text.ts';
import { fill } from '../../../text/index.ts';
import { analysisPath } from '../../analysis/analysis-address.ts';
import { useLater } from '../../loading.ts';
import list from '../../pages/past-games.module.css';
import { Deleted } from '../../pages/past-games.tsx';
import { words as houseWords, locale } from '../../text/index.ts';
import { puzzleWords } from '../text/index.ts';
import { nameOfPuzzle, pathOf } from './carried-puzzle.ts';
import { deletePuzzle, type KeptPuzzle, keepPuzzle, puzzlesMade } from './kept-puzzles.ts';
import { homemadeWords } from './text/index.ts';

export function OwnPuzzles({ game, text }: { readonly game: string; readonly text: GameText }) {
  const words = homemadeWords();
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const all = useLater(async () => {
    const made = await puzzlesMade(game);
    return Promise.all(made.map(async (puzzle) => ({ puzzle, path: await pathOf(puzzle.file) })));
  }, [game]);
  const remove = async ({ id }: KeptPuzzle) => {
    await deletePuzzle(id);
    setDeleted((before) => [...before, id]);
  };
  const restore = async (puzzle: KeptPuzzle) => {
    await keepPuzzle(puzzle);
    setDeleted((before) => before.filter((id) => id !== puzzle.id));
  };
  return (
    <section data-part="own-puzzles">
      <h2>{words.yours}</h2>
      {all?.length === 0 && <p class="quiet">{words.noneYet}</p>}
      {all && all.length > 0 && (
        <ul class={list.games}>
          {all.map(({ puzzle, path }) => (
            <li key={puzzle.id}>
              {deleted.includes(puzzle.id) ? (
                <Deleted onPutBack={() => void restore(puzzle)} />
              ) : (
                <Made {...{ puzzle, path, text }} onDelete={() => void remove(puzzle)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p class="buttons">
        <a class="button plain" href={analysisPath(game, {})}>
          {words.toBoard}
        </a>
        {all && all.length > 0 && (
          <a class="button plain" href={`/print/puzzles?from=homemade&game=${game}`}>
            {words.printAll}
          </a>
        )}
      </p>
    </section>
  );
}

interface MadeProps {
  readonly puzzle: KeptPuzzle;
  readonly path: string;
  readonly text: GameText;
  readonly onDelete: () => void;
}

function Made({ puzzle, path, text, onDelete }: MadeProps) {
  const { title, kind, rating, made } = puzzle;
  const facts = [
    title && text.puzzles?.[kind]?.name,
    fill(puzzleWords().rated, { rating: String(rating) }),
    new Date(made).toLocaleDateString(locale(), { dateStyle: 'medium' }),
  ];
  return (
    <>
      <a class={list.game} href={path}>
        <strong>{nameOfPuzzle(text, puzzle)}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </a>
      <button type="button" class="button plain small" onClick={onDelete}>
        {houseWords().remove}
      </button>
    </>
  );
}
