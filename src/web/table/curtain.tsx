/** Between two people at one screen, where one of them has a secret. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import type { Sharing } from '../local/sharing.ts';
import { words } from '../text/index.ts';
import styles from './curtain.module.css';

interface Props {
  /** Whose turn it is to come before the screen. */
  readonly name: string;
  /** He is to look at what was dealt to him, and not to act. */
  readonly isDealt: boolean;
  readonly onLift: () => void;
  /** What is behind, drawn while the button is held. */
  readonly behind: () => ComponentChildren;
}

export function Curtain({ name, isDealt, onLift, behind }: Props) {
  const text = words();
  const title = fill(isDealt ? text.curtainDealt : text.curtain, { name });
  const [peeking, setPeeking] = useState(false);
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus({ preventScroll: true }), []);
  const hold = (event: PointerEvent | KeyboardEvent) => {
    event.preventDefault();
    if (event instanceof PointerEvent) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    setPeeking(true);
  };
  const letGo = () => setPeeking(false);
  return (
    <section class={styles.curtain} data-part="curtain" aria-label={title}>
      {peeking ? (
        <div class={styles.behind}>{behind()}</div>
      ) : (
        <div class={styles.note}>
          <h2>{title}</h2>
          <p>{text.curtainHelp}</p>
          <button ref={lift} type="button" class="button main" onClick={onLift}>
            {fill(text.lift, { name })}
          </button>
        </div>
      )}
      <button
        type="button"
        class={`button plain ${styles.peek}`}
        onPointerDown={hold}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && hold(event)}
        onKeyUp={letGo}
        onBlur={letGo}
        onContextMenu={(event) => event.preventDefault()}
      >
        {text.peek}
      </button>
    </section>
  );
}

/** Draws the curtain as soon as nobody looks at the page. */
export function useLookingAway(sharing: Sharing | undefined): void {
  const latest = useRef(sharing);
  latest.current = sharing;
  useEffect(() => {
    const hide = () => latest.current?.hide();
    const leave = () => document.visibilityState === 'hidden' && hide();
    addEventListener('blur', hide);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
}
