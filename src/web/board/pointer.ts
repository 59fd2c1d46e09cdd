/**
 * Fingers and mice on a board: pieces are carried from target to target, and swipes are made where they mean something.
 * What is carried follows the pointer by itself, so that nothing else has to be drawn while it moves.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Swipe, Way } from '../../board/board.ts';
import type { Shape } from '../../svg/scene.ts';

/** Pixels; less is a tap with a trembling hand. */
const SHORTEST_SWIPE = 24;
const SHORTEST_DRAG = 8;
/** A finger would hide what it carries. */
const ABOVE_FINGER = 34;

interface Press {
  readonly target: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly byFinger: boolean;
}

export interface Hand {
  /** What a drag from this target carries along. */
  carries(target: string): Shape | undefined;
  /** It is taken up, */
  take(target: string): void;
  /** put down on another target, */
  drop(from: string, to: string): void;
  /** or let go where it was. */
  letGo(): void;
  /** One after the other. */
  touch(targets: readonly string[]): void;
}

export function usePointer(hand: Hand, swipe: Swipe | undefined) {
  const press = useRef<Press | undefined>(undefined);
  const [carried, setCarried] = useState<Shape>();
  const ghost = useRef<SVGGElement | null>(null);
  const [at, over] = [useRef({ x: 0, y: 0 }), useRef<Element | undefined>(undefined)];
  const dragging = useRef(false);
  // a drag or a swipe ends on what a click would touch
  const swallow = useRef(false);
  const latest = useRef({ hand, swipe });
  latest.current = { hand, swipe };

  const place = () => {
    const svg = ghost.current?.ownerSVGElement;
    const matrix = svg?.getScreenCTM()?.inverse();
    if (!ghost.current || !matrix || !press.current) return;
    const lift = press.current.byFinger ? ABOVE_FINGER : 0;
    const { x, y } = new DOMPoint(at.current.x, at.current.y - lift).matrixTransform(matrix);
    ghost.current.setAttribute('transform', `translate(${x} ${y})`);
  };
  const mark = (element: Element | undefined) => {
    over.current?.removeAttribute('data-over');
    over.current = element;
    element?.setAttribute('data-over', '');
  };
  const end = () => {
    mark(undefined);
    press.current = undefined;
    dragging.current = false;
    setCarried(undefined);
  };
  const follow = (event: PointerEvent) => {
    const from = press.current;
    if (from?.target === undefined || latest.current.swipe) return;
    at.current = { x: event.clientX, y: event.clientY };
    if (!dragging.current) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SHORTEST_DRAG) return;
      const shape = latest.current.hand.carries(from.target);
      if (!shape) return;
      dragging.current = true;
      setCarried(shape);
      latest.current.hand.take(from.target);
    }
    place();
    const under = targetAt(event);
    mark(under?.dataset.target === from.target ? undefined : under);
  };
  const release = (event: PointerEvent) => {
    const from = press.current;
    if (!from) return;
    const to = targetAt(event)?.dataset.target;
    const way = latest.current.swipe && wayOf(event.clientX - from.x, event.clientY - from.y);
    const dragged = dragging.current;
    swallow.current = dragged || way !== undefined;
    end();
    const { hand, swipe } = latest.current;
    const elsewhere = from.target !== undefined && to !== undefined && to !== from.target;
    if (way) hand.touch(swipe!(way, from.target));
    else if (dragged && elsewhere) hand.drop(from.target, to);
    else if (dragged) hand.letGo();
    else if (elsewhere) hand.touch([from.target, to]);
  };
  const cancel = () => {
    if (dragging.current) latest.current.hand.letGo();
    swallow.current = dragging.current;
    end();
  };

  // what is carried may leave the board, and its target may vanish under the finger
  useEffect(() => {
    const hear = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
    addEventListener('pointermove', follow);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', cancel);
    addEventListener('blur', cancel);
    addEventListener('keydown', hear);
    return () => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', cancel);
      removeEventListener('blur', cancel);
      removeEventListener('keydown', hear);
    };
  }, []);

  return {
    carried: carried && {
      shape: carried,
      ref: (element: SVGGElement | null) => {
        ghost.current = element;
        place();
      },
    },
    heard: {
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return;
        const { clientX: x, clientY: y, pointerType } = event;
        press.current = { target: targetAt(event)?.dataset.target, x, y, byFinger: pointerType === 'touch' };
        swallow.current = false;
      },
      onClickCapture: (event: MouseEvent) => {
        if (swallow.current) event.stopPropagation();
        swallow.current = false;
      },
    },
  };
}

const targetAt = ({ clientX, clientY }: PointerEvent) =>
  document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-target]') ?? undefined;

function wayOf(dx: number, dy: number): Way | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SHORTEST_SWIPE) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
