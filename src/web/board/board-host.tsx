/** A board at a table: draws, animates, and turns touches, drags and keys into moves. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, BoardInput, Touch, WaiverAsked } from '../../board/board.ts';
import type { AnyView, Notation, Seat } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { type Shape, stoppedScene } from '../../svg/scene.ts';
import type { BoardHeard } from '../ear/queries.ts';
import { useMomentSound, useSceneSounds } from '../sound/hooks.ts';
import type { Notebook } from '../table/notebook.ts';
import type { Shown } from '../table/playback.ts';
import { AfarView } from './afar-view.tsx';
import { type Analyse, useAnalysis } from './analysis.ts';
import styles from './board-host.module.css';
import { choicesOf } from './choices.ts';
import { type RunningClock, useClock } from './clock.ts';
import { type BesideButton, Controls } from './controls.tsx';
import { nextSpot, spotsOf } from './focus.ts';
import { useGoal } from './goal.ts';
import { useHold } from './hold.ts';
import { withOthers } from './other-advice.ts';
import { useOwnKeys } from './own-keys.ts';
import { PadFace } from './pad-face.tsx';
import { usePointer } from './pointer.ts';
import { goalLine, ribbonLine } from './ribbon-line.ts';
import { same } from './same.ts';
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
  /** The one seat of whoever is before the board: a ribbon speaks to him. */
  readonly own?: Seat | undefined;
  readonly flipped: boolean;
  /** What was done last, in a sentence: the board marks it, and this says it. */
  readonly lastMove?: string | undefined;
  /** What the game is about, while nobody has moved. */
  readonly goal?: string | undefined;
  readonly notebook?: Notebook | undefined;
  readonly clock?: RunningClock | undefined;
  readonly waiver?: WaiverAsked | undefined;
  /** No time runs just now. */
  readonly isHalted?: boolean | undefined;
  /** How people ended the game before its rules did. */
  readonly brokenOff?: string | undefined;
  /** Chance waits for `onGoOn`. */
  readonly waits?: boolean;
  readonly analyse?: Analyse | undefined;
  /** A move that whoever sits here may make: shown on the board, told, and made by a button. */
  readonly advised?: Notation | undefined;
  /** Other moves worth considering: shown on the board beside it, and fainter. */
  readonly alsoAdvised?: readonly Notation[] | undefined;
  /** What is advised is told elsewhere: the line beside the board stays the hint's. */
  readonly advisesSilently?: boolean;
  readonly beside?: BesideButton | undefined;
  /** What lies over the board's own drawing, made of its places: what an insight speaks of. */
  readonly overlay?: ((place: (name: string) => Shape | undefined) => readonly Shape[]) | undefined;
  /** A pad, while all look at the board elsewhere; or that board itself, which nobody touches. */
  readonly as?: 'pad' | 'screen' | undefined;
  /** Who is to act: said where the board does not say it for a whole room. */
  readonly acting?: readonly Seat[];
  /** Whether the board says how the game stands so far; it does if not said. */
  readonly hasTally?: boolean;
  readonly onMove: (move: Notation) => void;
  readonly onTried: (move: Notation) => void;
  readonly onGoOn?: () => void;
  readonly onWaive?: (waived: boolean) => void;
  /** The board is to be heard so from now on. */
  readonly onHeard?: (heard: BoardHeard) => void;
}

