/** While whoever plays alone reads the rules, or looks at another page, no time runs. */
import { useEffect } from 'preact/hooks';
import type { Recess } from '../local/recess.ts';

export function useRecessIf(looksElsewhere: boolean, recess: Recess | undefined): void {
  useEffect(() => (looksElsewhere ? recess?.hold() : undefined), [looksElsewhere, recess]);
}

export function useRecessWhileHidden(recess: Recess | undefined): void {
  useEffect(() => {
    let release: (() => void) | undefined;
    const look = () => {
      release?.();
      release = document.visibilityState === 'hidden' ? recess?.hold() : undefined;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      release?.();
      document.removeEventListener('visibilitychange', look);
    };
  }, [recess]);
}
