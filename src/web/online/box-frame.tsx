/** A page of a box that goes on elsewhere: its cover, and what is to be said beside it. */
import type { ComponentChildren } from 'preact';
import type { DrawnGame } from '../../games/module.ts';
import { SceneView } from '../board/scene-view.tsx';
import box from '../pages/box.module.css';
import covers from '../pages/cover.module.css';
import { useCover } from '../pages/cover.ts';
import styles from './box-frame.module.css';

interface Props {
  readonly module: DrawnGame;
  /** Whether the lid is shown on a phone, too. */
  readonly shown?: boolean;
  readonly children: ComponentChildren;
}

export function BoxFrame({ module, shown, children }: Props) {
  const cover = useCover(module);
  return (
    <section class={`${box.page} ${styles.frame}`}>
      <div class={`${covers.cover} ${covers.large} ${shown ? styles.lid : styles.aside}`} aria-hidden="true">
        {cover && <SceneView scene={cover} />}
      </div>
      <div>{children}</div>
    </section>
  );
}
