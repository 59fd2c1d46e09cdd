/** What somebody has just said, at his name, for as long as it takes to read it. It covers and moves nothing that is touched. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import styles from './bubble.module.css';
import type { Said } from './talk.ts';
import { tableWords } from './text/index.ts';

const SHOWN_MS = 7000;
/** Pixels between it and the edge of the screen. */
const EDGE = 8;

interface Props {
  readonly said: Said;
  /** Where it does not stand at the name of whoever has said it. */
  readonly name?: string;
}

export function Bubble({ said, name }: Props) {
  const [gone, setGone] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  // at a name far to the right it would leave the screen
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current || name !== undefined) return;
    const box = current.offsetParent?.getBoundingClientRect();
    const over = (box?.left ?? 0) + current.offsetWidth - (document.documentElement.clientWidth - EDGE);
    current.style.left = over > 0 ? `${-over}px` : '';
  });
  if (gone) return null;
  const look = `${styles.bubble} ${name === undefined ? styles.atName : styles.withName}`;
  return (
    <span class={`${look} ${said.to === 'team' ? styles.team : ''}`} data-part="bubble" ref={bubble}>
      {name !== undefined && <strong>{name} </strong>}
      {said.to === 'team' && <small>{tableWords().betweenPartners}</small>}
      {toldOf(said)}
    </span>
  );
}

export const toldOf = (said: Said): string => ('text' in said ? said.text : tableWords().reactions[said.reaction]);
