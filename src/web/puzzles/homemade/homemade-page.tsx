/** A homemade puzzle at its own address: proved first, then solved like any other; nobody's rating changes. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Puzzle } from '../../../core/puzzle.ts';
import { writeSavedPuzzle } from '../../../table/file/saved-puzzle.ts';
import { fill } from '../../../text/index.ts';
import { useLater } from '../../loading.ts';
import { route } from '../../route.ts';
import { language } from '../../text/index.ts';
import { useTitle } from '../../title.ts';
import head from '../head.module.css';
import { loadPuzzleGame, type PuzzleGame } from '../loading-puzzle.ts';
import { Notice } from '../notice.tsx';
import { PosedPuzzle } from '../posed.ts';
import { textOf } from '../said.ts';
import { SolveView } from '../solve-view.tsx';
import type { TryEnded } from '../solving.ts';
import { puzzleWords } from '../text/index.ts';
import { useJudgeThread } from '../worker/use-judge-thread.ts';
import { nameOfPuzzle, prove, type ReadPuzzle, readPuzzleLink } from './carried-puzzle.ts';
import styles from './homemade-page.module.css';
import { HomemadeSolved } from './homemade-solved.tsx';
import { PassOn } from './pass-on.tsx';
import { homemadeWords } from './text/index.ts';

/** Another address is another puzzle, though the page stays. */
export function HomemadePage() {
  const here = route.value;
  const [hash, setHash] = useState(location.hash);
  useEffect(() => setHash(location.hash), [here]);
  return <Carried key={hash} hash={hash} />;
}

function Carried({ hash }: { readonly hash: string }) {
  const words = homemadeWords();
  const thread = useJudgeThread();
  const [done, setDone] = useState(0);
  const read = useLater(() => readPuzzleLink(hash), [hash, language()]);
  const proved = useLater(
    async () => (read && !('fault' in read) ? prove(read, thread, setDone) : undefined),
    [read, thread],
  );
  const game = useLater(
    async () => (read && !('fault' in read) ? loadPuzzleGame(read.module) : undefined),
    [read, language()],
  );
  useTitle(words.homemade, game?.text.name);
  if (read && 'fault' in read) return <Notice title={words.wrong} help={read.fault} />;
  if (proved && 'fault' in proved) return <Notice title={words.wrong} help={proved.fault} />;
  if (!read || !game || !proved) return <Checking done={done} />;
  return <Homemade game={game} read={read} puzzle={proved} ask={thread.ask} />;
}

function Checking({ done }: { readonly done: number }) {
  const words = homemadeWords();
  return (
    <section class={styles.checking} aria-busy="true">
      <label>
        {words.checking}
        <progress max={1} value={done} />
      </label>
      <a class="button plain" href="/puzzles">
        {words.stop}
      </a>
    </section>
  );
}

interface Props {
  readonly game: PuzzleGame;
  readonly read: ReadPuzzle;
  readonly puzzle: Puzzle;
  readonly ask: ConstructorParameters<typeof PosedPuzzle>[2];
}

function Homemade({ game, read: { module, saved }, puzzle, ask }: Props) {
  const words = homemadeWords();
  const { board, text } = game;
  const posed = useMemo(() => new PosedPuzzle(module, puzzle, ask), [puzzle]);
  const [tried, setTried] = useState<readonly TryEnded[]>([]);
  useEffect(() => scrollTo(0, 0), []);
  const kind = textOf(posed, text).name;
  const path = `/puzzle${location.hash}`;
  const facts = [
    saved.author && fill(words.by, { author: saved.author }),
    saved.title && kind,
    fill(puzzleWords().rated, { rating: String(puzzle.rating) }),
  ];
  const passOn = <PassOn game={puzzle.game} file={writeSavedPuzzle(saved)} path={path} />;
  return (
    <SolveView
      puzzle={posed}
      board={board}
      text={text}
      onEnded={(ended) => setTried((before) => [...before, ended])}
      head={
        <div class={head.head}>
          <div>
            <p class={styles.above}>{words.homemade}</p>
            <h1 class={styles.title}>{nameOfPuzzle(text, saved)}</h1>
            <p class="quiet">{facts.filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      }
      solved={
        tried.length > 0 && (
          <HomemadeSolved game={game} puzzle={posed} saved={saved} tried={tried} path={path} passOn={passOn} />
        )
      }
    />
  );
}
