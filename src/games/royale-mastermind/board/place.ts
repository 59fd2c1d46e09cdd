/** The places that insights speak of: the cards of the centre board. */
import { box, type Shape } from '../../../svg/scene.ts';
import { CARDS } from '../state.ts';
import type { Input } from './draft.ts';
import { CELL, cardAt } from './layout.ts';

export function place(_: Input, name: string): Shape | undefined {
  const card = CARDS.find((each) => each === name);
  return card && box(name, cardAt(card), [CELL[0] - 8, CELL[1] - 8], { rx: 10 });
}
