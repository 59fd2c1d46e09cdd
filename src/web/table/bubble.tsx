/** What somebody has just said, at his name, for as long as it takes to read it. It covers and moves nothing that is touched. */
import { useEffect, useState } from 'preact/hooks';
import styles from './bubble.module.css';
import type { Said } from './talk.ts';
import { tableWords } from './text/index.ts';

const SHOWN_MS = 7000;

export function Bubble({ said }: { readonly said: Said }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (gone) return null;
  return (
    <span class={`${styles.bubble} ${said.to === 'team' ? styles.team : ''}`} data-part="bubble">
      {said.to === 'team' && <small>{tableWords().betweenPartners}</small>}
      {toldOf(said)}
    </span>
  );
}

export const toldOf = (said: Said): string => ('text' in said ? said.text : tableWords().reactions[said.reaction]);
