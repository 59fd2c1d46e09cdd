import { useEffect, useRef } from 'preact/hooks';

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
      const target = latest.current.own(event.key);
      if (target === undefined) return;
      latest.current.touch(target);
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
