/** A puzzle's board as a picture: nothing on it can be touched. */
import type { Scene, Shape } from '../../svg/scene.ts';
import { SceneView } from '../board/scene-view.tsx';
import type { PuzzleGame } from './loading-puzzle.ts';
import type { PosedPuzzle } from './posed.ts';

/** As it was set: nothing of the solution. */
export function setScene(
  { board, text }: PuzzleGame,
  { module, set, begin, past }: Pick<PosedPuzzle, 'module' | 'set' | 'begin' | 'past'>,
): Scene {
  const names = Array.from({ length: set.seats }, (_, seat) => text.seat(seat, set.seats));
  const view = module.rules.view(begin.state, set.seat);
  return board.scene({
    ...{ view, past, moves: [], draft: board.noDraft, words: text.board, names },
    flipped: board.isFar?.(set.seat) === true,
  });
}

interface Props {
  readonly game: PuzzleGame;
  readonly puzzle: PosedPuzzle;
}

/** For eyes alone: whoever listens has the task beside it. */
export function BoardPicture({ game, puzzle }: Props) {
  const scene = setScene(game, puzzle);
  return (
    <div aria-hidden="true">
      <SceneView scene={{ ...scene, shapes: scene.shapes.map(untouched) }} />
    </div>
  );
}

export function untouched({ target: _, label: __, state: ___, carries: ____, ...shape }: Shape): Shape {
  return shape.children ? { ...shape, children: shape.children.map(untouched) } : shape;
}
