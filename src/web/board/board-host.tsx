/** A board at a table: draws, animates, and turns touches, drags and keys into moves. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, BoardInput, Touch } from '../../board/board.ts';
import type { AnyView, Notation } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { useSceneSounds } from '../sound/hooks.ts';
import type { Notebook } from '../table/notebook.ts';
import type { Shown } from '../table/playback.ts';
import { type Analyse, useAnalysis } from './analysis.ts';
import styles from './board-host.module.css';
import { type RunningClock, useClock } from './clock.ts';
import { Controls } from './controls.tsx';
import { nextSpot, spotsOf } from './focus.ts';
import { useHold } from './hold.ts';
import { useOwnKeys } from './own-keys.ts';
import { usePointer } from './pointer.ts';
import { SceneView } from './scene-view.tsx';
import { useSettings } from './settings.ts';
import { cut, touchAll } from './touches.ts';

interface Props {
  /** Whose settings these are. */
  readonly game: string;
  readonly board: Board;
  readonly words: unknown;
  readonly names: readonly string[];
  readonly shown: Shown;
  readonly flipped: boolean;
  readonly notebook?: Notebook | undefined;
  readonly clock?: RunningClock | undefined;
  /** How people ended the game before its rules did. */
  readonly brokenOff?: string | undefined;
  /** Chance waits for `onGoOn`. */
  readonly waits?: boolean;
  readonly analyse?: Analyse | undefined;
  /** A move that whoever sits here may make: shown on the board, told, and made by a button. */
  readonly advised?: Notation | undefined;
  /** What stands beside the board's own controls. */
  readonly atRandom?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onMove: (move: Notation) => void;
  readonly onTried: (move: Notation) => void;
  readonly onGoOn?: () => void;
}

