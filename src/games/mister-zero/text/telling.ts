/** What is said of a game of Mister Zero, once for all languages. */
import { expectOk } from '../../../core/result.ts';
import { actorName } from '../../../core/telling.ts';
import type { Locale, Telling } from '../../../core/text.ts';
import { BRIDGES } from '../bridges.data.ts';
import { read } from '../notation.ts';
import { colourOf, type MisterZeroEffect, type MisterZeroView } from '../state.ts';
import type { en } from './en.ts';

export const telling: Telling<typeof en, MisterZeroEffect, MisterZeroView> = (locale) => {
  const { say, data } = locale;
  return {
    seat(seat, seats) {
      const colour = data.words.colours[colourOf(seat)];
      return seats === 2 ? colour : say(seat < 2 ? 'seatOdd' : 'seatEven', { colour });
    },
    points: () => say('points'),
    account(_outcome, { walk }) {
      if (!walk) return [];
      const { red, green } = walk.taken;
      return [say('taken', { red, green }), say('left', { left: BRIDGES.length - red - green })];
    },
    tell({ by, move, effects }, name) {
      const { number, bridge, faceDown } = expectOk(read(move));
      const placed = say(faceDown ? 'placesFaceDown' : 'places', {
        name: actorName(by, name),
        number,
        bridge: data.places[bridge],
      });
      return [placed, ...follows(effects, locale)].join(' ');
    },
  };
};

/** What the token sets off: one may be turned up again; the last one sends him on his walk. */
function follows(effects: readonly MisterZeroEffect[], { say, data }: Locale<typeof en>): string[] {
  const sentences: string[] = [];
  const way: string[] = [];
  for (const effect of effects) {
    switch (effect.kind) {
      case 'turned-up':
        sentences.push(say('turnedUp', { number: effect.token.number, bridge: data.places[effect.bridge] }));
        break;
      case 'jump':
        way.push(...(way.length === 0 ? [data.places[effect.from]] : []), data.places[effect.to]);
        break;
      case 'payout':
        way.push(
          `${way.pop()} ${say('payout', { colour: data.words.colours[effect.colour], count: effect.bridges.length })}`,
        );
        break;
      case 'end':
        sentences.push(say('walks', { way: way.join(', '), ...effect.taken }));
    }
  }
  return sentences;
}
