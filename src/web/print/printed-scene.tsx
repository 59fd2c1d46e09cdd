/** A scene as a still picture on paper, in its colours or in black on white. */
import { useId } from 'preact/hooks';
import { type Scene, type Shape, stopped } from '../../svg/scene.ts';
import { blackOnWhite, type Texture } from './ink.ts';
import { Textures } from './textures.tsx';

interface Props {
  readonly scene: Scene;
  readonly isColoured: boolean;
  /** What of it is seen; all if not said. */
  readonly view?: readonly [x: number, y: number, width: number, height: number];
  /** From one line of a texture to the next; it follows from the size of the drawing if not said. */
  readonly step?: number;
  readonly isPiece?: boolean | undefined;
}

export function PrintedScene({ scene, isColoured, view, step, isPiece }: Props) {
  const own = useId();
  const paint = (texture: Texture) => `url(#${own}-${texture})`;
  const { width, height, shapes, description } = isColoured ? scene : blackOnWhite(scene, paint, isPiece);
  return (
    <svg viewBox={(view ?? [0, 0, width, height]).join(' ')} role="img" aria-label={description}>
      {!isColoured && <Textures prefix={own} step={step ?? Math.max(width, height) / 130} />}
      {shapes.filter(({ aimed }) => aimed === undefined).map(drawn)}
    </svg>
  );
}

export function drawn(shape: Shape) {
  const { key, tag: Tag, at, turn, scale, attributes = {}, text, children } = stopped(shape);
  const transform = [at && `translate(${at[0]} ${at[1]})`, turn && `rotate(${turn})`, scale && `scale(${scale})`]
    .filter(Boolean)
    .join(' ');
  return (
    <Tag key={key} {...attributes} transform={transform || undefined}>
      {text ?? children?.map(drawn)}
    </Tag>
  );
}
