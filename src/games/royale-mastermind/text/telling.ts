/** What is said of a game of Royale Mastermind, once for all languages. */
import type { Seat } from '../../../core/game.ts';
import { actorName } from '../../../core/telling.ts';
import type { Locale, Telling } from '../../../core/text.ts';
import { roundsPlayed } from '../course.ts';
import { read } from '../notation.ts';
import type { Card, MastermindEffect, MastermindView } from '../state.ts';
import { answerName } from './answer.ts';
import type { en } from './en.ts';

export const telling: Telling<typeof en, MastermindEffect, MastermindView> = (locale) => {
  const { say, data } = locale;
  return {
    seat: (seat, seats) => (seats === 1 ? say('seatAlone') : say('seat', { number: seat + 1 })),
    points: (seats) => say(seats === 1 ? 'pointsAlone' : 'points'),
    account: (_outcome, view, name) =>
      roundsPlayed(view).map(({ round, coder, rows }) => {
        const used = { round, rows: say('rowCount', { count: rows.color }), shapes: rows.shape };
        const inAll = rows.color + rows.shape;
        return coder === null
          ? say('accountAlone', { ...used, inAll })
          : say('account', { ...used, points: say('pointCount', { count: inAll }), name: name(coder) });
      }),
    tell({ by, move: text, effects }, nameAt) {
      const move = read(text);
      const name = actorName(by, nameAt);
      // of a code that is hidden from this viewer the cards are left out
      if (!move.ok) return by === 'chance' ? say('codeDrawn') : say('codeSet', { name });
      if ('cards' in move.value) {
        const cards = cardNames(move.value.cards, locale);
        if (move.value.kind === 'remove') return say('removed', { cards });
        return by === 'chance' ? say('codeDrawnSeen', { cards }) : say('codeSetSeen', { name, cards });
      }
      const values = move.value.values.map((value) => data.board.values[value]).join(', ');
      return effects
        .map((effect) =>
          effect.kind === 'answer'
            ? say('row', { name, values, answer: answerName(effect, data.board) })
            : consequence(effect, nameAt, locale),
        )
        .filter((sentence) => sentence !== undefined)
        .join(' ');
    },
  };
};

const cardNames = (cards: readonly Card[], { data }: Locale<typeof en>): string =>
  cards.map((card) => data.board.cards[card]).join(', ');

function consequence(
  effect: Exclude<MastermindEffect, { kind: 'answer' }>,
  name: (seat: Seat) => string,
  locale: Locale<typeof en>,
): string | undefined {
  const { say } = locale;
  switch (effect.kind) {
    case 'closed':
      return say(effect.solved ? `${effect.attribute}Solved` : `${effect.attribute}Unsolved`);
    case 'round-over': {
      const over = { round: effect.round, cards: cardNames(effect.code, locale), count: effect.points };
      return effect.to === null ? say('roundOverAlone', over) : say('roundOver', { ...over, name: name(effect.to) });
    }
    case 'covered':
      return say('covered');
    case 'deck-whole':
      return say('deckWhole');
    case 'roles':
      return effect.coder === null ? undefined : say('coder', { name: name(effect.coder) });
  }
}
