/** The log is the truth: whoever writes it, however often, wherever it is read. */
import { expect } from 'vitest';
import { itemsOf } from '../../../../src/core/growing.ts';
import type { ToldLine } from '../../../../src/table/told/messages.ts';
import { gameCalled } from '../../all-games.ts';
import { longTable, rowsOf } from '../../long-table.ts';
import { SEED } from '../../test-table.ts';
import type { TestHost } from '../host.ts';
import { MemoryHost } from '../memory-host.ts';
import { Party } from '../party.ts';
import { Person } from '../person.ts';
import type { Features } from './feature.ts';

const GAPS_MS = 6000;

export const logs: Features = {
  async 'a restart in the middle of a game'(host) {
    const choice = { game: 'z-game', policies: { hints: true } } as const;
    const party = await Party.open(host, choice, ['ann', 'bob']);
    await party.play(5);
    const [before, lines] = [party.people.map(({ page }) => page), await party.log()];
    await party.restart(60_000);
    const shown = ({ view, face, lines }: (typeof before)[number]) => ({ view, face, lines });
    expect(party.people.map(({ page }) => shown(page))).toEqual(before.map(shown));
    expect(await party.log()).toEqual(lines);
    await party.play(3);
    expect(party.get('ann').moves).toBe(8);
  },

  async 'two writers at one log'(host) {
    const party = await Party.open(host, { game: 'mister-zero' }, ['ann', 'bob']);
    await beside(host, async (other) => {
      const [ann, again] = [party.get('ann'), await join(other, party.id, 'ann')];
      const before = (await party.log()).length;
      // both decide from the same line: one is first, the other is refused at its place, reads on, and is told why
      const tried = await Promise.all([
        ann.try({ do: 'act', move: '7@tl-n' }),
        again.try({ do: 'act', move: '6@tr-n' }),
      ]);
      expect(tried.toSorted()).toEqual([before, 'not-your-turn']);
      await Promise.all([
        host.pass(GAPS_MS),
        ann.until(({ seq }) => seq > before),
        again.until(({ seq }) => seq > before),
      ]);
      expect(ann.told('played')).toEqual(again.told('played'));
      const bob = await join(other, party.id, 'bob');
      await bob.act();
      await Promise.all([host.pass(GAPS_MS), party.until(({ seq }) => seq > before + 1)]);
      expect(party.get('ann').told('played')).toEqual(bob.told('played'));
      for (const person of [again, bob]) person.close();
    });
    const { rows } = await host.kept(party.id);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index));
    expect((await party.log()).filter(({ t }) => t === 'played')).toHaveLength(2);
  },

  async 'a move sent twice is played once'(host) {
    const party = await Party.open(host, { game: 'ricochet-robots' }, ['ann', 'bob']);
    const bid = { do: 'act', move: 'bid:9', key: 'same' } as const;
    await beside(host, async (other) => {
      const [ann, bob, again] = [party.get('ann'), party.get('bob'), await join(other, party.id, 'ann')];
      const tried = await Promise.all([ann.try(bid), again.try(bid), ann.try(bid)]);
      expect(new Set(tried).size).toBe(1);
      // another seat's key is another's
      expect(await bob.try(bid)).not.toBe(tried[0]);
      expect(await ann.try({ ...bid, key: 'other' })).toBe('ricochet-robots.bid-not-lower');
      again.close();
    });
    await party.restart(0);
    expect(await party.get('ann').try(bid)).toBe((await party.log()).findIndex((event) => 'key' in event));
    expect((await party.log()).filter((event) => event.t === 'played' && event.by === 0)).toHaveLength(1);
  },

  async 'a log of another host'(host) {
    const elsewhere = new MemoryHost();
    for (const [from, to] of [
      [elsewhere, host],
      [host, elsewhere],
    ] as const) {
      const written = await Party.open(from, { game: 'z-game', games: 3 }, ['ann', 'bob']);
      await written.play(4);
      await written.do('ann', { do: 'offer-draw' });
      const read = await Party.at(to, await to.adopt(await from.kept(written.id)), ['ann', 'bob']);
      for (const name of ['ann', 'bob'] as const) {
        const [there, here] = [written.get(name), read.get(name)];
        expect([here.view, here.face, here.page.lines]).toEqual([there.view, there.face, there.page.lines]);
      }
      await read.play(2);
      expect(read.get('bob').moves).toBe(6);
      written.leave();
      read.leave();
    }
    await elsewhere.close();
  },

  async 'a long table is told from its end, and further back page by page'(host) {
    const long = longTable(gameCalled('foxu'), LINES);
    const party = await Party.at(host, await host.adopt({ seed: SEED, rows: rowsOf(long) }), ['ann', 'bob']);
    for (const restarted of [false, true]) {
      if (restarted) await party.restart(0);
      const ann = party.get('ann');
      const { start, length } = ann.page.lines;
      expect(start).toBeGreaterThan(0);
      expect(start).toBeLessThanOrEqual(length - 100);
      const told: ToldLine[] = [...itemsOf(ann.page.lines)];
      while (told[0]!.seq > 0) told.unshift(...(await ann.linesBefore(told[0]!.seq)).lines);
      expect(told.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, seq) => seq));
      expect(told.slice(1, long.state.seq).map(({ what }) => what.t)).toEqual(
        long.written.map(({ event }) => (event.t === 'said' && event.to === 'team' ? expect.any(String) : event.t)),
      );
      expect(await ann.look(length)).toEqual(ann.view);
      expect(await ann.look(4)).not.toEqual(ann.view);
    }
  },
};

const LINES = 500;

const join = async (host: TestHost, table: string, who: 'ann' | 'bob') =>
  Person.join(await host.connect(table, who), who);

/** With another writer on the same log, who goes away afterwards. */
async function beside(host: TestHost, work: (other: TestHost) => Promise<void>): Promise<void> {
  const other = await host.second();
  try {
    await work(other);
  } finally {
    await other.close();
  }
}
