/** The back of one of the seat's pieces. */
import type { Seat } from '../../../core/game.ts';
import type { Shape } from '../../../svg/scene.ts';
import type { Side, ZGameView } from '../state.ts';
import { pieceShape } from './pieces.ts';

export const emblem = (_view: ZGameView, seat: Seat): readonly Shape[] => [
  pieceShape('piece', [0, -1], { seat: seat as Side, symbol: null, up: false }, { forward: 0, scale: 0.46 }),
];
