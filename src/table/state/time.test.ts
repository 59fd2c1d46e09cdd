/** Players' time, the games' own sandglasses, and a house that was away. */
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { PEOPLE, TestTable } from '../../../test/support/test-table.ts';
import { itemsOf } from '../../core/growing.ts';
import { seededRandom } from '../../core/random.ts';
import { sleep } from '../course/automatic.ts';
import { reduce } from './reduce.ts';
import { deadlineOf, type TimeControl } from './time.ts';

const TWO = gameCalled('mister-zero');
const MANY = gameCalled('royale-mastermind');
const SANDGLASS = gameCalled('template');
const timed = (control: TimeControl) => TestTable.started(TWO, { control });
const left = ({ state }: TestTable) => state.time.left;

test('without a control nobody’s time runs', () => {
  const table = timed({ kind: 'none' });
  expect(deadlineOf(table.state.time)).toBeNull();
  expect(table.pass(1e9)).toEqual([]);
});

test('per move: the mover’s time runs, and is whole again at every move', () => {
  const table = timed({ kind: 'move', seconds: 10 });
  expect(table.state.time.running).toEqual([0]);
  expect(table.pass(9_000)).toEqual([]);
  table.play();
  expect(table.state.time).toMatchObject({ left: [10_000, 10_000], running: [1] });
  expect(deadlineOf(table.state.time)).toBe(table.now + 10_000);
  expect(table.pass(9_999)).toEqual([]);
  expect(table.pass(1)).toEqual(['timed-out']);
  expect(table.state.ending).toEqual({ kind: 'timed-out', seat: 1, winners: [0] });
  expect(deadlineOf(table.state.time)).toBeNull();
});

test('in total, with an increment: what one spent is gone, and each move gives a little back', () => {
  const table = timed({ kind: 'total', minutes: 1, increment: 5 });
  table.pass(20_000);
  table.play();
  expect(left(table)).toEqual([45_000, 60_000]);
  table.pass(10_000);
  table.play();
  expect(left(table)).toEqual([45_000, 55_000]);
  // words cost nothing
  table.pass(44_000);
  table.do('bob', { do: 'say', text: 'hurry', to: 'all' });
  expect(table.pass(999)).toEqual([]);
  expect(table.pass(1)).toEqual(['timed-out']);
});

test('a game’s sandglass runs for all, and then nobody’s own time does', () => {
  const table = TestTable.started(SANDGLASS, { control: { kind: 'total', minutes: 1, increment: 0 } });
  table.pass(2_000);
  table.play();
  expect(table.state.time).toMatchObject({ running: [], sandglasses: [{ key: 'guess', ms: 10_000 }] });
  const ends = deadlineOf(table.state.time)!;
  expect(ends).toBe(table.now + 10_000);
  table.pass(5_000);
  table.do('ann', { do: 'leave' });
  expect(deadlineOf(table.state.time)).toBe(ends);
  expect(table.pass(5_000)).toEqual(['played']);
  expect(itemsOf(table.state.position.events).at(-1)).toEqual({ by: 'clock', move: 'too-late' });
  expect(table.state.phase).toBe('over');
});

test('while the house is away nobody’s time runs, nor a sandglass', () => {
  const table = timed({ kind: 'total', minutes: 1, increment: 0 });
  table.pass(10_000);
  // an hour in which nobody looks
  table.sleep(3_600_000);
  expect(table.pass(49_999)).toEqual([]);
  table.play();
  expect(left(table)).toEqual([1, 60_000]);

  const glass = TestTable.started(SANDGLASS);
  glass.play();
  glass.pass(4_000);
  glass.sleep(60_000);
  expect(glass.pass(5_999)).toEqual([]);
  expect(glass.pass(1)).toEqual(['played']);
});

