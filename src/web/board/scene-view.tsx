/** A scene in the page. Keys keep shapes the same elements from scene to scene, and style sheets let them glide. */
import { type Scene, type Shape, transformOf } from '../../svg/scene.ts';
import { Running } from './running.tsx';

interface Props {
  readonly scene: Scene;
  readonly onTouch?: ((target: string) => void) | undefined;
  /** The target that the keyboard is on. */
  readonly focus?: string | undefined;
  /** The target that is pointed at. */
  readonly aim?: string | undefined;
}

export function SceneView({ scene, onTouch, focus, aim }: Props) {
  const { width, height, description } = scene;
  const shapes = scene.shapes.filter(({ aimed }) => aimed === undefined || aimed === aim);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg class="scene" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={description}>
      {shapes.map((shape) => (
        <ShapeView key={shape.key} shape={shape} onTouch={onTouch} focus={focus} />
      ))}
    </svg>
  );
}

interface ShapeProps extends Omit<Props, 'scene' | 'aim'> {
  readonly shape: Shape;
}

function ShapeView({ shape, onTouch, focus }: ShapeProps) {
  const { runs, at, ...still } = shape;
  if (runs) {
    return (
      <Running shape={{ ...shape, runs }}>
        <ShapeView shape={still} onTouch={onTouch} focus={focus} />
      </Running>
    );
  }
  const { tag: Tag, attributes = {}, text, children, entrance, delay, target, label, state } = shape;
  const style = { transform: transformOf(shape), transitionDelay: delay ? `${delay}ms` : undefined };
  const content =
    text ?? children?.map((child) => <ShapeView key={child.key} shape={child} onTouch={onTouch} focus={focus} />);
  const inner = entrance ? (
    <g class={`enter-${entrance}`} style={delay ? { animationDelay: `${delay}ms` } : undefined}>
      {content}
    </g>
  ) : (
    content
  );
  if (target === undefined) {
    return (
      <Tag {...attributes} style={style} aria-hidden={label ? undefined : 'true'}>
        {inner}
      </Tag>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be an HTML button
    <g
      class={`target ${state ?? ''}`}
      style={style}
      role="button"
      data-target={target}
      tabindex={focus === target ? 0 : -1}
      aria-label={label}
      aria-pressed={state === 'picked' ? 'true' : undefined}
      onClick={() => onTouch?.(target)}
    >
      {inner}
    </g>
  );
}
