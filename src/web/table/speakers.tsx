/** Where any of several people before one screen may act: who it is. */
import type { Viewer } from '../../core/game.ts';
import type { Sharing } from '../local/sharing.ts';
import { words } from '../text/index.ts';
import styles from './speakers.module.css';

interface Props {
  readonly sharing: Sharing;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

export function Speakers({ sharing, viewer, names }: Props) {
  if (sharing.speakers.length === 0) return null;
  return (
    <fieldset class={styles.speakers}>
      <legend>{words().speaker}</legend>
      {sharing.speakers.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button plain"
          aria-pressed={viewer === seat}
          onClick={() => sharing.speak(seat)}
        >
          {names[seat]}
        </button>
      ))}
    </fieldset>
  );
}
