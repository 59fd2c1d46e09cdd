/** Several games by the same people. */
import { expect } from 'vitest';
import { findGame } from '../../../../src/games/shelf.ts';
import { pointsOf } from '../../../../src/table/state/match.ts';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

const who = (party: Party) => party.face.holders.map((holder) => ('who' in holder ? holder.who : undefined));

export const matches: Features = {
  async 'a match of several games'(host) {
    const first = await Party.open(host, { game: 'foxu', games: 3 }, ['ann', 'bob']);
    expect(first.face.match).toEqual({ number: 1, games: 3, points: [0, 0], over: false });
    await first.do('ann', { do: 'resign' });
    expect(first.face.match).toEqual({ number: 1, games: 3, points: [0, 1], over: false });

    // sides change, and points follow the people
    const second = await first.again();
    expect(who(second)).toEqual(['bob', 'ann']);
    expect(second.face.match).toEqual({ number: 2, games: 3, points: [1, 0], over: false });
    await second.do('ann', { do: 'offer-draw' });
    await second.do('bob', { do: 'answer-draw', accept: true });
    expect(second.face.match?.points).toEqual([1.5, 0.5]);

    const third = await second.again();
    expect(who(third)).toEqual(['ann', 'bob']);
    await third.do('bob', { do: 'resign' });
    expect(third.face.match).toEqual({ number: 3, games: 3, points: [1.5, 1.5], over: true });

    const anew = await third.again();
    expect(who(anew)).toEqual(['bob', 'ann']);
    expect(anew.face.match).toEqual({ number: 1, games: 3, points: [0, 0], over: false });
  },

  async 'a match that counts by the game’s own points'(host) {
    const first = await Party.open(host, { game: 'mister-zero', games: 2 }, ['ann', 'bob']);
    while (first.face.phase === 'playing') await first.play();
    const { ending } = first.face;
    if (ending?.kind !== 'played') throw new Error('it was not played out');
    const points = pointsOf(findGame('mister-zero')!.rules, ending.outcome);
    expect(first.face.match).toEqual({ number: 1, games: 2, points, over: false });
    const second = await first.again();
    expect(second.face.match?.points).toEqual(points.toReversed());
  },
};