export function BoardHost(props: Props) {
  const { game, board, words, names, shown, flipped, notebook, brokenOff, waits, atRandom, onMove, onTried, onGoOn } =
    props;
  const { view, moves, pattern } = shown;
  const clock = useClock(props.clock);
  // not while pictures of an earlier moment are shown
  const mayMove = pattern !== undefined || moves.some((move) => move === props.advised);
  const advised = mayMove ? props.advised : undefined;
  const analysis = useAnalysis(board, view, props.analyse);
  const [settings, changeSettings] = useSettings(game);
  const [draft, setDraft] = useState<{ of: AnyView; value: unknown }>({ of: view, value: board.noDraft });
  const [focus, setFocus] = useState<string>();
  const [aim, setAim] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  // a draft belongs to the view it was begun on, unless the board keeps it
  const current = draft.of === view || board.keeps?.(draft.of, view) ? draft.value : board.noDraft;
  const notes = notebook?.notes(view.viewer);
  const keepsakes = notebook?.keepsakes(view.viewer);
  const input: BoardInput<AnyView, unknown, unknown> = useMemo(
    () => ({
      ...{ view, moves, pattern, draft: current, words, names, flipped },
      ...{ notes, keepsakes, clock, brokenOff, waits, analysis, settings, advised },
    }),
    [
      view,
      moves,
      pattern,
      current,
      notes,
      keepsakes,
      words,
      names,
      flipped,
      clock,
      brokenOff,
      waits,
      analysis,
      settings,
      advised,
    ],
  );
  const scene = useMemo(() => board.scene(input), [board, input]);
  useSceneSounds(scene, view);
  const spots = useMemo(() => spotsOf(scene), [scene]);
  const focused = spots.some(({ target }) => target === focus) ? focus : spots[0]?.target;

  const touch = (target: string) => {
    setFocus(target);
    follow(board.touch(input, target));
  };
  const follow = (result: Touch<unknown>) => {
    if (!result) return;
    if ('draft' in result) setDraft({ of: view, value: result.draft });
    else if ('draw' in result) setDraft({ of: view, value: result.draw(freshRandom()) });
    else if ('notes' in result) notebook?.note(view.viewer, result.notes);
    else if ('keepsakes' in result) notebook?.keep(view.viewer, result.keepsakes);
    else if ('settings' in result) changeSettings(result.settings);
    else if ('goOn' in result) onGoOn?.();
    else if ('move' in result) onMove(result.move);
    else onTried(result.tried);
  };
  const byKeys = useRef(false);
  const press = (event: KeyboardEvent) => {
    byKeys.current = true;
    const own = board.key?.(input, event.key);
    const to = own === undefined ? nextSpot(spots, focused, event.key) : undefined;
    if (own !== undefined) touch(own);
    else if (to !== undefined) focusOn(to);
    else if ((event.key === 'Enter' || event.key === ' ') && focused !== undefined) touch(focused);
    else if (event.key === 'Escape') setDraft({ of: view, value: board.noDraft });
    else return;
    event.preventDefault();
  };
  const focusOn = (target: string) => {
    setFocus(target);
    frame.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(target)}"]`)?.focus();
  };
  const swipe = board.swipe?.(input);
  const latest = useRef(touch);
  latest.current = touch;
  const before = useRef(draft);
  const pointer = usePointer(
    {
      carries: (target) => spots.find((spot) => spot.target === target)?.carries,
      take: (target) => {
        before.current = draft;
        const picked = spots.find((spot) => spot.target === target)?.state === 'picked';
        if (!board.drop && !picked) touch(target);
      },
      drop: (from, to) => {
        cut(frame.current);
        if (board.drop) follow(board.drop(input, from, to));
        else touch(to);
      },
      letGo: () => setDraft(before.current),
      touch: (targets) => touchAll(targets, latest),
    },
    swipe,
  );
  useHold(frame);

  useEffect(() => setFocus(undefined), [view]);
  // a move takes its target away; whoever plays by keys finds the next one under them
  useEffect(() => {
    if (byKeys.current && focused !== undefined && document.activeElement === document.body) focusOn(focused);
  });
  useEffect(() => {
    const next = board.onward?.(input);
    if (!next) return;
    const timeout = setTimeout(() => setDraft({ of: view, value: next.draft }), next.ms);
    return () => clearTimeout(timeout);
  }, [board, view, current, settings, analysis]);
  useEffect(() => {
    const jotted = board.jots?.(input);
    if (jotted !== undefined) notebook?.note(view.viewer, jotted);
  }, [board, input]);
  useOwnKeys((key) => board.key?.(input, key), touch);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the targets inside are heard here */}
      <div
        class={`${styles.board} ${swipe ? styles.swiped : ''} ${pointer.carried ? styles.dragging : ''}`}
        data-part="board"
        ref={frame}
        style={{ '--below': `${board.below}px` }}
        onKeyDown={press}
        onFocusIn={({ target }) => {
          const element = target as SVGElement;
          setFocus(element.dataset.target);
          setAim(element.matches(':focus-visible') ? element.dataset.target : undefined);
        }}
        onPointerOver={({ target, pointerType }) => {
          const element = (target as Element).closest<SVGElement>('[data-target]');
          setAim(pointerType === 'mouse' ? element?.dataset.target : undefined);
        }}
        onPointerLeave={() => setAim(undefined)}
        onPointerMove={() => {
          byKeys.current = false;
        }}
        {...pointer.heard}
      >
        <SceneView scene={scene} onTouch={touch} focus={focused} aim={aim} carried={pointer.carried} />
      </div>
      <Controls
        hint={board.prompt(input)}
        groups={board.controls(input)}
        advice={advised === undefined ? undefined : { move: advised, told: board.advise(input, advised) }}
        tally={board.tally?.(input)}
        onAdvised={onMove}
        atRandom={pattern ? atRandom : undefined}
        onTouch={(target, keys) => {
          byKeys.current = keys;
          touch(target);
        }}
      />
    </>
  );
}

const freshRandom = () => seededRandom(crypto.getRandomValues(new Uint32Array(4)).join());
