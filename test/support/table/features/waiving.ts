/** The game's own clock: ended before its time by all who lose by it, or left out (R12). */
import { expect } from 'vitest';
import { Party } from '../party.ts';
import type { Person } from '../person.ts';
import type { Features } from './feature.ts';

const ROBOTS = { game: 'ricochet-robots' } as const;
const UNTIMED = { ...ROBOTS, policies: { untimed: true } } as const;
/** By then even the most patient computer has looked long enough. */
const LOOKED_MS = 45_000;

const bid = (number: number) => ({ do: 'act', move: `bid:${number}` }) as const;
const waive = ({ face, moves }: Person) =>
  ({ do: 'waive', key: face.waivable[0]?.key ?? '', events: face.from + moves }) as const;
const phaseOf = ({ view }: Person) => (view as { phase?: unknown }).phase;
const waives = (party: Party, name: 'ann' | 'bob' | 'cem') => party.do(name, waive(party.get(name)));

export const waiving: Features = {
  async 'the game’s clock ends early if all agree, and a move takes that back'(host) {
    const party = await Party.open(host, ROBOTS, ['ann', 'bob', 'cem']);
    const ann = party.get('ann');
    await party.do('ann', bid(9));
    await waives(party, 'ann');
    await waives(party, 'bob');
    expect(party.get('cem').face.waivable).toMatchObject([{ asked: [0, 1, 2], agreed: [0, 1] }]);
    const stale = waive(party.get('cem'));
    await party.do('cem', bid(7));
    expect(ann.face.waivable).toMatchObject([{ asked: [0, 1, 2], agreed: [] }]);
    expect(await party.get('cem').try(stale)).toBe('table.went-on');
    for (const name of ['ann', 'cem'] as const) await waives(party, name);
    await party.do('ann', { do: 'insist', key: ann.face.waivable[0]!.key });
    await waives(party, 'bob');
    expect(phaseOf(ann)).toBe('announcing');
    await waives(party, 'ann');
    await party.until(({ view }) => (view as { phase?: unknown }).phase === 'showing');
    expect(ann.told('played').at(-1)).toMatchObject({ seen: { by: 'clock', move: 'glass' } });
    expect((await party.log()).filter(({ t }) => t === 'waived')).toHaveLength(6);
  },

  async 'a table without the game’s clock goes on by agreement alone'(host) {
    const party = await Party.open(host, UNTIMED, ['ann', 'bob']);
    const ann = party.get('ann');
    expect(ann.face.policies.untimed).toBe(true);
    await party.do('ann', bid(9));
    await host.pass(120_000);
    expect(ann.face.clock.sandglasses).toEqual([]);
    expect(phaseOf(ann)).toBe('announcing');
    await waives(party, 'bob');
    await waives(party, 'ann');
    await party.until(({ view }) => (view as { phase?: unknown }).phase === 'showing');
    await host.pass(120_000);
    expect(phaseOf(ann)).toBe('showing');
  },

  async 'whoever has left holds nobody up'(host) {
    const party = await Party.open(host, UNTIMED, ['ann', 'bob', 'cem']);
    await party.do('ann', bid(9));
    await waives(party, 'cem');
    await party.do('cem', { do: 'leave' });
    await waives(party, 'ann');
    expect(party.face.waivable).toMatchObject([{ asked: [0, 1], agreed: [0] }]);
    await party.do('bob', { do: 'leave' });
    await party.until(({ view }) => (view as { phase?: unknown }).phase === 'showing');
  },

  async 'the computer agrees in its own time'(host) {
    host.thinker.mode = 'never';
    const party = await Party.open(host, UNTIMED, ['ann', 5, 1]);
    await party.do('ann', bid(9));
    await waives(party, 'ann');
    await host.pass(5000);
    expect(party.face.waivable).toMatchObject([{ asked: [0, 1, 2], agreed: [0] }]);
    await host.pass(LOOKED_MS);
    await party.until(({ view }) => (view as { phase?: unknown }).phase === 'showing');
    const waived = party.get('ann').told('waived');
    expect(waived.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
  },
};
