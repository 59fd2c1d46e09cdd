/** Where the board would be, while all look at it elsewhere: a place for the thumb to swipe on. */
import type { ControlGroup } from '../../board/board.ts';
import { words } from '../text/index.ts';
import styles from './pad-face.module.css';
import { SceneView } from './scene-view.tsx';

interface Props {
  readonly groups: readonly ControlGroup[];
  /** Of the board, for those who hear it. */
  readonly description: string;
  /** Whether swipes mean something now. */
  readonly swipes: boolean;
}

export function PadFace({ groups, description, swipes }: Props) {
  const chosen = groups.flatMap(({ controls }) => controls).find(({ pressed, picture }) => pressed && picture);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place to swipe on is no form
    <div
      class={`${styles.face} ${swipes ? styles.open : ''}`}
      data-part="pad"
      data-open={swipes || undefined}
      role="group"
      aria-label={words().pad}
    >
      <p class="heard">{description}</p>
      {swipes && chosen?.picture ? (
        <div class={styles.ways} aria-hidden="true">
          <span>↑</span>
          <span>←</span>
          <span class={styles.chosen}>
            <SceneView scene={chosen.picture} />
          </span>
          <span>→</span>
          <span>↓</span>
        </div>
      ) : null}
      <p>{swipes ? words().padSwipe : words().padLook}</p>
    </div>
  );
}
