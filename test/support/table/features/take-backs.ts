/** Taking moves back. */

import { expect } from 'vitest';
import { itemsOf } from '../../../../src/core/growing.ts';
import { SLOWEST_MS } from '../../../../src/table/characters.ts';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

const TAKE_BACK = { do: 'take-back' } as const;
const answer = (accept: boolean) => ({ do: 'answer-take-back', accept }) as const;

export const takeBacks: Features = {
  async 'moves are taken back freely'(host) {
    const party = await Party.open(host, { game: 'mister-zero', policies: { takeBack: 'free' } }, ['ann', 'bob']);
    const [ann, bob] = [party.get('ann'), party.get('bob')];
    const before = [ann.view, bob.view];
    await party.play();
    expect(ann.view).not.toEqual(before[0]);
    await party.do('bob', TAKE_BACK);
    expect([ann.view, bob.view]).toEqual(before);
    expect(ann.moves).toBe(0);
    expect(await ann.try(TAKE_BACK)).toBe('table.cannot-take-back');
    await party.play(2);
    expect(bob.moves).toBe(2);

    // with a computer its answer goes along
    const alone = await Party.open(host, { game: 'mister-zero', policies: { takeBack: 'free' } }, ['ann', 1]);
    await alone.play();
    await host.pass(SLOWEST_MS);
    await alone.until(({ lines }) => itemsOf(lines).filter(({ what }) => what.t === 'played').length === 2);
    await alone.do('ann', TAKE_BACK);
    expect(alone.get('ann').moves).toBe(0);
    expect(alone.get('ann').mayAct).toBe(true);
  },

  async 'moves are taken back by agreement'(host) {
    const choice = { game: 'mister-zero', policies: { takeBack: 'agreed' } } as const;
    const party = await Party.open(host, choice, ['ann', 'bob', 'cem', 'dia']);
    const ann = party.get('ann');
    await party.play(2);
    await party.do('ann', TAKE_BACK);
    expect(party.face.takeBack).toEqual({ seat: 0, to: 0, agreed: [] });
    expect(await party.get('cem').try(answer(true))).toBe('table.no-take-back-asked');
    await party.do('bob', answer(false));
    expect(party.face.takeBack).toBeNull();
    expect(ann.moves).toBe(2);

    await party.do('ann', TAKE_BACK);
    await party.do('bob', answer(true));
    expect(party.face.takeBack).toEqual({ seat: 0, to: 0, agreed: [1] });
    expect(ann.moves).toBe(2);
    await party.do('dia', answer(true));
    expect(party.face.takeBack).toBeNull();
    expect(party.people.map(({ moves }) => moves)).toEqual([0, 0, 0, 0]);
  },

  async 'moves are never taken back'(host) {
    const party = await Party.open(host, { game: 'mister-zero' }, ['ann', 'bob']);
    await party.play();
    expect(party.face.floor).toBeNull();
    expect(await party.get('ann').try(TAKE_BACK)).toBe('table.no-take-backs');
  },

  async 'nothing is taken back across a secret, a draw of chance or a running clock'(host) {
    const free = { policies: { takeBack: 'free' } } as const;
    const secret = await Party.open(host, { game: 'z-game', ...free }, ['ann', 'bob']);
    await secret.play();
    expect(await secret.get('ann').try(TAKE_BACK)).toBe('table.cannot-take-back');

    const drawn = await Party.open(host, { game: 'foxu', ...free }, ['ann', 'bob']);
    expect(drawn.get('ann').moves).toBe(1);
    expect(await drawn.get('ann').try(TAKE_BACK)).toBe('table.cannot-take-back');
    await drawn.play();
    await drawn.do('ann', TAKE_BACK);
    expect(drawn.get('ann').moves).toBe(1);

    const clock = await Party.open(host, { game: 'ricochet-robots', ...free }, ['ann', 'bob']);
    await clock.do('ann', { do: 'act', move: 'bid:9' });
    expect(await clock.get('ann').try(TAKE_BACK)).toBe('table.cannot-take-back');
  },
};
