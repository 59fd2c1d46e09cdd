import { useEffect, useRef } from 'preact/hooks';
import { preferences } from '../preferences.ts';

/** The board's own keys also work where nothing else is focused, and on the buttons beside it but for their own keys. */
export function useOwnKeys(own: (key: string) => string | undefined, touch: (target: string) => void): void {
  const latest = useRef({ own, touch });
  latest.current = { own, touch };
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const onButton =
        (event.target as Element).closest('[data-part="controls"] button') &&
        event.key !== 'Enter' &&
        event.key !== ' ';
      if ((event.target !== document.body && !onButton) || event.ctrlKey || event.altKey || event.metaKey) return;
      // what is no single letter or sign is nothing that a voice could type by mistake
      if (preferences.value.shortcuts === 'off' && event.key.length === 1) return;
      const target = latest.current.own(event.key);
      if (target === undefined) return;
      latest.current.touch(target);
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
