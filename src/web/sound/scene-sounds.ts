/** What can be heard between two drawings: something glides to another place, something drops in. */
import { type Scene, type Shape, transformOf } from '../../svg/scene.ts';
import type { Sound } from './voice.ts';

export interface Heard {
  readonly sound: Sound;
  /** Milliseconds from now. */
  readonly after: number;
}

/** More than these at once would be a rattle. */
const MOST_DROPS = 12;

export function soundsBetween(before: Scene, after: Scene): readonly Heard[] {
  const old = new Map(shapesOf(before.shapes));
  const shapes = shapesOf(after.shapes);
  const drops = shapes.flatMap(([path, { entrance, delay = 0 }]): Heard[] =>
    entrance === 'drop' && !old.has(path) ? [{ sound: 'drop', after: delay }] : [],
  );
  if (drops.length > 0) return drops.slice(0, MOST_DROPS);
  const moved = shapes.some(([path, shape]) => {
    const was = old.get(path);
    return was !== undefined && transformOf(was) !== transformOf(shape);
  });
  return moved ? [{ sound: 'move', after: 0 }] : [];
}

/** Every shape by the path of keys that leads to it. */
function shapesOf(shapes: readonly Shape[], path = ''): [string, Shape][] {
  return shapes.flatMap((shape) => {
    const own = `${path}/${shape.key}`;
    return [[own, shape] as [string, Shape], ...shapesOf(shape.children ?? [], own)];
  });
}
