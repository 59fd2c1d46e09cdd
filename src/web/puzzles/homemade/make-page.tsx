/** A puzzle is made of a position: what can be asked there, how hard it is, under which title and name. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SoundPuzzle } from '../../../core/puzzle.ts';
import type { DrawnGame } from '../../../games/module.ts';
import { isSound, puzzleOf } from '../../../puzzles/homemade.ts';
import {
  cleanLine,
  MOST_AUTHOR,
  MOST_TITLE,
  PUZZLE_FORMAT,
  writeSavedPuzzle,
} from '../../../table/file/saved-puzzle.ts';
import { explain, fill } from '../../../text/index.ts';
import { type AnalysisAddress, readAddress } from '../../analysis/analysis-address.ts';
import type { SourceFault } from '../../analysis/sources.ts';
import { analysisWords } from '../../analysis/text/index.ts';
import { SceneView } from '../../board/scene-view.tsx';
import { useLater } from '../../loading.ts';
import { Missing } from '../../pages/missing.tsx';
import { words as houseWords, language } from '../../text/index.ts';
import { useTitle } from '../../title.ts';
import { untouched } from '../board-picture.tsx';
import { loadPuzzleGame, type PuzzleGame } from '../loading-puzzle.ts';
import { Notice } from '../notice.tsx';
import { puzzleWords } from '../text/index.ts';
import { nameOfPuzzle, pathOf } from './carried-puzzle.ts';
import { useExamination } from './examination.ts';
import { FindingList } from './finding-list.tsx';
import { type KeptPuzzle, keepPuzzle, puzzlesMade } from './kept-puzzles.ts';
import styles from './make-page.module.css';
import { PassOn } from './pass-on.tsx';
import { positionFrom, type SourcePosition } from './source-position.ts';
import { homemadeWords } from './text/index.ts';

export function MakePage({ module, search }: { readonly module: DrawnGame; readonly search: string }) {
  const address = useMemo(() => readAddress(search), [search]);
  const found = useLater(() => positionFrom(module, address), [module, address]);
  const game = useLater(() => loadPuzzleGame(module), [module, language()]);
  useTitle(homemadeWords().make, game?.text.name);
  if (!found || !game) return <Notice title={puzzleWords().loading} isBusy />;
  if (!found.ok) return <NoPosition game={game} fault={found.error} />;
  return <Maker key={search} game={game} {...found.value} address={address} />;
}

function NoPosition({ game, fault }: { readonly game: PuzzleGame; readonly fault: SourceFault }) {
  const said = analysisWords();
  if (fault === 'missing') return <Missing />;
  return (
    <Notice
      title={fault === 'not-over' ? said.notOver : said.cannotSetUp}
      help={fault === 'not-over' ? said.notOverHelp : explain(fault.refusal, language(), game.text)}
    />
  );
}

interface MakerProps extends SourcePosition {
  readonly game: PuzzleGame;
  readonly address: AnalysisAddress;
}

function Maker({ game, position, state }: MakerProps) {
  const words = homemadeWords();
  const examination = useExamination(position);
  const [wished, setWished] = useState<string>();
  const [made, setMade] = useState<KeptPuzzle & { readonly isKept: boolean }>();
  const sound = examination.findings.filter(isSound);
  const chosen = sound.find(({ kind }) => kind === wished) ?? sound[0];
  useEffect(() => setMade(undefined), [chosen?.kind]);
  const finish = async (finding: SoundPuzzle, title: string, author: string) => {
    const kept = keptFrom(game, finding, title, author);
    setMade({ ...kept, isKept: await keepPuzzle(kept) });
  };
  return (
    <section class={styles.page} data-part="make">
      <header>
        <h1>
          {words.make} <small>{game.text.name}</small>
        </h1>
      </header>
      <div class={styles.parts}>
        <Picture game={game} state={state} seats={position.seats} />
        <div>
          <FindingList {...{ examination, text: game.text, chosen: chosen?.kind }} onChosen={setWished} />
          {chosen && !made && <Words key={chosen.kind} finding={chosen} onDone={finish} />}
          {made && <Made made={made} name={nameOfPuzzle(game.text, made)} />}
        </div>
      </div>
    </section>
  );
}

function keptFrom({ module: { rules } }: PuzzleGame, finding: SoundPuzzle, title: string, author: string): KeptPuzzle {
  const { id, kind, rating } = puzzleOf(rules.id, finding);
  const said = { title: cleanLine(title, MOST_TITLE), author: cleanLine(author, MOST_AUTHOR) };
  const file = writeSavedPuzzle({
    ...{ format: PUZZLE_FORMAT, version: 1, game: rules.id },
    ...finding.position,
    ...{ kind, ...said },
  });
  return { id, game: rules.id, kind, ...said, rating, made: Date.now(), file };
}

/** As whoever is to act sees it: of secrets no more than he may know. */
function Picture({
  game,
  state,
  seats,
}: {
  readonly game: PuzzleGame;
  readonly state: unknown;
  readonly seats: number;
}) {
  const { module, board, text } = game;
  const viewer = module.rules.toAct(state).find((by) => typeof by === 'number') ?? 'spectator';
  const view = module.rules.view(state, viewer);
  const scene = board.scene({
    ...{ view, past: [], moves: [], draft: board.noDraft, words: text.board },
    names: Array.from({ length: seats }, (_, seat) => text.seat(seat, seats)),
    flipped: typeof viewer === 'number' && board.isFar?.(viewer) === true,
  });
  return (
    <figure class={styles.picture}>
      <SceneView scene={{ ...scene, shapes: scene.shapes.map(untouched) }} />
      {typeof viewer === 'number' && seats > 1 && (
        <figcaption class="quiet">
          {fill(homemadeWords().youWouldPlay, { side: text.side?.(view, viewer) ?? text.seat(viewer, seats) })}
        </figcaption>
      )}
    </figure>
  );
}

