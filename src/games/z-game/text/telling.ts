/** What is said of a game of Z-Game, once for all languages. */
import { actorName } from '../../../core/telling.ts';
import type { Locale, Telling } from '../../../core/text.ts';
import { symbolOf } from '../notation.ts';
import { opponent, SIDES, type ZGameEffect, type ZGameView } from '../state.ts';
import type { en } from './en.ts';

export const telling: Telling<typeof en, ZGameEffect, ZGameView> = (locale) => {
  const { say, list, data } = locale;
  return {
    seat: (seat) => data.board.sides[seat]!,
    points: () => say('points'),
    account: (_outcome, { pieces, taken }, nameAt) =>
      SIDES.map((side) => {
        const name = nameAt(side);
        const count = Object.values(pieces).filter(({ seat }) => seat === side).length;
        const captures = taken[opponent(side)].map((symbol) => data.words.pieces[symbol]);
        return captures.length > 0
          ? say('account', { name, count, pieces: list(captures) })
          : say('accountNone', { name, count });
      }),
    tell({ by, move, effects }, nameAt) {
      const name = actorName(by, nameAt);
      const [kind, letters] = move.split(':');
      // to the other side the set-up is no more than a word
      if (kind === 'setup')
        return letters ? say('setUpSeen', { name, pieces: piecesOf(letters, locale) }) : say('setUp', { name });
      return say('turn', { name, deeds: list(effects.map((effect) => deed(effect, locale))) });
    },
  };
};

/** A set-up in words, from the owner's left to the right, base line first. */
const piecesOf = (letters: string, { data }: Locale<typeof en>): string =>
  [...letters].map((letter) => data.board.symbols[symbolOf(letter)]).join(', ');

function deed(effect: ZGameEffect, { say, data: { words } }: Locale<typeof en>): string {
  switch (effect.kind) {
    case 'moved':
      return say('moves', { piece: words.pieces[effect.as], from: effect.from, to: effect.to });
    case 'taken':
      return say(effect.wasHidden ? 'takesHidden' : 'takes', { piece: words.pieces[effect.symbol] });
    case 'turned-up':
      return say('turnsUp', { piece: words.pieces[effect.symbol], cell: effect.at });
  }
}
