/** The computer's advice. */
import { expect } from 'vitest';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

const HINT = { do: 'hint' } as const;

export const hints: Features = {
  async 'hints are counted, and told to the asker alone'(host) {
    const party = await Party.open(host, { game: 'mister-zero', policies: { hints: true } }, ['ann', 'bob']);
    const [ann, bob] = [party.get('ann'), party.get('bob')];
    expect(await bob.refusal(HINT)).toEqual({ code: 'not-your-turn', reason: 'table.not-your-turn' });
    await party.do('ann', HINT);
    const [hint] = ann.told('hinted');
    expect(hint?.move).toBeDefined();
    expect(bob.told('hinted')).toEqual([{ t: 'hinted', seat: 0 }]);
    expect([ann.face.hints, bob.face.hints]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect((await party.log()).at(-1)).toEqual({ t: 'hinted', seat: 0, move: hint!.move });
    expect(host.thinker.asked.at(-1)?.level).toBe(5);
    await party.know(await ann.act(hint!.move));
    expect(ann.moves).toBe(1);
    await party.do('bob', HINT);
    expect(ann.face.hints).toEqual([1, 1]);
    // who comes back is told his own again, and nobody else's
    await party.restart(0);
    expect(party.get('ann').told('hinted')).toEqual([hint, { t: 'hinted', seat: 1 }]);
    expect(party.face.hints).toEqual([1, 1]);
  },

  async 'no hints where the table gives none'(host) {
    const party = await Party.open(host, { game: 'mister-zero' }, ['ann', 'bob']);
    expect(await party.get('ann').try(HINT)).toBe('table.no-hints');
    expect(party.face.hints).toEqual([0, 0]);
  },
};
