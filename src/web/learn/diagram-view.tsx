/** A position drawn by the board, for looking at. */
import type { Diagram } from '../../board/learn.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { SceneView } from '../board/scene-view.tsx';
import styles from './diagram-view.module.css';
import type { Teaching } from './teaching.ts';

export function DiagramView({ diagram, teaching }: { readonly diagram: Diagram; readonly teaching: Teaching }) {
  const { module, board, text } = teaching;
  const log = expectOk(openLog(module.rules, diagram.seats, diagram.options ?? {}, diagram.events));
  const view = module.rules.view(log.state, diagram.viewer ?? 'spectator');
  const names = Array.from({ length: diagram.seats }, (_, seat) => text.seat(seat, diagram.seats));
  const scene = board.scene({ view, moves: [], draft: board.noDraft, words: text.board, names, flipped: false });
  return (
    <div class={styles.diagram}>
      <SceneView scene={scene} />
    </div>
  );
}
