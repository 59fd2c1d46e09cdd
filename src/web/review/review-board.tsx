/** The board of a review: drawn as everybody is shown it now, with what was better, or what a move allows, as an arrow. */
import { useMemo } from 'preact/hooks';
import type { Shape } from '../../svg/scene.ts';
import { BoardHost } from '../board/board-host.tsx';
import { SceneView } from '../board/scene-view.tsx';
import type { Overlay } from '../study/spots.ts';
import type { Analyses } from '../worker/analyses.ts';
import styles from './review-board.module.css';
import type { ReviewStage } from './review-stage.ts';
import type { ReviewTeller } from './review-teller.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly stage: ReviewStage;
  readonly analyses: Analyses;
  /** What an insight speaks of, over the moment of the game that is looked at. */
  readonly overlay: Overlay | undefined;
}

export function ReviewBoard({ teller, stage, analyses, overlay }: Props) {
  const { board, text, names, isTurned: flipped, reviewed } = teller;
  const { shown, line, next } = stage;
  const over = line && line.at > 0 ? undefined : overlay;
  const scene = useMemo(() => {
    if (!shown || board.review) return undefined;
    const { view, past } = shown;
    // while pictures pass, the arrow of the next move would point at nothing
    const advised = shown.passes ? undefined : next;
    const input = {
      view,
      past,
      moves: [],
      pattern: undefined,
      draft: board.noDraft,
      words: text.board,
      names,
      flipped,
    };
    const drawn = board.scene({ ...input, advised });
    const marks = over?.((name) => board.place?.(input, name)) ?? [];
    return { ...drawn, shapes: [...drawn.shapes.map(untouchable), ...marks] };
  }, [shown, next, over, board, text, names, flipped]);
  if (!shown) return null;
  if (!scene) {
    return (
      <div class={styles.frame}>
        <BoardHost
          {...{ board, words: text.board, names, shown, flipped, game: reviewed.of.game }}
          overlay={over}
          analyse={(view) => analyses.ask(reviewed.of.game, view)}
          onMove={() => {}}
          onTried={() => {}}
        />
      </div>
    );
  }
  return (
    <div class={`${styles.frame} ${line?.kind === 'refutation' ? styles.ink : ''}`}>
      <div class={styles.board} data-part="board">
        <SceneView scene={scene} />
      </div>
    </div>
  );
}

/** What is only looked at is no button. */
function untouchable({ target: _, state: __, children, ...shape }: Shape): Shape {
  return children ? { ...shape, children: children.map(untouchable) } : shape;
}
