/** The log alone gives back the table, whatever was asked of it; marks and commitments are in it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyGame, gameCalled } from '../../../test/support/all-games.ts';
import { PEOPLE, TableLife } from '../../../test/support/table-life.ts';
import { LEVELS } from '../../core/bot.ts';
import { seededRandom } from '../../core/random.ts';
import type { Command } from './commands.ts';
import { commitment } from './commitments.ts';
import { keyOf } from './decide.ts';
import { REACTIONS } from './events.ts';
import { faceOf, tell, viewFor } from './face.ts';
import type { TimeControl } from './time.ts';

const seat = fc.integer({ min: 0, max: 4 });
const who = fc.constantFrom<string[]>(...PEOPLE, 'stranger');
const command: fc.Arbitrary<Command | 'some move'> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('some move' as const) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sit' as const), seat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bot' as const), seat, level: fc.constantFrom(...LEVELS) }) },
  { weight: 3, arbitrary: fc.constant({ do: 'start' as const }) },
  fc.record({ do: fc.constantFrom('stand', 'resign', 'offer-draw', 'leave', 'return', 'rematch') }),
  fc.record({ do: fc.constantFrom('free', 'stand-in'), seat }),
  fc.record({ do: fc.constant('kick' as const), who }),
  fc.record({ do: fc.constant('act' as const), move: fc.string(), key: fc.constantFrom('a', 'b') }),
  fc.record({ do: fc.constant('answer-draw' as const), accept: fc.boolean() }),
  fc.record({
    do: fc.constant('say' as const),
    text: fc.string(),
    to: fc.constantFrom('all' as const, 'team' as const),
  }),
  fc.record({ do: fc.constant('react' as const), reaction: fc.constantFrom(...REACTIONS) }),
);
const control: fc.Arbitrary<TimeControl> = fc.constantFrom(
  { kind: 'none' },
  { kind: 'move', seconds: 5 },
  { kind: 'total', minutes: 1, increment: 2 },
);
const step = fc.record({
  who,
  command,
  wait: fc.constantFrom(0, 100, 4_000, 61_000),
  sleeps: fc.constantFrom(0, 0, 0, 9_000),
});

test.each(everyGame.map((module) => [module.rules.id, module] as const))(
  '%s: whatever is asked, nothing throws, and the log gives back the same table',
  (_id, module) => {
    fc.assert(
      fc.property(
        control,
        fc.constantFrom(...module.rules.seats.filter((each) => each <= PEOPLE.length)),
        fc.array(step, { minLength: 10, maxLength: 60 }),
        (how, seats, steps) => {
          const table = new TableLife(module, { seats, control: how });
          for (const each of steps) {
            table.pass(each.wait);
            table.sleep(each.sleeps);
            if (each.command === 'some move') moveOfSomebody(table);
            else table.do(each.who, each.command);
            faceOf(table.life);
          }
          expect(table.folded()).toEqual(table.life);
          expect(table.life.seq).toBe(1 + table.written.length);
          expect(table.life.phase === 'over').toBe(table.life.ending !== undefined);
        },
      ),
      { numRuns: 40 },
    );
  },
);

function moveOfSomebody(table: TableLife): void {
  const { game, state } = table.life.log;
  const acting = game.toAct(state).find((by) => typeof by === 'number');
  const holder = typeof acting === 'number' ? table.life.holders[acting] : undefined;
  if (typeof acting !== 'number' || !holder || !('who' in holder)) return;
  const move = game.write(game.draw(state, acting, seededRandom('some', table.life.seq)));
  table.do(holder.who, { do: 'act', move });
}

test('what is said and done beside the game has an end; the game goes on', () => {
  const table = TableLife.started(gameCalled('foxu'));
  const talk = () => table.do('stranger', { do: 'react', reaction: 'wow' });
  while (talk() !== 'table.enough') expect(table.life.seq).toBeLessThan(3000);
  expect(table.do('ann', { do: 'leave' })).toBe('table.enough');
  expect(table.play()).toEqual(['played']);
  expect(table.do('bob', { do: 'resign' })).toEqual(['resigned']);
  expect(table.do('ann', { do: 'rematch' })).toEqual(['rematch-wanted']);
});

const SECRET = gameCalled('template');
const hidden = () => {
  const table = TableLife.started(SECRET);
  const hider = table.life.log.game.toAct(table.life.log.state)[0] as number;
  return { table, hider, other: 1 - hider };
};

test('an act’s mark is kept with the place of its line, each seat’s apart', () => {
  const { table, hider } = hidden();
  table.do(PEOPLE[hider]!, { do: 'act', move: 'hide:left', key: 'k' });
  expect([...table.life.keys]).toEqual([[keyOf(hider, 'k'), table.life.seq - 1]]);
});

test('a secret move is committed to, and only its maker is told it', () => {
  const { table, hider, other } = hidden();
  const before = table.life;
  table.do(PEOPLE[hider]!, { do: 'act', move: 'hide:left' });
  const { event } = table.written.at(-1)!;
  expect(event).toMatchObject({ t: 'played', salt: 'salt 0' });
  const expected = commitment('salt 0', 'hide:left');
  expect(tell(before, event, PEOPLE[hider])).toMatchObject({ seen: { move: 'hide:left' }, commitment: expected });
  for (const each of [PEOPLE[other], 'stranger', undefined]) {
    const told = JSON.stringify(tell(before, event, each));
    expect(told).toContain(expected);
    expect(told).not.toMatch(/left|salt/);
  }
  expect(JSON.stringify([faceOf(table.life), viewFor(table.life, other)])).not.toMatch(/"left"[^:]|salt 0/);
  // what everybody sees needs no promise
  table.do(PEOPLE[other]!, { do: 'act', move: 'guess:left' });
  expect(table.written.at(-1)!.event).not.toHaveProperty('salt');
  expect([...table.life.salts]).toEqual([[1, 'salt 0']]);
});
