/** The table in this process: whose names stand where, and who opens the next one. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { expectOk } from '../../core/result.ts';
import type { TableEvent } from '../../table/events/events.ts';
import { openHere, type Plan, personAt } from './table-here.ts';

const module = gameCalled('foxu');

async function planOf(...holders: readonly ('person' | 'computer')[]): Promise<Plan> {
  const events = holders.map(
    (kind, seat): TableEvent =>
      kind === 'person' ? { t: 'sat', seat, who: personAt(seat) } : { t: 'bot', seat, level: 2 },
  );
  return {
    module,
    text: await module.text.en(),
    request: {
      by: personAt(0),
      game: 'foxu',
      seats: 2,
      options: {},
      control: { kind: 'none' },
      public: false,
      policies: { takeBack: 'free', hints: true, pause: false, untimed: false },
      match: { games: 3, outcomes: [] },
    },
    events: [...events, { t: 'started' }, { t: 'timed-out', seat: 0 }],
    seed: 'seed',
    players: ['Ada', 'Ben'],
    file: undefined,
  };
}

test.each([
  ['people', ['person', 'person']],
  ['a person and the computer', ['computer', 'person']],
  ['computers alone', ['computer', 'computer']],
] as const)('%s: the next game of the match, everybody one seat further', async (_, holders) => {
  const first = expectOk(openHere(await planOf(...holders)));
  const second = await first.next();
  expect([second.names, second.seed, second.table.id]).toEqual([['Ben', 'Ada'], 'seed/1', '1']);
  expect(second.table.state.opened.match?.outcomes.map(({ winners }) => winners)).toEqual([[1]]);
  expect(second.table.state.holders.map(({ kind }) => kind)).toEqual(
    [holders[1], holders[0]].map((kind) => (kind === 'person' ? 'person' : 'bot')),
  );
  second.table.close();
});

test('a table says by the names of its people who sits where', async () => {
  const { table } = expectOk(openHere(await planOf('person', 'person')));
  expect(table.hello('p2', 0)).toMatchObject({ you: { seat: 1 }, names: { p1: 'Ada', p2: 'Ben' } });
});
