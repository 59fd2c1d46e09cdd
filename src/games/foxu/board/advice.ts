/** A move of Foxu as advice: shown on the tray and told in a sentence. */
import { arrowShape, ringShape } from '../../../board/advice.ts';
import type { Notation } from '../../../core/game.ts';
import type { Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { CELL, centre, ghostShape } from './drawing.ts';
import { slidesOf } from './reach.ts';
import type { Input } from './telling.ts';
import { SWAP_AT, SWAP_SIZE } from './tube.ts';

const RING = [CELL - 10, CELL - 10] as const;

export function adviceShapes({ view, advised, flipped }: Input): Shape[] {
  if (advised === undefined) return [];
  if (advised === 'swap') return [ringShape('advised-swap', SWAP_AT, SWAP_SIZE, 44)];
  const at = (cell: string) => centre(cell, flipped);
  const [kind, what] = advised.split(':');
  if (kind === 'grey') return what!.split(',').map((cell) => ghostShape(`advised-${cell}`, at(cell), 'grey'));
  const ring = (cell: string) => ringShape(`advised-${cell}`, at(cell), RING, CELL / 2);
  if (kind === 'diagonal') return [what!.slice(0, 2), what!.slice(2)].map(ring);
  const { from, to, tube, holes } = slideOf(view, advised);
  return [
    ...holes.map((hole) => ghostShape(`advised-${hole}`, at(hole), tube.colour)),
    ring(from),
    arrowShape('advised-way', at(from), at(to), CELL / 2, 22),
  ];
}

export function advise({ view, words }: Input, move: Notation): string {
  const { advice } = words;
  if (move === 'swap') return advice.swap;
  const [kind, what] = move.split(':');
  if (kind === 'grey') return advice.grey;
  if (kind === 'diagonal') return fill(advice.diagonal, { from: what!.slice(0, 2), to: what!.slice(2) });
  const { from, to, tube, holes } = slideOf(view, move);
  const details = { colour: words[tube.colour], from, to, count: String(holes.length), holes: holes.join(', ') };
  return fill(holes.length === 0 ? advice.nothing : holes.length === 1 ? advice.one : advice.many, details);
}

function slideOf(view: Input['view'], move: Notation) {
  const [from, to] = move.split('-') as [string, string];
  const tube = view.tubes.find(({ at }) => at === from)!;
  const holes = slidesOf(view, tube.colour).find((slide) => slide.to === to)?.holes ?? [];
  return { from, to, tube, holes };
}
