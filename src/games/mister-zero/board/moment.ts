/** The pay-out: what both have in the end; and a token that lay face down and is turned again. */
import type { Frame } from '../../../board/board.ts';
import { type Moment, type Reader, sayMoment } from '../../../board/moment.ts';
import { MOMENT_MS } from '../../../svg/motion.ts';
import type { MisterZeroEffect } from '../state.ts';
import type { WalkingView } from './stage.ts';
import type { MisterZeroWords } from './words.ts';

export function momentFrames(
  effects: readonly MisterZeroEffect[],
  after: WalkingView,
): { readonly first: readonly Frame<WalkingView>[]; readonly last: readonly Frame<WalkingView>[] } {
  const turned = effects.find((effect) => effect.kind === 'turned-up');
  const end = effects.find((effect) => effect.kind === 'end');
  const frame = (moment: Moment): Frame<WalkingView> => ({ view: after, ms: MOMENT_MS, moment });
  // he has not left yet
  const { walk: _, ...laid } = after;
  return {
    first: turned
      ? [
          {
            ...frame({ kind: 'revealed', says: 'turnedUp', blanks: { number: turned.token.number } }),
            view: { ...laid, walk: null },
          },
        ]
      : [],
    last: end
      ? [
          {
            ...frame({ kind: 'paid', says: isNothing(end.taken) ? 'paidNothing' : 'paid', blanks: end.taken }),
            speaks: true,
          },
        ]
      : [],
  };
}

const isNothing = ({ red, green }: { readonly red: number; readonly green: number }) => red + green === 0;

export const ribbon = (moment: Moment, reader: Reader<MisterZeroWords>): string =>
  sayMoment(reader.words.moments[moment.says as keyof MisterZeroWords['moments']], moment, reader);
