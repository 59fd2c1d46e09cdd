/** The box of Z-Game: a big Z of folded paper, half turned. */
import { box, type Scene } from '../../svg/scene.ts';

export const cover: Scene = {
  width: 400,
  height: 400,
  description: '',
  shapes: [box('paper', [200, 200], [400, 400], { fill: '#F4EBDA' })],
};
