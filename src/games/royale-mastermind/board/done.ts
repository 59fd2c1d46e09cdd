/** What a full row or a whole code waits for: a wide button between the boards. */
import { box, group, type Point, type Shape, words as text } from '../../../svg/scene.ts';
import { type Input, pegCount } from './draft.ts';
import { ASK_SIZE, askAt, SLIP } from './layout.ts';
import { shownRows } from './shown.ts';
import { FELT, FONT, LAMP } from './style.ts';

export function doneShapes({ view, moves, pattern, draft, words }: Input): Shape[] {
  if (pattern) return draft.cards.length === 3 ? [button('set', SLIP.at, words.set)] : [];
  if (moves.length === 0 || !draft.attribute || pegCount(draft) < 3) return [];
  return [button('propose', askAt(shownRows(view, draft.attribute).length), words.propose)];
}

function button(target: string, at: Point, label: string): Shape {
  const face = box('face', [0, 0], ASK_SIZE, { rx: 20, fill: LAMP, stroke: FELT.hole, 'stroke-width': 3 });
  const size = Math.min(32, (ASK_SIZE[0] * 1.65) / label.length);
  const type = text('label', [0, 1], label, size, { fill: FELT.hole, ...FONT, 'font-weight': 750 });
  return group('done', at, [face, type], { target, label, state: 'legal', entrance: 'grow' });
}
