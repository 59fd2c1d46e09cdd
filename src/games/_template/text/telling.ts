/** What is said of a game of Which Hand, once for all languages. */
import { actorName } from '../../../core/telling.ts';
import type { Telling } from '../../../core/text.ts';
import { read } from '../notation.ts';
import type { en } from './en.ts';

export const telling: Telling<typeof en> = ({ say, data: { words } }) => ({
  seat: (seat) => say('seat', { number: seat + 1 }),
  points: () => say('points'),
  account: ({ winners }, _view, name) => winners.map((seat) => say('account', { name: name(seat) })),
  tell({ by, move: text }, name) {
    const move = read(text);
    // a hand that is none of the viewer's business is left out of the move
    if (!move.ok) return say('hidden', { name: actorName(by, name) });
    switch (move.value.kind) {
      case 'hider':
        return say('hider', { name: name(move.value.seat) });
      case 'hide':
        return say('hiddenSeen', { name: actorName(by, name), hand: words.hands[move.value.hand] });
      case 'guess':
        return say('guess', { name: actorName(by, name), hand: words.hands[move.value.hand] });
      case 'too-late':
        return say('tooLate');
    }
  },
});
