/** A page of a box that goes on elsewhere: its cover, and what is to be said beside it. */
import type { ComponentChildren } from 'preact';
import type { DrawnGame } from '../../games/module.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useCover } from '../pages/cover.ts';

interface Props {
  readonly module: DrawnGame;
  readonly class: string;
  readonly children: ComponentChildren;
}

export function BoxFrame({ module, class: name, children }: Props) {
  const cover = useCover(module);
  return (
    <section class="box-page with-friends">
      <div class="cover large" aria-hidden="true">
        {cover && <SceneView scene={cover} />}
      </div>
      <div class={name}>{children}</div>
    </section>
  );
}
