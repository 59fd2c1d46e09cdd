/** The places that insights speak of: the cells. */
import { circle, type Shape } from '../../../svg/scene.ts';
import { BOARD } from '../state.ts';
import { CELL, centre } from './drawing.ts';
import type { Input } from './telling.ts';

export const place = ({ flipped }: Input, name: string): Shape | undefined =>
  BOARD.cell(name) === undefined ? undefined : circle(name, centre(name, flipped), CELL * 0.4, {});
