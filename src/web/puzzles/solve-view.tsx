/** A puzzle on its game's own board: the task, the board, what is right about a move, and the way on. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import { lastDone } from '../../board/last-move.ts';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { BoardHost } from '../board/board-host.tsx';
import { calm, pace } from '../preferences.ts';
import { Notebook } from '../table/notebook.ts';
import { tableWords } from '../table/text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import type { PosedPuzzle } from './posed.ts';
import { PuzzleEar, useHeard } from './puzzle-ear.tsx';
import { saidOf, sideOf, taskOf } from './said.ts';
import styles from './solve-view.module.css';
import { Solving, type TryEnded } from './solving.ts';
import { puzzleWords } from './text/index.ts';

interface Props {
  readonly puzzle: PosedPuzzle;
  readonly board: Board;
  readonly text: GameText;
  /** Over the task: which puzzle this is. */
  readonly head: ComponentChildren;
  /** Where nobody is helped, and a wrong move ends it. */
  readonly isRun?: boolean;
  /** Nothing more can be done in it. */
  readonly isOver?: boolean;
  /** Another way on, after a wrong move. */
  readonly onward?: ComponentChildren;
  /** Below the board, once it is solved. */
  readonly solved?: ComponentChildren;
  readonly onRight?: () => void;
  readonly onEnded: (ended: TryEnded) => void;
}

export function SolveView({
  puzzle,
  board,
  text,
  head,
  isRun = false,
  isOver = false,
  onward,
  solved,
  onRight,
  onEnded,
}: Props) {
  const { module, set } = puzzle;
  const words = puzzleWords();
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  const latest = useRef({ onEnded, onRight });
  latest.current = { onEnded, onRight };
  const solving = useMemo(
    () =>
      new Solving(puzzle, {
        board,
        calm,
        pace,
        right: () => latest.current.onRight?.(),
        ended: (ended) => latest.current.onEnded(ended),
      }),
    [puzzle, board],
  );
  const notebook = useMemo(() => new Notebook(set.id, drawerOfThisPage()), [puzzle]);
  const heard = useHeard();
  const names = useMemo(
    () => Array.from({ length: set.seats }, (_, seat) => text.seat(seat, set.seats)),
    [set.seats, text],
  );
  const said = saidOf(solving, text);
  const side = sideOf(puzzle, text);
  const { shown, phase, help } = solving;
  const brokenOff = phase === 'wrong' ? words.notRight : phase === 'solved' ? words.isSolved : undefined;
  const last = lastDone(shown.past);
  const skipping = useSkip(solving);
  return (
    <section class={styles.page} data-part="table" data-phase={phase}>
      <header class={styles.head}>
        {head}
        <p class={styles.task}>{taskOf(puzzle, text).join(' ')}</p>
        {side && <p class="quiet">{side}</p>}
      </header>
      <div class={styles.play} {...skipping}>
        <BoardHost
          game={set.game}
          board={board}
          words={text.board}
          names={names}
          shown={shown}
          own={set.seat}
          flipped={board.isFar?.(set.seat) === true}
          lastMove={last && fill(tableWords().lastMove, { told: text.tell(last, (seat) => names[seat]!) })}
          notebook={notebook}
          advised={help?.level === 'move' ? help.move : undefined}
          brokenOff={brokenOff}
          analyse={phase === 'solved' && module.analyst ? (view) => analyses.ask(set.game, view) : undefined}
          hasTally={false}
          onHeard={(now) => {
            heard.value = now;
          }}
          onMove={(move) => !isOver && void solving.act(move)}
          onTried={(move) => solving.explain(move)}
        />
      </div>
      <div class={styles.after}>
        <p class={styles.said} data-part="said" data-phase={phase}>
          {phase === 'judging' ? words.checking : said}
        </p>
        {!isRun && phase !== 'solved' && <Ways solving={solving} onward={onward} />}
        {isRun && phase !== 'solved' && onward}
        {phase === 'solved' && !solving.moving && solved && <IntoView>{solved}</IntoView>}
        <PuzzleEar solving={solving} text={text} names={names} said={said} board={heard} />
      </div>
    </section>
  );
}

/** What has come is seen, and what leads on can be reached. */
function IntoView({ children }: { readonly children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' });
    // a move by keys may have taken what had them away
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={styles.onward} ref={frame} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Out of what was wrong, and help. */
function Ways({ solving, onward }: { readonly solving: Solving; readonly onward: ComponentChildren }) {
  const words = puzzleWords();
  const next = solving.nextHelp;
  return (
    <div class={`buttons ${styles.ways}`}>
      {solving.phase === 'wrong' && (
        <button type="button" class="button main" onClick={() => goBack(solving)}>
          {words.tryAgain}
        </button>
      )}
      {solving.phase === 'wrong' && onward}
      {next && (
        <button type="button" class="button plain" onClick={() => void solving.askForHelp()}>
          {words.helps[next]}
        </button>
      )}
    </div>
  );
}

/** Back to the board, with the keyboard too. */
function goBack(solving: Solving): void {
  solving.goBack();
  document.querySelector<HTMLElement>('[data-part="board"] [tabindex="0"]')?.focus();
}

/** A press cuts an animation short, and does nothing else. */
function useSkip(solving: Solving) {
  const swallow = useRef(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const atBoard = target === document.body || target.closest('[data-part="board"], [data-part="controls"]');
      if (!atBoard || !['Enter', ' ', 'Escape'].includes(event.key) || !solving.skip()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [solving]);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      swallow.current = solving.skip();
      if (swallow.current) event.stopPropagation();
    },
    onClickCapture: (event: MouseEvent) => {
      if (swallow.current) event.stopPropagation();
      swallow.current = false;
    },
  };
}

/** What one notes on the board is for this puzzle alone. */
const drawerOfThisPage = () => ({
  notes: async () => [],
  keepsakes: async () => [],
  saveNotes: async () => {},
  saveKeepsakes: async () => {},
});
