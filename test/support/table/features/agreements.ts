/** What people agree on: draws, the computer in somebody's place, and playing again. */

import { expect } from 'vitest';
import { itemsOf } from '../../../../src/core/growing.ts';
import { SLOWEST_MS } from '../../../../src/table/characters.ts';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

const OFFER = { do: 'offer-draw' } as const;
const answer = (accept: boolean) => ({ do: 'answer-draw', accept }) as const;
const standIn = (seat: number) => ({ do: 'stand-in', seat }) as const;

export const agreements: Features = {
  async 'a draw is offered, declined, and accepted'(host) {
    const party = await Party.open(host, { game: 'mister-zero' }, ['ann', 'bob']);
    expect(await party.get('bob').try(answer(true))).toBe('table.no-offer');
    await party.do('ann', OFFER);
    expect(party.get('bob').face.drawOffer).toBe(0);
    expect(await party.get('ann').try(answer(true))).toBe('table.no-offer');
    await party.do('bob', answer(false));
    expect(party.get('ann').face.drawOffer).toBeNull();
    await party.do('bob', OFFER);
    await party.do('ann', answer(true));
    expect(party.face).toMatchObject({ phase: 'over', ending: { kind: 'drawn' }, drawOffer: null });
  },

  async 'an offer of a draw is gone when the other side moves'(host) {
    const party = await Party.open(host, { game: 'mister-zero' }, ['ann', 'bob']);
    await party.do('ann', OFFER);
    await party.play();
    expect(party.face.drawOffer).toBe(0);
    await party.play();
    expect(party.people.map(({ face }) => face.drawOffer)).toEqual([null, null]);
    expect(await party.get('bob').try(answer(true))).toBe('table.no-offer');
  },

  async 'the computer stands in if all agree, and hands back'(host) {
    host.thinker.mode = 'never';
    const party = await Party.open(host, { game: 'royale-mastermind' }, ['ann', 'bob', 'cem']);
    expect(await party.get('ann').try(standIn(2))).toBe('table.still-there');
    await party.do('cem', { do: 'leave' });
    expect(party.face.holders[2]).toEqual({ kind: 'person', who: 'cem', left: true });
    await party.do('ann', standIn(2));
    expect(party.get('bob').face.agreed).toEqual([{ seat: 2, by: [0] }]);
    expect(await party.get('ann').try(standIn(2))).toBe('table.agreed-already');
    await party.do('bob', standIn(2));
    expect(party.face.holders[2]).toMatchObject({ kind: 'stand-in', level: 3, who: 'cem' });
    expect(party.face.agreed).toEqual([]);
    await party.do('cem', { do: 'return' });
    expect(party.face.holders[2]).toEqual({ kind: 'person', who: 'cem', left: false });
  },

  async 'the computer stands in for whoever asks for it'(host) {
    const party = await Party.open(host, { game: 'mister-zero' }, ['ann', 'bob', 'cem', 'dia']);
    await party.do('ann', standIn(0));
    expect(party.face.holders[0]).toEqual({ kind: 'person', who: 'ann', left: true });
    for (const name of ['bob', 'cem', 'dia'] as const) await party.do(name, standIn(0));
    expect(party.face.holders[0]).toMatchObject({ kind: 'stand-in', level: 3, who: 'ann' });
    await host.pass(SLOWEST_MS);
    await party.until(({ lines }) => itemsOf(lines).some(({ what }) => what.t === 'played'));
    expect(party.get('bob').told('played')[0]?.seen.by).toBe(0);
    await party.play(3);
    // a move of his own brings him back
    host.thinker.mode = 'never';
    const ann = party.get('ann');
    if (ann.mayAct) await party.know(await ann.act());
    else await party.do('ann', { do: 'return' });
    expect(party.face.holders[0]).toEqual({ kind: 'person', who: 'ann', left: false });
  },

  async 'levels are chosen for the next game'(host) {
    host.thinker.mode = 'never';
    const party = await Party.open(host, { game: 'mister-zero' }, ['ann', 2]);
    const level = { do: 'level', seat: 1, level: 4 } as const;
    expect(await party.get('ann').try(level)).toBe('table.not-over');
    await party.do('ann', { do: 'resign' });
    expect(await party.get('ann').try({ ...level, seat: 0 })).toBe('table.no-bot-there');
    await party.do('ann', level);
    expect(party.face.nextLevels).toEqual([{ seat: 1, level: 4 }]);
    expect(party.face.holders[1]).toMatchObject({ kind: 'bot', level: 2 });
    const next = await party.again();
    expect(next.face.holders).toMatchObject([{ kind: 'bot', level: 4 }, { who: 'ann' }]);
    expect(host.thinker.asked.at(-1)?.level).toBe(4);
  },

  async 'a rematch with sides changed'(host) {
    const choice = { game: 'foxu', options: { grey: 'placed' }, policies: { hints: true } } as const;
    const party = await Party.open(host, choice, ['ann', 'bob']);
    await party.play();
    expect(await party.get('ann').try({ do: 'rematch' })).toBe('table.not-over');
    await party.do('ann', { do: 'resign' });
    expect(party.face.ending).toEqual({ kind: 'resigned', seat: 0, winners: [1] });
    await party.do('bob', { do: 'rematch' });
    expect(party.get('ann').face).toMatchObject({ rematch: [1], next: null });
    await party.do('ann', { do: 'rematch' });
    const next = await party.next();
    expect(next.get('ann').seat).toBe(1);
    const { face } = next;
    expect(face).toMatchObject({ phase: 'playing', after: party.id, match: null, options: party.face.options });
    expect(face.policies).toEqual(party.face.policies);
    await next.play();
  },

  async 'words to all, and among partners'(host) {
    const choice = { game: 'mister-zero', options: { consult: true } };
    const party = await Party.open(host, choice, ['ann', 'bob', 'cem', 'dia']);
    await party.do('ann', { do: 'say', text: 'hello', to: 'all' });
    await party.do('ann', { do: 'say', text: 'the nine', to: 'team' });
    await party.do('bob', { do: 'react', reaction: 'wow' });
    const words = party.people.map((person) => person.told('said').map(({ text }) => text));
    expect(words).toEqual([['hello', 'the nine'], ['hello'], ['hello', 'the nine'], ['hello']]);
    expect(party.get('dia').told('whispered')).toEqual([{ t: 'whispered', who: 'ann' }]);
    expect(party.get('dia').told('reacted')).toEqual([{ t: 'reacted', who: 'bob', reaction: 'wow' }]);
  },
};
