/** A scene in the page. Keys keep shapes the same elements from scene to scene, and style sheets let them glide. */
import { type Scene, type Shape, transformOf } from '../../svg/scene.ts';
import { Running } from './running.tsx';

export interface Carried {
  readonly shape: Shape;
  readonly ref: (element: SVGGElement | null) => void;
}

interface Props {
  readonly scene: Scene;
  readonly onTouch?: ((target: string) => void) | undefined;
  /** The target that the keyboard is on. */
  readonly focus?: string | undefined;
  /** The target that is pointed at. */
  readonly aim?: string | undefined;
  /** What the pointer carries, and who moves it. */
  readonly carried?: Carried | undefined;
}

export function SceneView({ scene, onTouch, focus, aim, carried }: Props) {
  const { width, height, description } = scene;
  const shapes = scene.shapes.filter(({ aimed }) => aimed === undefined || aimed === aim);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg class="scene" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={description}>
      {shapes.map((shape) => (
        <ShapeView
          key={shape.key}
          shape={shape}
          onTouch={onTouch}
          focus={focus}
          faint={shape.key === carried?.shape.key}
        />
      ))}
      {carried && (
        <g class="carried" ref={carried.ref}>
          <ShapeView shape={{ ...carried.shape, at: [0, 0] }} />
        </g>
      )}
    </svg>
  );
}

interface ShapeProps extends Pick<Props, 'onTouch' | 'focus'> {
  readonly shape: Shape;
  readonly faint?: boolean;
}

function ShapeView({ shape, onTouch, focus, faint = false }: ShapeProps) {
  const { runs, at, ...still } = shape;
  if (runs) {
    return (
      <Running shape={{ ...shape, runs }}>
        <ShapeView shape={still} onTouch={onTouch} focus={focus} />
      </Running>
    );
  }
  const { tag: Tag, attributes = {}, text, children, entrance, delay, target, label, state } = shape;
  const style = {
    transform: transformOf(shape),
    transitionDelay: delay ? `${delay}ms` : undefined,
    opacity: faint ? 0.3 : undefined,
  };
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