test('two nodes that find the house asleep count it once, and a longer sleep counts in full', () => {
  const { state } = timed({ kind: 'move', seconds: 10 });
  const [once] = sleep(state, 1_000, 6_000);
  expect(once).toEqual({ event: { t: 'slept', from: 1_000, ms: 5_000 } });
  const woken = reduce(state, once!.event, 6_000);
  expect(sleep(woken, 1_000, 5_500)).toEqual([]);
  // the first node died before it could say that it was awake
  expect(sleep(woken, 1_000, 9_000)).toEqual([{ event: { t: 'slept', from: 1_000, ms: 3_000 } }]);
  expect(sleep(woken, 7_000, 9_000)).toEqual([{ event: { t: 'slept', from: 7_000, ms: 2_000 } }]);
  // a node fell silent a moment before or after the whole house did: only what is new counts
  expect(sleep(woken, 500, 6_500)).toEqual([]);
  expect(sleep(woken, 4_000, 9_000)).toEqual([{ event: { t: 'slept', from: 6_000, ms: 3_000 } }]);
  expect(sleep(woken, 500, 9_000)).toEqual([{ event: { t: 'slept', from: 6_000, ms: 3_000 } }]);
});

test('a computer’s time never runs', () => {
  const table = new TestTable(TWO, { control: { kind: 'move', seconds: 5 } });
  table.do('bob', { do: 'sit', seat: 1 });
  table.do('ann', { do: 'bot', seat: 0, level: 1 });
  table.do('ann', { do: 'start' });
  expect(table.state.time.running).toEqual([]);
  expect(table.pass(1e9)).toEqual([]);
});

test('among many the game goes on without the one whose time ran out, and he may come back', () => {
  const table = TestTable.started(MANY, { seats: 3, control: { kind: 'total', minutes: 1, increment: 0 } });
  const [seat] = table.state.time.running;
  expect(table.pass(60_000)).toEqual(['left', 'stand-in']);
  expect(table.state.phase).toBe('playing');
  const who = ['ann', 'bob', 'cem'][seat!]!;
  expect(table.state.holders[seat!]).toMatchObject({ kind: 'stand-in', level: 3, who });
  expect(table.pass(1e6)).toEqual([]);
  computerMoves(table, seat!);
  expect(table.do(who, { do: 'return' })).toEqual(['returned']);
  expect(table.state.holders[seat!]).toEqual({ kind: 'person', who, left: false });
  // enough to play on, and no more
  expect(left(table)[seat!]).toBe(30_000);
});

/** Some move of this seat, by whoever holds it. */
function computerMoves(table: TestTable, seat: number): void {
  const { game, state } = table.state.position;
  table.write({ t: 'played', by: seat, move: game.write(game.draw(state, seat, seededRandom('computer'))) });
}

describe.each<TimeControl>([
  { kind: 'total', minutes: 1, increment: 0 },
  { kind: 'move', seconds: 60 },
])('by $kind, who comes back at once after the computer took his place', (control) => {
  const begin = () => {
    const table = TestTable.started(MANY, { seats: 3, control });
    const [seat] = table.state.time.running;
    return { table, seat: seat!, who: PEOPLE[seat!]! };
  };

  test('is not let in when his time was up: he would never have to move', () => {
    const { table, seat, who } = begin();
    expect(table.pass(60_000)).toEqual(['left', 'stand-in']);
    expect(table.do(who, { do: 'return' })).toBe('table.time-is-up');
    expect(table.play()).toBe('table.time-is-up');
    computerMoves(table, seat);
    expect(table.do(who, { do: 'return' })).toEqual(['returned']);
  });

  test('has what he had', () => {
    const { table, seat, who } = begin();
    table.pass(57_000);
    table.do(who, { do: 'stand-in', seat });
    for (const other of PEOPLE.slice(0, 3)) if (other !== who) table.do(other, { do: 'stand-in', seat });
    expect(table.state.holders[seat]!.kind).toBe('stand-in');
    table.pass(10_000);
    expect(table.do(who, { do: 'return' })).toEqual(['returned']);
    expect(left(table)[seat]).toBe(3_000);
    expect(table.reread()).toEqual(table.state);
    expect(table.pass(2_999)).toEqual([]);
    expect(table.pass(1)).toEqual(['left', 'stand-in']);
  });
});
