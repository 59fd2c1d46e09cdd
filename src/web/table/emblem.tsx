/** The colour and the piece of a seat, beside its name. */
import type { Board } from '../../board/board.ts';
import type { AnyView, Seat } from '../../core/game.ts';
import { SceneView } from '../board/scene-view.tsx';
import styles from './emblem.module.css';

interface Props {
  readonly board: Board;
  readonly view: AnyView;
  readonly seat: Seat;
}

export function Emblem({ board, view, seat }: Props) {
  const shapes = board.emblem?.(view, seat) ?? [];
  if (shapes.length === 0) return null;
  const middle = { key: 'emblem', tag: 'g' as const, at: [20, 20] as const, children: shapes };
  return (
    <span class={styles.emblem} aria-hidden="true">
      <SceneView scene={{ width: 40, height: 40, shapes: [middle], description: '' }} />
    </span>
  );
}
