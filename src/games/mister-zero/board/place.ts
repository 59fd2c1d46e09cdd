/** The places that insights speak of: where tokens lie on their bridges. */
import { circle, type Shape } from '../../../svg/scene.ts';
import { BRIDGES } from '../bridges.data.ts';
import { middleOf, TOKEN_RADIUS } from './geometry.ts';
import type { Input } from './scene.ts';

export function place({ flipped }: Input, name: string): Shape | undefined {
  const bridge = BRIDGES.find((each) => each === name);
  return bridge && circle(name, middleOf(bridge, flipped), TOKEN_RADIUS + 8, {});
}
