/** A finger that begins on a target drags and does not scroll. Style sheets cannot say it of shapes inside a drawing. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export function useHold(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const hold = (event: TouchEvent) => {
      const began = (event.target as Element).closest('[data-target]');
      if (began && event.touches.length === 1 && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [frame]);
}
