/** The keyboard on a board: arrows go to the nearest target that way. */
import type { Point, Scene, Shape } from '../../svg/scene.ts';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Spot extends Pick<Shape, 'state' | 'carries' | 'label'> {
  readonly target: string;
  readonly at: Point;
}

/** Every target of a scene with its place. */
export function spotsOf(scene: Scene): Spot[] {
  const visit = (shape: Shape, [x, y]: Point): Spot[] => {
    const [dx, dy] = shape.at ?? [0, 0];
    const at: Point = [x + dx, y + dy];
    const { target, state, carries, label } = shape;
    if (target !== undefined)
      return [{ target, at, ...(state && { state }), ...(carries && { carries }), ...(label && { label }) }];
    return (shape.children ?? []).flatMap((child) => visit(child, at));
  };
  return scene.shapes.flatMap((shape) => visit(shape, [0, 0]));
}

/** Where an arrow key leads from `from`; undefined if the key is none, or nothing lies that way. */
export function nextSpot(spots: readonly Spot[], from: string | undefined, key: string): string | undefined {
  const way = WAYS[key];
  if (!way || spots.length === 0) return undefined;
  const start = spots.find(({ target }) => target === from);
  if (!start) return spots[0]!.target;
  let best: { target: string; cost: number } | undefined;
  for (const { target, at } of spots) {
    const [dx, dy] = [at[0] - start.at[0], at[1] - start.at[1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 0 || aside > 2 * along) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { target, cost };
  }
  return best?.target;
}
