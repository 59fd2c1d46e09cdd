/** The board and what one needs to play, as large as the screen: by a button, and by a key where none is typed. */
import { useEffect, useState } from 'preact/hooks';
import { preferences } from '../preferences.ts';

const KEY = 'f';

export function useFullScreen(): { readonly isFull: boolean; toggle(): void } {
  const [isFull, setFull] = useState(false);
  const toggle = () => {
    if (isFull) void leave();
    // a phone that gives no page its whole screen shows at least nothing else in it
    else void document.documentElement.requestFullscreen?.().catch(() => {});
    setFull(!isFull);
  };
  useEffect(() => {
    document.documentElement.toggleAttribute('data-full', isFull);
    const hear = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const typed = target.closest('input, textarea, select, dialog') || event.ctrlKey || event.altKey || event.metaKey;
      if (preferences.value.shortcuts === 'on' && !typed && event.key === KEY && !event.defaultPrevented) toggle();
    };
    // whichever way the browser has for it
    const follow = () => !document.fullscreenElement && setFull(false);
    document.addEventListener('keydown', hear);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('fullscreenchange', follow);
    };
  }, [isFull]);
  useEffect(
    () => () => {
      document.documentElement.removeAttribute('data-full');
      void leave();
    },
    [],
  );
  return { isFull, toggle };
}

async function leave(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