interface WordsProps {
  readonly finding: SoundPuzzle;
  readonly onDone: (finding: SoundPuzzle, title: string, author: string) => Promise<void>;
}

/** What people call it, and who they are: both may stay empty. */
function Words({ finding, onDone }: WordsProps) {
  const words = homemadeWords();
  const [title, setTitle] = useState('');
  const [author, setAuthor] = useState<string>();
  const last = useLater(async () => (await puzzlesMade())[0]?.author ?? '', []);
  const done = (event: Event) => {
    event.preventDefault();
    void onDone(finding, title, author ?? last ?? '');
  };
  return (
    <form class={styles.words} onSubmit={done}>
      <label>
        {words.title}
        <input
          type="text"
          maxLength={MOST_TITLE}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
        <small>{words.titleHelp}</small>
      </label>
      <label>
        {words.author}
        <input
          type="text"
          maxLength={MOST_AUTHOR}
          autocomplete="nickname"
          value={author ?? last ?? ''}
          onInput={(event) => setAuthor(event.currentTarget.value)}
        />
        <small>{words.authorHelp}</small>
      </label>
      <button type="submit" class="button main">
        {words.finish}
      </button>
    </form>
  );
}

function Made({ made, name }: { readonly made: KeptPuzzle & { readonly isKept: boolean }; readonly name: string }) {
  const words = homemadeWords();
  const path = useLater(() => pathOf(made.file), [made.file]);
  return (
    <section class={styles.made} data-part="made">
      <h2>{words.made}</h2>
      <p>
        <strong>{name}</strong>
        {made.author && ` ${fill(words.by, { author: made.author })}`}
      </p>
      <p>{words.madeHelp}</p>
      {!made.isKept && <p role="alert">{words.notMade}</p>}
      {path && (
        <div class="buttons">
          <a class="button main" href={path}>
            {words.solve}
          </a>
        </div>
      )}
      {path && <PassOn game={made.game} file={made.file} path={path} />}
      <p>
        <a href={`/${made.game}/puzzles`}>{words.yours}</a> · <a href={`/${made.game}`}>{houseWords().openBox}</a>
      </p>
    </section>
  );
}
