/** The swap, before everybody's eyes: two tags with the players' names change tubes. */
import type { Frame } from '../../../board/board.ts';
import { type Moment, type Reader, sayMoment } from '../../../board/moment.ts';
import type { Seat, Seen } from '../../../core/game.ts';
import { MOMENT_MS, SETTLE_MS } from '../../../svg/motion.ts';
import { box, group, type Point, type Shape, words as text } from '../../../svg/scene.ts';
import type { FoxuEffect, FoxuView } from '../state.ts';
import { centre, DISC, INK, LAMP, RIM, SIZE } from './drawing.ts';
import type { FoxuWords } from './telling.ts';

/** A view in the middle of a swap: whose tag each tube wears, blue first. */
export interface ShownFoxuView extends FoxuView {
  readonly tagged?: readonly Seat[];
}

export function swapFrames(
  before: FoxuView,
  { by }: Seen<FoxuEffect>,
  after: FoxuView,
): readonly Frame<ShownFoxuView>[] {
  const owners = ({ tubes }: FoxuView) => tubes.map(({ seat }) => seat);
  const moment: Moment = { kind: 'swap', says: 'swap', about: Number(by) };
  return [
    { view: { ...before, tagged: owners(before) }, ms: SETTLE_MS },
    { view: { ...after, tagged: owners(after) }, ms: MOMENT_MS, moment },
  ];
}

export const ribbon = (moment: Moment, reader: Reader<FoxuWords>): string =>
  sayMoment(reader.words.moments[moment.says as keyof FoxuWords['moments']], moment, reader);

const TAG: Point = [128, 40];

/** At the foot of each tube; of a seat, so that it glides to the other one. */
export function tagShapes({ tubes, tagged }: ShownFoxuView, names: readonly string[], flipped: boolean): Shape[] {
  return (tagged ?? []).map((seat, tube) => {
    const { at, colour } = tubes[tube]!;
    const [x, y] = centre(at, flipped);
    const place: Point = [Math.min(Math.max(x, TAG[0] / 2 + 6), SIZE.width - TAG[0] / 2 - 6), y + 46];
    const name = shortened(names[seat]!);
    const style = { rx: 20, fill: RIM, stroke: LAMP, 'stroke-width': 4 };
    const type = { fill: INK, 'font-weight': 700, 'font-family': 'Inter Variable, sans-serif' };
    const size = Math.min(23, 205 / name.length);
    return group(`tag-${seat}`, place, [
      box('ground', [0, 0], TAG, style),
      box('side', [0, TAG[1] / 2 - 7], [TAG[0] - 36, 5], { rx: 2.5, fill: DISC[colour].fill }),
      text('name', [0, -3], name, size, type),
    ]);
  });
}

const LONGEST_NAME = 12;
const shortened = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);
