/** The log alone gives back the table, whatever was asked of it; commitments are in it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyGame, gameCalled } from '../../../test/support/all-games.ts';
import { PEOPLE, TestTable } from '../../../test/support/test-table.ts';
import { LEVELS } from '../../core/bot.ts';
import { seededRandom } from '../../core/random.ts';
import type { Command } from '../decide/commands.ts';
import { drafts } from '../decide/decision.ts';
import { type Policies, REACTIONS, TAKE_BACKS, TALKERS, type TableEvent } from '../events/events.ts';
import { seatOf, type TableState } from '../state/state.ts';
import type { TimeControl } from '../state/time.ts';
import { waivableTimers } from '../state/waiving.ts';
import { commitment } from '../told/commitments.ts';
import { faceOf, viewFor } from '../told/face.ts';
import { ToldLines } from '../told/lines.ts';
import { settle } from './automatic.ts';
import { History } from './history.ts';

const seat = fc.integer({ min: 0, max: 4 });
const who = fc.constantFrom<string[]>(...PEOPLE, 'stranger');
const command: fc.Arbitrary<Command | 'some move' | 'waive' | 'insist'> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('some move' as const) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sit' as const), seat }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bot' as const), seat, level: fc.constantFrom(...LEVELS) }) },
  { weight: 3, arbitrary: fc.constant({ do: 'start' as const }) },
  fc.record({
    do: fc.constantFrom(
      'stand',
      'resign',
      'offer-draw',
      'leave',
      'return',
      'rematch',
      'take-back',
      'go-on',
      'hurry',
      'draw',
    ),
  }),
  fc.record({ do: fc.constantFrom('free', 'stand-in'), seat }),
  { weight: 4, arbitrary: fc.constant('waive' as const) },
  { weight: 2, arbitrary: fc.constant('insist' as const) },
  fc.record({ do: fc.constant('level' as const), seat, level: fc.constantFrom(...LEVELS) }),
  fc.record({ do: fc.constant('answer-take-back' as const), accept: fc.boolean() }),
  fc.record({ do: fc.constant('kick' as const), who }),
  fc.record({ do: fc.constant('act' as const), move: fc.string(), key: fc.constantFrom('a', 'b') }),
  fc.record({ do: fc.constant('answer-draw' as const), accept: fc.boolean() }),
  fc.record({
    do: fc.constant('say' as const),
    text: fc.string(),
    to: fc.constantFrom('all' as const, 'team' as const),
  }),
  fc.record({ do: fc.constantFrom('mute', 'unmute'), who }),
  fc.record({ do: fc.constant('talk' as const), talkers: fc.constantFrom(...TALKERS) }),
  fc.record({ do: fc.constant('react' as const), reaction: fc.constantFrom(...REACTIONS) }),
);
const control: fc.Arbitrary<TimeControl> = fc.constantFrom(
  { kind: 'none' },
  { kind: 'move', seconds: 5 },
  { kind: 'total', minutes: 1, increment: 2 },
);
const policies: fc.Arbitrary<Policies> = fc.record({
  takeBack: fc.constantFrom(...TAKE_BACKS),
  hints: fc.boolean(),
  pause: fc.boolean(),
  untimed: fc.boolean(),
});
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
        policies,
        fc.constantFrom(...module.rules.seats.filter((each) => each <= PEOPLE.length)),
        fc.array(step, { minLength: 10, maxLength: 60 }),
        (how, chosen, seats, steps) => {
          const table = new TestTable(module, { seats, control: how, policies: chosen });
          for (const each of steps) {
            table.pass(each.wait);
            table.sleep(each.sleeps);
            const [timer] = waivableTimers(table.state);
            const key = timer?.key ?? 'none';
            if (each.command === 'some move') moveOfSomebody(table);
            else if (each.command === 'insist') table.do(each.who, { do: 'insist', key });
            else if (each.command === 'waive')
              table.do(each.who, { do: 'waive', key, events: table.state.position.events.length });
            else table.do(each.who, each.command);
            faceOf(table.state);
          }
          expect(table.reread()).toEqual(table.state);
          expect(table.state.seq).toBe(1 + table.written.length);
          expect(table.state.phase === 'over').toBe(table.state.ending !== undefined);
        },
      ),
      { numRuns: 40 },
    );
  },
);

function moveOfSomebody(table: TestTable): void {
  const { game, state } = table.state.position;
  const acting = game.toAct(state).find((by) => typeof by === 'number');
  const holder = typeof acting === 'number' ? table.state.holders[acting] : undefined;
  if (typeof acting !== 'number' || !holder || !('who' in holder)) return;
  const move = game.write(game.draw(state, acting, seededRandom('some', table.state.seq)));
  table.do(holder.who, { do: 'act', move });
}

const SECRET = gameCalled('template');
const hidden = () => {
  const table = TestTable.started(SECRET);
  const hider = table.state.position.game.toAct(table.state.position.state)[0] as number;
  return { table, hider, other: 1 - hider };
};

/** What this event is told as, after the table has stood so. */
function told(before: TableState, event: TableEvent, who: string | undefined) {
  const [transition] = settle(before, drafts(event), 'seed', 0);
  const lines = new ToldLines();
  lines.open('ann', 0, 0);
  lines.add(transition!, 0);
  return lines.newest(seatOf(before, who) ?? 'spectator', who).what;
}

test('a secret move is committed to, and only its maker is told it', () => {
  const { table, hider, other } = hidden();
  const before = table.state;
  table.do(PEOPLE[hider]!, { do: 'act', move: 'hide:left' });
  const { event } = table.written.at(-1)!;
  expect(event).toMatchObject({ t: 'played', salt: 'salt 0' });
  const expected = commitment('salt 0', 'hide:left');
  expect(told(before, event, PEOPLE[hider])).toMatchObject({ seen: { move: 'hide:left' }, commitment: expected });
  for (const each of [PEOPLE[other], 'stranger', undefined]) {
    const text = JSON.stringify(told(before, event, each));
    expect(text).toContain(expected);
    expect(text).not.toMatch(/left|salt/);
  }
  expect(JSON.stringify([faceOf(table.state), viewFor(table.state, other)])).not.toMatch(/"left"[^:]|salt 0/);
  // what everybody sees needs no promise
  table.do(PEOPLE[other]!, { do: 'act', move: 'guess:left' });
  expect(table.written.at(-1)!.event).not.toHaveProperty('salt');
  const history = new History(table.state.opened);
  for (const each of table.written) history.add(each.event);
  expect(history.salts).toEqual([{ event: 1, salt: 'salt 0' }]);
});
