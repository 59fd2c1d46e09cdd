/** A scene in the page. Keys keep shapes the same elements from scene to scene, and style sheets let them glide. */
import { Component } from 'preact';
import { type Scene, type Shape, transformOf } from '../../svg/scene.ts';
import { Ribbon, type RibbonLine } from './ribbon.tsx';
import { Running } from './running.tsx';
import { same } from './same.ts';
import styles from './scene-view.module.css';

export interface Carried {
  readonly shape: Shape;
  readonly ref: (element: SVGGElement | null) => void;
}

interface Props {
  readonly scene: Scene;
  readonly onTouch?: ((target: string) => void) | undefined;
  /** Where there is no target. */
  readonly onMiss?: (() => void) | undefined;
  /** The target that the keyboard is on. */
  readonly focus?: string | undefined;
  /** The target that is pointed at. */
  readonly aim?: string | undefined;
  /** What is said along the edge. */
  readonly ribbon?: RibbonLine | undefined;
  /** What the pointer carries, and who moves it. */
  readonly carried?: Carried | undefined;
}

export function SceneView({ scene, onTouch, onMiss, focus, aim, ribbon, carried }: Props) {
  const { width, height, description } = scene;
  const shapes = scene.shapes.filter(({ aimed }) => aimed === undefined || aimed === aim);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    // biome-ignore lint/a11y/useKeyWithClickEvents: the board around it hears the keys
    <svg
      class={styles.scene}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={description}
      onClick={({ target }) => {
        const touched = (target as Element).closest<SVGElement>('[data-target]')?.dataset.target;
        if (touched === undefined) onMiss?.();
        else onTouch?.(touched);
      }}
    >
      {shapes.map((shape) => (
        <SteadyShape
          key={shape.key}
          shape={shape}
          focus={focus !== undefined && holds(shape, focus) ? focus : undefined}
          faint={shape.key === carried?.shape.key}
        />
      ))}
      {ribbon && <Ribbon key={ribbon.text} line={ribbon} scene={scene} />}
      {carried && (
        <g class={styles.carried} data-part="carried" ref={carried.ref}>
          <ShapeView shape={{ ...carried.shape, at: [0, 0] }} />
        </g>
      )}
    </svg>
  );
}

const holds = ({ target, children = [] }: Shape, focus: string): boolean =>
  target === focus || children.some((child) => holds(child, focus));

/** What can be touched is nowhere hidden from those who hear the board. */
const isTouched = ({ target, children = [] }: Shape): boolean => target !== undefined || children.some(isTouched);

const ENTRANCES = { fade: styles.fade, drop: styles.drop, grow: styles.grow } as const;

interface ShapeProps extends Pick<Props, 'focus'> {
  readonly shape: Shape;
  readonly faint?: boolean;
}

/** A tap changes little of a drawing: what stays as it was is not gone through again. */
class SteadyShape extends Component<ShapeProps> {
  override shouldComponentUpdate({ shape, focus, faint }: ShapeProps): boolean {
    const now = this.props;
    return focus !== now.focus || faint !== now.faint || !same(shape, now.shape);
  }

  override render(props: ShapeProps) {
    return <ShapeView {...props} />;
  }
}

function ShapeView({ shape, focus, faint = false }: ShapeProps) {
  const { runs, at, ...still } = shape;
  if (runs) {
    return (
      <Running shape={{ ...shape, runs }}>
        <ShapeView shape={still} focus={focus} />
      </Running>
    );
  }
  const { tag: Tag, attributes = {}, text, children, entrance, delay, target, label, state, dims } = shape;
  const style = {
    transform: transformOf(shape),
    transitionDelay: delay ? `${delay}ms` : undefined,
    opacity: faint ? 0.3 : undefined,
  };
  const content = text ?? children?.map((child) => <ShapeView key={child.key} shape={child} focus={focus} />);
  const inner = entrance ? (
    <g class={ENTRANCES[entrance]} style={delay ? { animationDelay: `${delay}ms` } : undefined}>
      {content}
    </g>
  ) : (
    content
  );
  if (target === undefined) {
    const isDrawing = !label && !isTouched(shape);
    return (
      <Tag {...attributes} class={dims && styles.dims} style={style} aria-hidden={isDrawing ? 'true' : undefined}>
        {inner}
      </Tag>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be an HTML button
    <g
      class={styles.target}
      style={style}
      role="button"
      data-target={target}
      data-state={state}
      tabindex={focus === target ? 0 : -1}
      aria-label={label}
      aria-pressed={state === 'picked' ? 'true' : undefined}
    >
      {inner}
    </g>
  );
}
