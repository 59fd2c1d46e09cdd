/**
 * The eight faces of the four boards, 1999 edition. A face is written as it lies in the north-west quarter of the board,
 * with its outer corner on a16 and its cut corner on h9. A wall is told once, from one of the two cells it stands
 * between: `e15NW` has a wall to the north and one to the west. The rim and the centre are not told.
 */
import type { Face, Target } from './state.ts';

export interface FacePrint {
  readonly walls: string;
  readonly targets: Readonly<Partial<Record<Target, string>>>;
}

export const PRINT: Readonly<Record<Face, FacePrint>> = {
  '1A': {
    walls: 'b16E e15NW b14NE g13ES a11S d10SW',
    targets: { 'red-circle': 'e15', 'green-triangle': 'b14', 'yellow-hexagon': 'g13', 'blue-square': 'd10' },
  },
  '1B': {
    walls: 'e16E g15ES b14NW a11S g11NE d10SW',
    targets: { 'yellow-hexagon': 'g15', 'green-triangle': 'b14', 'blue-square': 'g11', 'red-circle': 'd10' },
  },
  '2A': {
    walls: 'd16E f15ES b14SW a13S g12NW c10NE',
    targets: { 'green-hexagon': 'f15', 'red-square': 'b14', 'yellow-circle': 'g12', 'blue-triangle': 'c10' },
  },
  '2B': {
    walls: 'e16E c15NW g13SW a12S e11NE b10ES',
    targets: { 'yellow-circle': 'c15', 'blue-triangle': 'g13', 'red-square': 'e11', 'green-hexagon': 'b10' },
  },
  '3A': {
    walls: 'd16E f14ES a12S c12NE h11SW b10NW',
    targets: { 'blue-hexagon': 'f14', 'green-circle': 'c12', 'red-triangle': 'h11', 'yellow-square': 'b10' },
  },
  '3B': {
    walls: 'd16E b15SW g14NE c12ES a11S h11NW',
    targets: { 'red-triangle': 'b15', 'green-circle': 'g14', 'blue-hexagon': 'c12', 'yellow-square': 'h11' },
  },
  '4A': {
    walls: 'd16E g15SW b13NE f12NW c11ES h11ES a10S',
    targets: {
      'blue-circle': 'g15',
      'yellow-triangle': 'b13',
      'green-square': 'f12',
      'red-hexagon': 'c11',
      vortex: 'h11',
    },
  },
  '4B': {
    walls: 'e16E c15ES b13SW a12S g12NW f10NE d9ES',
    targets: {
      'red-hexagon': 'c15',
      'green-square': 'b13',
      'yellow-triangle': 'g12',
      'blue-circle': 'f10',
      vortex: 'd9',
    },
  },
};
