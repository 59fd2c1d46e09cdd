/** Moves that are worth considering beside the one that is advised: drawn as the board draws advice, but fainter and behind it. */
import type { Board, BoardInput } from '../../board/board.ts';
import type { AnyView, Notation } from '../../core/game.ts';
import { group, type Scene, type Shape } from '../../svg/scene.ts';

/** Advice is what a board draws under keys that begin so. */
const ADVICE = 'advised';
const FAINTER = [0.5, 0.3];

export function withOthers(
  board: Board,
  input: BoardInput<AnyView, unknown, unknown>,
  scene: Scene,
  moves: readonly Notation[] = [],
): Scene {
  if (moves.length === 0) return scene;
  const others = moves.flatMap((move, index) => {
    const { shapes } = board.scene({ ...input, advised: move });
    return shapes.filter(isAdvice).map((shape) => faint(shape, index));
  });
  const first = scene.shapes.findIndex(isAdvice);
  const at = first < 0 ? scene.shapes.length : first;
  return { ...scene, shapes: [...scene.shapes.slice(0, at), ...others.toReversed(), ...scene.shapes.slice(at)] };
}

const isAdvice = ({ key }: Shape): boolean => key.startsWith(ADVICE);

function faint(shape: Shape, index: number): Shape {
  const attributes = { opacity: FAINTER[index] ?? FAINTER.at(-1)!, 'pointer-events': 'none' };
  return group(`other-${index}-${shape.key}`, [0, 0], [shape], { attributes });
}