export function BoardHost(props: Props) {
  const { game, board, words, names, shown, flipped, notebook, brokenOff, waits, waiver, beside } = props;
  const { onMove, onTried, onGoOn, onWaive } = props;
  const { view, past, moves, pattern } = shown;
  const clock = useClock(props.clock, props.isHalted);
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
      ...{ view, past, moves, pattern, draft: current, words, names, flipped },
      ...{ notes, keepsakes, clock, waiver, brokenOff, waits, analysis, settings, advised },
    }),
    [
      view,
      past,
      moves,
      pattern,
      current,
      notes,
      keepsakes,
      words,
      names,
      flipped,
      clock,
      waiver,
      brokenOff,
      waits,
      analysis,
      settings,
      advised,
    ],
  );
  const isScreen = props.as === 'screen';
  // what is looked back at between two rounds is looked at here
  const isPad = props.as === 'pad' && !(waits && !same(current, board.noDraft));
  const { isHalted, overlay } = props;
  const others = (mayMove ? props.alsoAdvised : undefined)?.join() ?? '';
  const drawn = useMemo(() => {
    const usual = (isScreen ? board.afar?.(input).scene : undefined) ?? board.scene(input);
    const plain = withOthers(board, input, usual, others === '' ? [] : props.alsoAdvised);
    const over = overlay?.((name) => board.place?.(input, name)) ?? [];
    const scene = over.length > 0 ? { ...plain, shapes: [...plain.shapes, ...over] } : plain;
    return isHalted ? stoppedScene(scene) : scene;
  }, [board, input, isHalted, overlay, others, isScreen]);
  const { lastMove } = props;
  // whoever begins something knows what it is about
  const goal = useGoal(draft.value === board.noDraft ? props.goal : undefined);
  const scene = useMemo(() => {
    const told = [goal && `${goal}.`, drawn.description, lastMove];
    return { ...drawn, description: told.filter(Boolean).join(' ') };
  }, [drawn, lastMove, goal]);
  useSceneSounds(scene, view);
  useMomentSound(shown.moment);
  const ribbon = useMemo(
    () => ribbonLine(board, shown.moment, { you: props.own, words, names }, flipped) ?? goalLine(board, goal),
    [board, shown.moment, props.own, words, names, flipped, goal],
  );
  const prompt = board.prompt(input);
  const hint = useRef(prompt);
  // what to do is said when the picture has come
  if (!shown.passes || shown.speaks) hint.current = prompt;
  // a touch that means nothing says what would, until something changes
  const [nudged, setNudged] = useState<Nudged>({ input, times: 0 });
  const nudge = (why?: string) => setNudged(({ times }) => ({ input, times: times + 1, why }));
  const spots = useMemo(() => spotsOf(scene), [scene]);
  const focused = spots.some(({ target }) => target === focus) ? focus : spots[0]?.target;

  const touch = (target: string) => {
    setFocus(target);
    const result = board.touch(input, target);
    if (result === undefined || ('draft' in result && same(result.draft, current))) nudge();
    follow(result);
  };
  const follow = (result: Touch<unknown>) => {
    if (!result) return;
    if ('keepsakes' in result) notebook?.keep(view.viewer, result.keepsakes);
    if ('draft' in result) setDraft({ of: view, value: result.draft });
    else if ('keepsakes' in result) return;
    else if ('draw' in result) setDraft({ of: view, value: result.draw(freshRandom()) });
    else if ('notes' in result) notebook?.note(view.viewer, result.notes);
    else if ('settings' in result) changeSettings(result.settings);
    else if ('goOn' in result) onGoOn?.();
    else if ('waive' in result) onWaive?.(result.waive);
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
  useEffect(() => {
    const next = isScreen ? board.byItself?.(input) : undefined;
    if (!next) return;
    const timeout = setTimeout(() => latest.current(next.target), next.ms);
    return () => clearTimeout(timeout);
  }, [isScreen, input]);
  useOwnKeys((key) => board.key?.(input, key), touch);

  const groups = board.controls(input);
  const advice =
    advised === undefined || props.advisesSilently ? undefined : { move: advised, told: board.advise(input, advised) };
  const [nudges, why] = nudged.input === input ? [nudged.times, nudged.why] : [0, undefined];
  const wanted = why ?? hint.current;
  const here = spots.find(({ target }) => target === focus)?.label;
  useEffect(() => {
    props.onHeard?.({
      description: scene.description,
      ...{ hint: hint.current, advice: advice?.told, nudges, why, here },
      choices: () => choicesOf(board, input, spots, groups),
    });
  }, [scene, hint.current, advice?.told, nudges, here]);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the targets inside are heard here */}
      <div
        class={`${styles.board} ${swipe ? styles.swiped : ''} ${pointer.carried ? styles.dragging : ''}`}
        data-part="board"
        data-as={isPad ? 'pad' : isScreen ? 'screen' : undefined}
        ref={frame}
        style={{ '--below': `${board.below}px`, '--least': `${board.leastBelow ?? 60}px` }}
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
        {isPad ? (
          <PadFace groups={groups} description={scene.description} swipes={swipe !== undefined} />
        ) : (
          <SceneView
            scene={scene}
            onTouch={touch}
            onMiss={() => nudge()}
            focus={focused}
            aim={aim}
            ribbon={ribbon}
            carried={pointer.carried}
          />
        )}
      </div>
      {isScreen ? (
        <AfarView
          told={board.prompt({ ...input, draft: board.noDraft })}
          step={wanted}
          names={names}
          acting={props.acting ?? []}
          {...board.afar?.(input)}
        />
      ) : (
        <Controls
          isPad={isPad}
          hint={wanted}
          isLive={props.onHeard === undefined}
          nudges={nudges}
          onDisabled={nudge}
          groups={groups}
          advice={advice}
          tally={props.hasTally === false ? undefined : board.tally?.(input)}
          onAdvised={onMove}
          beside={beside}
          onTouch={(target, keys) => {
            byKeys.current = keys;
            touch(target);
          }}
        />
      )}
    </>
  );
}

interface Nudged {
  readonly input: unknown;
  readonly times: number;
  /** Instead of the hint. */
  readonly why?: string | undefined;
}

const freshRandom = () => seededRandom(crypto.getRandomValues(new Uint32Array(4)).join());
