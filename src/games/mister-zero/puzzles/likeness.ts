/**
 * Which positions are the same puzzle: mirrored from left to right, or turned half round with the colours changed. Mirrored, a
 * tie may go the other way (M2); it is called the same all the same.
 */
import { BRIDGES, type Bridge, endsOf, POINTS, type Point } from '../bridges.data.ts';
import type { MisterZeroState } from '../state.ts';

export function likeness({ tokens, faceDown, hands }: MisterZeroState): string {
  const looks = [false, true].flatMap((mirrored) =>
    [false, true].map((turned) => {
      const lie = BRIDGES.map((bridge) => {
        const from = moved(bridge, mirrored, turned);
        return `${tokens[from]?.number ?? '-'}${from === faceDown ? '!' : ''}`;
      });
      const held = hands.map((hand) => hand.join(''));
      return `${lie.join('')} ${(turned ? held.toReversed() : held).join('/')}`;
    }),
  );
  return looks.toSorted()[0]!;
}

/** The bridge that comes to lie here. */
function moved(bridge: Bridge, mirrored: boolean, turned: boolean): Bridge {
  const ends = endsOf(bridge).map((point) => {
    const [x, y] = POINTS[point];
    return pointAt(mirrored !== turned ? -x : x, turned ? -y : y);
  });
  return BRIDGES.find((each) => endsOf(each).every((point) => ends.includes(point)))!;
}

const pointAt = (x: number, y: number): Point =>
  (Object.keys(POINTS) as Point[]).find((point) => POINTS[point][0] === x && POINTS[point][1] === y)!;
