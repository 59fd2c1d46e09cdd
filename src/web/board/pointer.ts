/** Fingers and mice on a board: drags from target to target, and swipes where they mean something. */
import { useRef } from 'preact/hooks';
import type { Swipe, Way } from '../../svg/board.ts';

/** Pixels; less is a tap with a trembling hand. */
const SHORTEST_SWIPE = 24;

interface Press {
  readonly target: string | undefined;
  readonly picked: boolean;
  readonly x: number;
  readonly y: number;
}

export function usePointer(touch: (target: string) => void, swipe: Swipe | undefined) {
  const press = useRef<Press | undefined>(undefined);
  // a swipe ends on what a click would touch
  const swallow = useRef(false);
  const latest = useRef(touch);
  latest.current = touch;
  const elementAt = (event: PointerEvent) =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-target]');
  /** Each touch may change the drawing that the next one is made on. */
  const touchAll = ([first, ...rest]: readonly string[]) => {
    if (first === undefined) return;
    latest.current(first);
    if (rest.length > 0) requestAnimationFrame(() => touchAll(rest));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const element = elementAt(event);
      const picked = element?.getAttribute('aria-pressed') === 'true';
      press.current = { target: element?.dataset.target, picked, x: event.clientX, y: event.clientY };
      swallow.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = press.current;
      press.current = undefined;
      if (!from) return;
      const way = swipe && wayOf(event.clientX - from.x, event.clientY - from.y);
      if (way) {
        swallow.current = true;
        return touchAll(swipe(way, from.target));
      }
      const to = elementAt(event)?.dataset.target;
      if (from.target === undefined || to === undefined || to === from.target) return;
      // what is picked already need not be touched again
      touchAll(from.picked ? [to] : [from.target, to]);
    },
    onClickCapture: (event: MouseEvent) => {
      if (swallow.current) event.stopPropagation();
      swallow.current = false;
    },
  };
}

function wayOf(dx: number, dy: number): Way | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SHORTEST_SWIPE) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
