/** The textures that stand for colours in black and white, as patterns of one drawing. */
import type { Texture } from './ink.ts';

interface Props {
  /** Of their ids, which a page may have once each. */
  readonly prefix: string;
  /** From one line to the next, in the drawing's own measure. */
  readonly step: number;
}

export function Textures({ prefix, step }: Props) {
  const pattern = (texture: Texture, turn: number, children: preact.ComponentChildren) => (
    <pattern
      id={`${prefix}-${texture}`}
      patternUnits="userSpaceOnUse"
      width={step}
      height={step}
      patternTransform={`rotate(${turn})`}
    >
      <rect width={step} height={step} fill="#fff" />
      {children}
    </pattern>
  );
  const stripe = <rect width={step * 0.34} height={step} fill="#000" />;
  return (
    <defs>
      {pattern('upright', 0, stripe)}
      {pattern('level', 90, stripe)}
      {pattern('rising', 45, stripe)}
      {pattern('falling', -45, stripe)}
      {pattern('dots', 45, <circle cx={step / 2} cy={step / 2} r={step * 0.22} fill="#000" />)}
      {pattern('tint', 0, <rect width={step} height={step} fill="#c8c8c8" />)}
      {pattern('black', 0, <rect width={step} height={step} fill="#333" />)}
    </defs>
  );
}
