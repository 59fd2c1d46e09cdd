/** A homemade puzzle is solved: how it went, words to share, and the ways on. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { SavedPuzzle } from '../../../table/file/saved-puzzle.ts';
import { fill } from '../../../text/index.ts';
import { setScene } from '../board-picture.tsx';
import { gradeOf } from '../grade.ts';
import type { PuzzleGame } from '../loading-puzzle.ts';
import type { PosedPuzzle } from '../posed.ts';
import { gradeName } from '../said.ts';
import { share, timeInWords } from '../share.ts';
import type { TryEnded } from '../solving.ts';
import { puzzleWords } from '../text/index.ts';
import { nameOfPuzzle } from './carried-puzzle.ts';
import { homemadeWords } from './text/index.ts';

interface Props {
  readonly game: PuzzleGame;
  readonly puzzle: PosedPuzzle;
  readonly saved: SavedPuzzle;
  /** How each try went, the first one first; the last one solved it. */
  readonly tried: readonly TryEnded[];
  readonly path: string;
  readonly passOn: ComponentChildren;
}

export function HomemadeSolved({ game, puzzle, saved, tried, path, passOn }: Props) {
  const words = homemadeWords();
  const theirs = puzzleWords();
  const [copied, setCopied] = useState(false);
  const [line] = useState(() => theirs.goodLines[Math.floor(Math.random() * theirs.goodLines.length)]!);
  const text = shareText(game, saved, tried, new URL(path, location.href).href);
  const shared = () => ({ text, name: 'escale.png', scene: setScene(game, puzzle) });
  return (
    <section data-part="solved">
      <h2>{gradeName(gradeIn(tried))}</h2>
      <p>{tried[0]!.result === 'failed' ? theirs.secondTry : line}</p>
      <p class="quiet">{words.unrated}</p>
      <div class="buttons">
        <button type="button" class="button main" onClick={() => void share(shared()).then(setCopied)}>
          {words.share}
        </button>
        <a class="button plain" href={`/${saved.game}/puzzles`}>
          {words.morePuzzles}
        </a>
      </div>
      <p class="quiet" role="status">
        {copied && theirs.shared}
      </p>
      <h3>{words.passOn}</h3>
      {passOn}
    </section>
  );
}

const gradeIn = (tried: readonly TryEnded[]) => {
  const spent = tried.findLast(({ result }) => result === 'solved')?.spent;
  return gradeOf(spent && spent.made - spent.fewest);
};

/** Words first, without a spoiler. */
function shareText({ text }: PuzzleGame, saved: SavedPuzzle, tried: readonly TryEnded[], link: string): string {
  const words = homemadeWords();
  const { shareText: said } = puzzleWords();
  const [first] = tried;
  const blanks = { title: nameOfPuzzle(text, saved), author: saved.author, game: text.name };
  const title = fill(saved.author ? words.shareTitleBy : words.shareTitle, blanks);
  const how = first!.result === 'failed' ? said.laterTry : first!.helped ? said.helped : said.firstTry;
  return [title, fill(how, { grade: gradeName(gradeIn(tried)), time: timeInWords(first!.ms) }), link].join('\n');
}
