/** The places that insights speak of: the cells. */
import { box, type Shape } from '../../../svg/scene.ts';
import { LAYOUTS, type ZGameView } from '../state.ts';
import { CELL, centre } from './plate.ts';

export function place(
  { view, flipped }: { readonly view: ZGameView; readonly flipped: boolean },
  name: string,
): Shape | undefined {
  const { layout } = view.options;
  if (LAYOUTS[layout].grid.cell(name) === undefined) return undefined;
  return box(name, centre(layout, name, flipped), [CELL - 8, CELL - 8], { rx: 8 });
}
