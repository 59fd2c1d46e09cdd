/** What moves by itself in a scene: the browser carries it on between two drawings. Whoever prefers calm sees steps. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Run, type Shape, stopped, transformOf } from '../../svg/scene.ts';
import { calm } from '../preferences.ts';

/** Further off than this, a run is set right. */
const OFF = 300;

interface Props {
  readonly shape: Shape & { readonly runs: Run };
  readonly children: ComponentChildren;
}

export function Running({ shape, children }: Props) {
  const { runs } = shape;
  const element = useRef<SVGGElement>(null);
  const animation = useRef<Animation | undefined>(undefined);
  const [from, to] = [transformOf({ at: shape.at ?? [0, 0] }), transformOf({ at: runs.to })];

  useEffect(() => {
    if (calm() || !element.current) return;
    const timing = { duration: runs.ms, fill: 'both' } as const;
    animation.current = element.current.animate([{ transform: from! }, { transform: to! }], timing);
    return () => {
      animation.current?.cancel();
      animation.current = undefined;
    };
  }, [from, to, runs.ms]);
  useEffect(() => {
    const now = animation.current?.currentTime;
    if (animation.current && (typeof now !== 'number' || Math.abs(now - runs.gone) > OFF))
      animation.current.currentTime = runs.gone;
  }, [runs.gone, from, to, runs.ms]);

  return (
    <g ref={element} style={{ transform: transformOf({ at: stopped(shape).at! }) }}>
      {children}
    </g>
  );
}
