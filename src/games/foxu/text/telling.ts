/** What is said of a game of Foxu, once for all languages. */
import { expectOk } from '../../../core/result.ts';
import { actorName } from '../../../core/telling.ts';
import type { Telling } from '../../../core/text.ts';
import { read } from '../notation.ts';
import { BOARD, DISCS_PER_COLOUR, type FoxuEffect, type FoxuView } from '../state.ts';
import type { en } from './en.ts';

export const telling: Telling<typeof en, FoxuEffect, FoxuView> = ({ say, list }) => ({
  seat: (seat) => say(seat === 0 ? 'starter' : 'second'),
  side: ({ tubes }, own) =>
    say(tubes.find(({ seat }) => seat === own)?.colour === 'yellow' ? 'yellowTube' : 'blueTube'),
  inWords({ tubes }, own) {
    const tube = tubes.find(({ seat }) => seat === own);
    return tube ? say('tubeOn', { cell: tube.at }) : '';
  },
  points: () => say('points'),
  account: ({ scores }, _view, name) =>
    scores.map((count, seat) =>
      count === DISCS_PER_COLOUR
        ? say('allDropped', { name: name(seat) })
        : say('dropped', { name: name(seat), count, left: DISCS_PER_COLOUR - count }),
    ),
  tell({ by, move: text, effects }, nameAt) {
    const move = expectOk(read(text));
    const name = actorName(by, nameAt);
    switch (move.kind) {
      case 'grey':
        return say('grey', { cells: list(move.cells.map(BOARD.name)) });
      case 'diagonal':
        return say('diagonal', { name, from: move.diagonal.slice(0, 2), to: move.diagonal.slice(2) });
      case 'swap':
        return say('swap', { name });
      case 'slide': {
        const way = { name, from: BOARD.name(move.from), to: BOARD.name(move.to) };
        if (effects.length === 0) return say('slideNothing', way);
        return say('slide', { ...way, count: effects.length, cells: list(effects.map(({ drop }) => drop)) });
      }
    }
  },
});
