/** Who draws, and when. */

import { expect } from 'vitest';
import { itemsOf } from '../../../../src/core/growing.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import { findGame } from '../../../../src/games/shelf.ts';
import { hash } from '../../../../src/table/told/commitments.ts';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

const GREY = 'grey:a3,a4,b2,b5,b6,c2,c4,c6,d6,e5,e6';
const ROUND = ['layout:1A,4B,2A,3B', 'robots:r=a7,y=l11,g=l14,b=p16', 'target:red-triangle'] as const;
const QUICK = { glassSeconds: 5, showSeconds: 5, quietSeconds: 30 };
const drawn = (party: Party) =>
  party.people[0]!.told('played').flatMap(({ seen }) => (seen.by === 'chance' ? [seen.move] : []));

export const chance: Features = {
  async 'chance is drawn from the promised seed'(host) {
    const party = await Party.open(host, { game: 'foxu' }, ['ann', 'bob']);
    const { seed } = await host.kept(party.id);
    expect(party.face.seedHash).toBe(hash(seed));
    const { rules } = findGame('foxu')!;
    const start = rules.start(party.face.options, 2);
    expect(drawn(party)).toEqual([rules.write(rules.draw(start, 'chance', seededRandom(seed, 0)))]);
    expect(await party.get('ann').try({ do: 'draw' })).toBe('table.chance-draws');
    expect(await party.get('ann').try({ do: 'act', move: GREY, as: 'chance' })).toBe('table.chance-draws');
  },

  async 'chance is fixed at the opening'(host) {
    const party = await Party.open(host, { game: 'ricochet-robots', chance: { fixed: ROUND } }, ['ann', 'bob']);
    expect(drawn(party)).toEqual(ROUND);
    expect(party.face.chance).toBe('fixed');
    // beyond the list the seed draws
    const first = await Party.open(host, { game: 'ricochet-robots', chance: { fixed: [ROUND[0]] } }, ['ann', 'bob']);
    expect(drawn(first)).toHaveLength(3);
    expect(drawn(first)[0]).toBe(ROUND[0]);
  },

  async 'chance is asked of the people'(host) {
    const party = await Party.open(host, { game: 'ricochet-robots', chance: 'asked' }, ['ann', 'bob']);
    const ann = party.get('ann');
    expect(drawn(party)).toEqual([]);
    expect(await ann.try({ do: 'act', move: 'layout:1A,1B,2A,3B', as: 'chance' })).toMatch('ricochet-robots.');
    await party.do('ann', { do: 'act', move: ROUND[0], as: 'chance' });
    await party.do('bob', { do: 'act', move: ROUND[1], as: 'chance', key: 'once' });
    expect(drawn(party)).toEqual(ROUND.slice(0, 2));
    await party.do('ann', { do: 'draw' });
    expect(drawn(party)).toHaveLength(3);
    expect(await ann.try({ do: 'draw' })).toBe('table.not-your-turn');
    await party.do('bob', { do: 'act', move: 'bid:7' });
    expect(party.face.clock.sandglasses).toHaveLength(1);
  },

  async 'a pause at the end of a round'(host) {
    const choice = { game: 'ricochet-robots', options: QUICK, chance: { fixed: ROUND } } as const;
    const party = await Party.open(host, { ...choice, policies: { pause: true } }, ['ann', 'bob']);
    await endRound(party);
    await party.until(({ face }) => face.resting);
    expect(drawn(party)).toHaveLength(3);
    await host.pass(10_000);
    expect(drawn(party)).toHaveLength(3);
    await party.do('bob', { do: 'go-on' });
    expect(drawn(party)).toHaveLength(4);
    expect(party.people.map(({ face }) => face.resting)).toEqual([false, false]);

    const hasty = await Party.open(host, choice, ['ann', 'bob']);
    await endRound(hasty);
    expect(drawn(hasty)).toHaveLength(4);
  },
};

/** One announces, the sandglass runs out, and he gives up. */
async function endRound(party: Party): Promise<void> {
  await party.do('ann', { do: 'act', move: 'bid:9' });
  await party.host.pass(6000);
  await party.until(({ lines }) =>
    itemsOf(lines).some(({ what }) => what.t === 'played' && what.seen.move === 'glass'),
  );
  await party.do('ann', { do: 'act', move: 'give-up' });
}
