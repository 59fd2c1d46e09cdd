/** What happened, in pictures: a piece slides, what it takes goes to the rack, and a piece turned up goes over its edge. */
import type { Frame } from '../../../board/board.ts';
import type { Seen } from '../../../core/game.ts';
import { GLIDE_MS, MOMENT_MS } from '../../../svg/motion.ts';
import type { PieceSeen, ZGameEffect, ZGameView } from '../state.ts';
import { capture, reveal } from './moment.ts';

export type Motion =
  | { readonly kind: 'slide'; readonly from: string; readonly to: string; readonly taken?: PieceSeen }
  | { readonly kind: 'edgeways'; readonly at: string };

/** A view in the middle of a turn. */
export interface ShownView extends ZGameView {
  readonly motion?: Motion;
}

/** Motion is seen only from a picture that has stood: a curtain may just have gone up. */
const STILL_MS = 60;
/** Half of the way over: until it is seen from its edge. */
const EDGE_MS = 180;

export function frames(
  before: ZGameView,
  { by, effects }: Seen<ZGameEffect>,
  after: ZGameView,
): readonly Frame<ShownView>[] {
  const slid = effects.find((effect) => effect.kind === 'moved');
  const taken = effects.find((effect) => effect.kind === 'taken');
  const turned = effects.find((effect) => effect.kind === 'turned-up');
  if (!slid && !turned) return [];
  const seat = Number(by);
  const pictures: Frame<ShownView>[] = [{ view: before, ms: STILL_MS }];
  if (slid) pictures.push({ view: sliding(before, slid.from, slid.to, after), ms: GLIDE_MS });
  if (!turned) {
    if (taken) pictures.push({ view: after, ms: MOMENT_MS, moment: capture(seat, taken.symbol) });
    return pictures;
  }
  const { at } = turned;
  const back = before.pieces[slid?.from ?? at]!;
  const landed: ShownView = { ...after, pieces: { ...after.pieces, [at]: back } };
  if (taken) pictures.push({ view: landed, ms: MOMENT_MS, moment: capture(seat, taken.symbol) });
  else if (slid) pictures.push({ view: landed, ms: STILL_MS });
  pictures.push({ view: { ...landed, motion: { kind: 'edgeways', at } }, ms: EDGE_MS });
  return [...pictures, { view: after, ms: MOMENT_MS, moment: reveal(seat, turned.symbol) }];
}

/** The taken piece lies under the taker until he has come. */
function sliding(before: ZGameView, from: string, to: string, after: ZGameView): ShownView {
  const { [to]: taken, ...pieces } = before.pieces;
  const motion: Motion = taken ? { kind: 'slide', from, to, taken } : { kind: 'slide', from, to };
  return { ...before, pieces, taken: after.taken, motion };
}
