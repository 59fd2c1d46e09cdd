/** A board at a table: draws, animates, and turns touches, drags and keys into moves. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyView, Notation } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import type { Board, BoardInput } from '../../svg/board.ts';
import type { Notebook } from '../table/notebook.ts';
import type { Shown } from '../table/playback.ts';
import { Controls } from './controls.tsx';
import { nextSpot, spotsOf } from './focus.ts';
import { useHold } from './hold.ts';
import { SceneView } from './scene-view.tsx';

interface Props {
  readonly board: Board;
  readonly words: unknown;
  readonly names: readonly string[];
  readonly shown: Shown;
  readonly flipped: boolean;
  readonly notebook?: Notebook | undefined;
  /** What stands beside the board's own controls. */
  readonly atRandom?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onMove: (move: Notation) => void;
  readonly onTried: (move: Notation) => void;
}

export function BoardHost({ board, words, names, shown, flipped, notebook, atRandom, onMove, onTried }: Props) {
  const { view, moves, pattern } = shown;
  const [draft, setDraft] = useState<{ of: AnyView; value: unknown }>({ of: view, value: board.noDraft });
  const [focus, setFocus] = useState<string>();
  const [aim, setAim] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  // a draft belongs to the view it was begun on, unless the board keeps it
  const current = draft.of === view || board.keeps?.(draft.of, view) ? draft.value : board.noDraft;
  const notes = notebook?.notes(view.viewer);
  const keepsakes = notebook?.keepsakes(view.viewer);
  const input: BoardInput<AnyView, unknown, unknown> = useMemo(
    () => ({ view, moves, pattern, draft: current, notes, keepsakes, words, names, flipped }),
    [view, moves, pattern, current, notes, keepsakes, words, names, flipped],
  );
  const scene = useMemo(() => board.scene(input), [board, input]);
  const spots = useMemo(() => spotsOf(scene), [scene]);
  const focused = spots.some(({ target }) => target === focus) ? focus : spots[0]?.target;

  const touch = (target: string) => {
    const result = board.touch(input, target);
    setFocus(target);
    if (!result) return;
    if ('draft' in result) setDraft({ of: view, value: result.draft });
    else if ('draw' in result) setDraft({ of: view, value: result.draw(freshRandom()) });
    else if ('notes' in result) notebook?.note(view.viewer, result.notes);
    else if ('keepsakes' in result) notebook?.keep(view.viewer, result.keepsakes);
    else if ('move' in result) onMove(result.move);
    else onTried(result.tried);
  };
  const byKeys = useRef(false);
  const press = (event: KeyboardEvent) => {
    byKeys.current = true;
    const to = nextSpot(spots, focused, event.key);
    const own = board.key?.(input, event.key);
    if (to !== undefined) focusOn(to);
    else if ((event.key === 'Enter' || event.key === ' ') && focused !== undefined) touch(focused);
    else if (event.key === 'Escape') setDraft({ of: view, value: board.noDraft });
    else if (own !== undefined) touch(own);
    else return;
    event.preventDefault();
  };
  const focusOn = (target: string) => {
    setFocus(target);
    frame.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(target)}"]`)?.focus();
  };
  const drag = useDrag(touch);
  useHold(frame);

  useEffect(() => setFocus(undefined), [view]);
  // a move takes its target away; whoever plays by keys finds the next one under them
  useEffect(() => {
    if (byKeys.current && focused !== undefined && document.activeElement === document.body) focusOn(focused);
  });

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and drags of the targets inside are heard here */}
      <div
        class="board"
        ref={frame}
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
        {...drag}
      >
        <SceneView scene={scene} onTouch={touch} focus={focused} aim={aim} />
      </div>
      <Controls
        hint={board.hint(input)}
        groups={board.controls(input)}
        atRandom={pattern ? atRandom : undefined}
        onTouch={touch}
      />
    </>
  );
}

const freshRandom = () => seededRandom(crypto.getRandomValues(new Uint32Array(4)).join());

/** Pressing on one target and letting go on another touches both; what is picked already need not be touched again. */
function useDrag(touch: (target: string) => void) {
  const from = useRef<string | undefined>(undefined);
  const latest = useRef(touch);
  latest.current = touch;
  const picked = useRef(false);
  const elementAt = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-target]');
  return {
    onPointerDown: (event: PointerEvent) => {
      const element = elementAt(event);
      from.current = element?.dataset.target;
      picked.current = element?.getAttribute('aria-pressed') === 'true';
    },
    onPointerUp: (event: PointerEvent) => {
      const to = elementAt(event)?.dataset.target;
      if (from.current === undefined || to === undefined || to === from.current) return;
      if (!picked.current) latest.current(from.current);
      // the first touch may have changed the drawing
      requestAnimationFrame(() => latest.current(to));
    },
  };
}
