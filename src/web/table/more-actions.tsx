/** What is rarely wanted at a table: a list that opens at the bar, and goes when anything else is touched. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../text/index.ts';
import { Action } from './action.tsx';
import styles from './more-actions.module.css';

export function MoreActions({ children }: { readonly children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const inside = event.target instanceof Node && frame.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !inside) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <div class={styles.more} ref={frame} data-part="more">
      <Action label={words().more} icon="more" ability={{ now: true, run: () => setOpen(!open) }} expanded={open} />
      {/* biome-ignore lint/a11y: what is chosen from the list closes it, by key as by touch */}
      <div class={styles.list} hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}
