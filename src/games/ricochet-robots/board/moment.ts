/** The big events of a round: who shows, why a demonstration failed, who wins. */
import { type Moment, type Reader, sayMoment } from '../../../board/moment.ts';
import type { Failure, RicochetEffect, RicochetView } from '../state.ts';
import { countOf, type RicochetWords } from './telling.ts';

const FAILURES: Readonly<Record<Failure, keyof RicochetWords['moments']>> = {
  'no-ricochet': 'noRicochet',
  'number-used-up': 'usedUp',
  'gave-up': 'gaveUp',
  timeout: 'timeout',
};

/** What a demonstration has come to, as long as the robots stand where it ended. */
export function verdictOf(before: RicochetView, effects: readonly RicochetEffect[]): Moment | undefined {
  for (const effect of effects) {
    if (effect.effect === 'failed') {
      const { seat, cause } = effect;
      return { kind: 'failed', says: FAILURES[cause], about: seat, blanks: { count: before.bids[seat]! } };
    }
  }
  return undefined;
}

/** What has changed with that for everybody. */
export function newsOf(effects: readonly RicochetEffect[]): Moment | undefined {
  const failed = effects.some(({ effect }) => effect === 'failed');
  for (const effect of effects) {
    switch (effect.effect) {
      case 'won':
        return { kind: 'won', says: 'won', about: effect.seat, blanks: { count: effect.slides } };
      case 'shows':
        return { kind: 'shows', says: 'shows', about: effect.seat, blanks: { count: effect.number } };
      case 'put-back':
        // why nobody won it has just been said
        return failed ? undefined : { kind: 'failed', says: 'silence' };
    }
  }
  return undefined;
}

export function ribbon(moment: Moment, reader: Reader<RicochetWords>): string {
  const { words } = reader;
  const count = countOf(Number(moment.blanks?.count ?? 0), words);
  const blanks = { ...moment.blanks, slides: count };
  return sayMoment(words.moments[moment.says as keyof RicochetWords['moments']], { ...moment, blanks }, reader);
}
