import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGame } from '../games/shelf.ts';
import { pastOf } from '../pairing/field.ts';
import type { EveningCommand } from './commands.ts';
import { pointsOf, standingsOf, tournamentOf } from './contest.ts';
import { decide, type EveningSource } from './decide.ts';
import type { EveningEvent } from './events.ts';
import { readEveningEvent, writeEveningEvent } from './forms.ts';
import { MOST_TABLES } from './limits.ts';
import { type EveningPlan, IN_PAIRS, seatingOf } from './plan.ts';
import { readEvening } from './reading.ts';
import { NO_EVENING, reduce } from './reduce.ts';
import { type EveningState, isDone } from './state.ts';
import { faceOf } from './told.ts';

const PLAN: EveningPlan = {
  ...{ form: 'swiss', games: ['foxu'], seats: 2, options: {}, control: { kind: 'none' }, untimed: false },
  ...{ rounds: 5, legs: 1, secondChance: false, place: 'boards' },
};

/** An evening that is asked one thing after the other. */
class Asked {
  state: EveningState = NO_EVENING;
  readonly bodies: string[] = [];
  readonly away = new Set<number>();
  readonly source: EveningSource = {
    isThere: (guest) => !this.away.has(guest),
    guestOfKey: (key) => (key.startsWith('key') ? Number(key.slice(3)) : undefined),
    game: findGame,
    mayOpen: (tables) => tables <= this.mayOpen,
  };
  mayOpen = Number.POSITIVE_INFINITY;

  constructor() {
    this.happen({ t: 'opened', who: 'k', name: 'Keeper', secret: 'hidden' });
  }
  happen(event: EveningEvent): void {
    this.bodies.push(writeEveningEvent(event));
    this.state = reduce(this.state, event, this.bodies.length);
  }
  /** The refusal, or undefined. */
  ask(who: string, command: EveningCommand): string | undefined {
    const decided = decide(this.state, who, command, this.source);
    if (!decided.ok) return decided.error;
    for (const event of decided.value) this.happen(event);
    return undefined;
  }
  get contest() {
    return this.state.contests.at(-1)!;
  }
  get names() {
    return this.state.guests.filter(({ removed }) => !removed).map(({ name }) => name);
  }
}

/** Guests 1 to `count`, by their own devices. */
function withGuests(count: number): Asked {
  const evening = new Asked();
  for (let guest = 1; guest <= count; guest++) evening.ask(`g${guest}`, { do: 'join', name: `Guest ${guest}` });
  return evening;
}
const everybody = ({ state }: Asked) => state.guests.map((_, guest) => guest);

describe('the door', () => {
  test('people come with a name, which nobody else has, as far as the ear can tell', () => {
    const evening = new Asked();
    expect(evening.ask('a', { do: 'join', name: 'Zoé' })).toBeUndefined();
    expect(evening.ask('b', { do: 'join', name: 'zoe' })).toBe('name-taken');
    expect(evening.ask('b', { do: 'join', name: 'Bob' })).toBeUndefined();
    expect(evening.names).toEqual(['Keeper', 'Zoé', 'Bob']);
  });
  test('a refresh changes nothing, whoever left comes back to the same place', () => {
    const evening = withGuests(1);
    const before = evening.bodies.length;
    expect(evening.ask('g1', { do: 'join', name: 'Somebody' })).toBeUndefined();
    expect(evening.bodies.length).toBe(before);
    evening.ask('g1', { do: 'leave' });
    evening.ask('g1', { do: 'join', name: 'Somebody' });
    expect(evening.state.guests[1]).toMatchObject({ name: 'Guest 1', here: true });
  });
  test('locked, it lets nobody new in and drops nobody inside', () => {
    const evening = withGuests(1);
    evening.ask('k', { do: 'door', locked: true });
    expect(evening.ask('x', { do: 'join', name: 'X' })).toBe('locked');
    expect(evening.ask('g1', { do: 'leave' })).toBeUndefined();
    expect(evening.ask('g1', { do: 'join', name: '' })).toBeUndefined();
  });
  test('a key brings the same place to another device, and a phone to whom a name was typed in', () => {
    const evening = withGuests(1);
    evening.ask('k', { do: 'add', name: 'Grandma' });
    expect(evening.ask('tablet', { do: 'claim', key: 'key1' })).toBeUndefined();
    expect(evening.ask('phone', { do: 'claim', key: 'key2' })).toBeUndefined();
    expect(evening.state.guests.map(({ whos }) => whos)).toEqual([['k'], ['g1', 'tablet'], ['phone']]);
    expect(evening.ask('y', { do: 'claim', key: 'nothing' })).toBe('unknown-key');
  });
  test('whoever was sent away stays away until he is let in', () => {
    const evening = withGuests(2);
    expect(evening.ask('g1', { do: 'remove', guest: 2 })).toBe('keeper-only');
    evening.ask('k', { do: 'remove', guest: 2 });
    expect(evening.ask('g2', { do: 'join', name: 'Other' })).toBe('sent-away');
    expect(evening.ask('k', { do: 'remove', guest: 0 })).toBe('keeper-stays');
  });
  test('the keeper hands on to somebody with a phone; when he has gone, somebody takes over', () => {
    const evening = withGuests(2);
    evening.ask('k', { do: 'add', name: 'Grandma' });
    expect(evening.ask('k', { do: 'hand-on', guest: 3 })).toBe('needs-phone');
    expect(evening.ask('g2', { do: 'take-over' })).toBe('keeper-is-here');
    evening.away.add(0);
    expect(evening.ask('g2', { do: 'take-over' })).toBeUndefined();
    expect(evening.state.keeper).toBe(2);
    expect(evening.ask('k', { do: 'door', locked: true })).toBe('keeper-only');
  });
  test('the keeper gives a handicap, which everybody sees', () => {
    const evening = withGuests(2);
    expect(evening.ask('g1', { do: 'handicap', guest: 1, number: 2 })).toBe('keeper-only');
    expect(evening.ask('k', { do: 'handicap', guest: 5, number: 2 })).toBe('unknown-guest');
    expect(evening.ask('k', { do: 'handicap', guest: 1, number: 2 })).toBeUndefined();
    expect(evening.ask('k', { do: 'handicap', guest: 0, number: 3 })).toBeUndefined();
    expect(faceOf(evening.state).guests.map(({ handicap }) => handicap)).toEqual([3, 2, 0]);
    const before = evening.bodies.length;
    evening.ask('k', { do: 'handicap', guest: 1, number: 2 });
    expect(evening.bodies.length).toBe(before);
  });
  test('nobody in it learns another’s device', () => {
    const evening = withGuests(2);
    evening.ask('k', { do: 'remove', guest: 2 });
    expect(JSON.stringify(faceOf(evening.state))).not.toMatch(/"g\d"|"k"|whos|barred|hidden/);
  });
});

describe('what is played', () => {
  test('a plan names games that are there and can be played by so many', () => {
    const evening = withGuests(3);
    const ask = (change: Partial<EveningPlan>) =>
      evening.ask('k', { do: 'plan', plan: { ...PLAN, ...change }, players: everybody(evening) });
    expect(ask({ games: ['chess'] })).toBe('no-such-game');
    expect(ask({ seats: 3 })).toBe('no-such-size');
    expect(ask({ options: { nonsense: 1 } })).toBe('no-such-options');
    expect(ask({ form: 'round-robin', games: ['royale-mastermind'], seats: 3 })).toBe('no-such-size');
    expect(ask({})).toBeUndefined();
    expect(ask({})).toBe('running');
  });
  test('the next round waits for all results; players type in their own, the keeper corrects', () => {
    const evening = withGuests(3);
    evening.ask('k', { do: 'plan', plan: PLAN, players: everybody(evening) });
    evening.ask('k', { do: 'pair' });
    expect(evening.ask('k', { do: 'pair' })).toBe('not-done');
    const [first, second] = evening.contest.rounds[0]!.tables;
    const outsider = `g${second!.guests.find((guest) => guest > 0)}`;
    const give = (who: string, points: number[]) => evening.ask(who, { do: 'result', round: 1, at: 0, points });
    expect(give(outsider, [1, 0])).toBe('not-yours');
    const insider = first!.guests.find((guest) => guest > 0)!;
    expect(give(`g${insider}`, [1])).toBe('wrong-points');
    expect(give(`g${insider}`, [1, 0])).toBeUndefined();
    expect(give(`g${insider}`, [0, 1])).toBe('keeper-only');
    expect(give('k', [0, 1])).toBeUndefined();
    evening.ask('k', { do: 'result', round: 1, at: 1, points: [0.5, 0.5] });
    expect(evening.ask('k', { do: 'pair' })).toBeUndefined();
  });
  test('a corrected result pairs a knock-out anew, as long as nothing was played by the wrong one', () => {
    const evening = withGuests(3);
    evening.ask('k', { do: 'plan', plan: { ...PLAN, form: 'knock-out' }, players: everybody(evening) });
    evening.ask('k', { do: 'pair' });
    for (const at of [0, 1]) evening.ask('k', { do: 'result', round: 1, at, points: [1, 0] });
    evening.ask('k', { do: 'pair' });
    const final = () => [...evening.contest.rounds[1]!.tables[0]!.guests].sort();
    const before = final();
    expect(evening.ask('k', { do: 'result', round: 1, at: 0, points: [0, 1] })).toBeUndefined();
    expect(final()).not.toEqual(before);
    evening.ask('k', { do: 'result', round: 2, at: 0, points: [1, 0] });
    expect(evening.ask('k', { do: 'result', round: 1, at: 0, points: [1, 0] })).toBe('later-results');
  });
  test('a paused one is not paired, and a round of which nothing was played is taken back', () => {
    const evening = withGuests(3);
    evening.ask('k', { do: 'plan', plan: PLAN, players: everybody(evening) });
    evening.ask('k', { do: 'pause', paused: true });
    expect(evening.ask('k', { do: 'pair' })).toBe('is-paused');
    evening.ask('k', { do: 'pause', paused: false });
    evening.ask('k', { do: 'pair' });
    expect(evening.ask('k', { do: 'unpair' })).toBeUndefined();
    expect(evening.contest.rounds).toEqual([]);
  });
  test('a table that was called off is opened anew by the keeper, or has a result that was typed in', () => {
    const evening = withGuests(3);
    evening.ask('k', { do: 'plan', plan: { ...PLAN, place: 'house' }, players: everybody(evening) });
    evening.ask('k', { do: 'pair' });
    for (const at of [0, 1]) evening.happen({ t: 'seated', at, table: `table ${at}` });
    expect(evening.ask('k', { do: 'reopen', at: 0 })).toBe('no-such-table');
    for (const at of [0, 1]) evening.happen({ t: 'called-off', at });
    expect(evening.contest.rounds[0]!.tables[0]).toMatchObject({ calledOff: true });
    expect(evening.ask('g1', { do: 'reopen', at: 0 })).toBe('keeper-only');
    expect(evening.ask('k', { do: 'reopen', at: 0 })).toBeUndefined();
    expect(evening.contest.rounds[0]!.tables[0]).toMatchObject({ table: undefined, calledOff: undefined });
    // whoever is removed in the midst of it blocks nothing
    expect(evening.ask('k', { do: 'remove', guest: 1 })).toBeUndefined();
    for (const at of [0, 1]) evening.ask('k', { do: 'result', round: 1, at, points: [1, 0] });
    expect(evening.ask('k', { do: 'pair' })).toBeUndefined();
    expect(evening.contest.rounds[1]!.tables.flat()).not.toContain(1);
  });
  test('tables that no longer count are known by name; a room opens no more than so many, and no faster than it may', () => {
    const evening = withGuests(3);
    evening.ask('k', { do: 'plan', plan: { ...PLAN, place: 'house' }, players: everybody(evening) });
    evening.mayOpen = 1;
    expect(evening.ask('k', { do: 'pair' })).toBe('too-many-tables');
    evening.mayOpen = 2;
    evening.ask('k', { do: 'pair' });
    for (const at of [0, 1]) evening.happen({ t: 'seated', at, table: `table ${at}` });
    evening.ask('k', { do: 'unpair' });
    expect(evening.state).toMatchObject({ dropped: ['table 0', 'table 1'], retaken: 1, seated: 2 });
    evening.ask('k', { do: 'pair' });
    evening.happen({ t: 'seated', at: 0, table: 'table 2' });
    evening.ask('k', { do: 'result', round: 1, at: 0, points: [1, 0] });
    expect(evening.state.dropped.at(-1)).toBe('table 2');
    evening.ask('k', { do: 'result', round: 1, at: 1, points: [1, 0] });
    evening.state = { ...evening.state, seated: MOST_TABLES - 1 };
    expect(evening.ask('k', { do: 'pair' })).toBe('too-much');
  });
  test('one table for everybody; as many as need be where they are too many', () => {
    const evening = withGuests(19);
    const plan: EveningPlan = { ...PLAN, form: 'one-table', games: ['ricochet-robots'], seats: 16 };
    evening.ask('k', { do: 'plan', plan, players: everybody(evening) });
    evening.ask('k', { do: 'pair' });
    expect(evening.contest.rounds[0]!.tables.map(({ guests }) => guests.length)).toEqual([10, 10]);
  });
  test('four at a table are partners where the game has teams, and only there', () => {
    const evening = withGuests(7);
    const tournament = (games: string[]) => {
      const contest = { ...evening.contest, plan: { ...PLAN, games, seats: 4 } };
      return tournamentOf(contest, seatingOf(contest.plan, findGame(games[0]!)));
    };
    evening.ask('k', { do: 'plan', plan: PLAN, players: everybody(evening) });
    expect(tournament(['mister-zero'])).toMatchObject({ sizes: [4, 2], teams: true });
    expect(tournament(['ricochet-robots'])).toMatchObject({ sizes: [4, 3, 2], teams: false });
  });
  test('five games in turn, a round each', () => {
    const evening = withGuests(3);
    const games = ['foxu', 'mister-zero', 'z-game', 'ricochet-robots', 'royale-mastermind'];
    evening.ask('k', { do: 'plan', plan: { ...PLAN, games, rounds: 5 }, players: everybody(evening) });
    for (let round = 1; round <= 5; round++) {
      expect(evening.ask('k', { do: 'pair' })).toBeUndefined();
      for (const at of [0, 1]) evening.ask('k', { do: 'result', round, at, points: [1, 0] });
    }
    expect(evening.ask('k', { do: 'pair' })).toBe('nothing-left');
  });
});

describe('points', () => {
  const outcome = (winners: number[], scores: number[]) => ({ winners, scores, reason: '' });
  test('two: a win is 1, a draw ½; Mister Zero by difference, but not among other games', () => {
    const contest = { plan: PLAN };
    expect(pointsOf({}, contest, outcome([1], [3, 5]))).toEqual([0, 1]);
    expect(pointsOf({}, contest, outcome([], [4, 4]))).toEqual([0.5, 0.5]);
    const misterZero = findGame('mister-zero')!.rules;
    const byDifference = pointsOf(misterZero, contest, outcome([0], [9, 4]));
    expect(byDifference[0]! - byDifference[1]!).toBeGreaterThan(1);
    expect(pointsOf(misterZero, { plan: { ...PLAN, games: ['foxu', 'mister-zero'] } }, outcome([0], [9, 4]))).toEqual([
      1, 0,
    ]);
  });
  test('more: the share of the others whom one has beaten', () => {
    expect(pointsOf({}, { plan: PLAN }, outcome([1], [3, 5, 3]))).toEqual([0.25, 1, 0.25]);
  });
});

/** Random evenings: people come late, leave, come back; results are corrected; rounds paused. */
const steps = fc.array(fc.record({ what: fc.nat(11), pick: fc.nat(1000), win: fc.nat(2) }), {
  minLength: 20,
  maxLength: 90,
});
const plans = fc.constantFrom<Partial<EveningPlan>>(
  { form: 'swiss', rounds: 9 },
  { form: 'round-robin' },
  { form: 'round-robin', legs: 2 },
  { form: 'knock-out' },
  { form: 'knock-out', secondChance: true },
  { form: 'swiss', games: ['royale-mastermind'], seats: 3 },
  { form: 'swiss', games: ['mister-zero'], seats: 4 },
);

function played(change: Partial<EveningPlan>, wishes: readonly { what: number; pick: number; win: number }[]): Asked {
  const evening = withGuests(3 + (wishes[0]!.pick % 8));
  evening.ask('k', { do: 'plan', plan: { ...PLAN, ...change }, players: everybody(evening) });
  for (const { what, pick, win } of wishes) {
    const guest = pick % evening.state.guests.length;
    const { rounds } = evening.contest;
    const open = rounds.at(-1)?.tables.findIndex(({ points }) => !points) ?? -1;
    const sizes = rounds.at(-1)?.tables[open]?.guests.length ?? 2;
    const points = Array.from({ length: sizes }, (_, seat) => (win === 2 ? 0.5 : seat === win ? 1 : 0));
    if (what === 0) evening.ask('k', { do: 'withdraw', guest });
    else if (what === 1) evening.ask('k', { do: 'enter', guest });
    else if (what === 2) evening.ask(`late${pick}`, { do: 'join', name: `Late ${pick}` });
    else if (what === 3 && rounds.length > 0)
      evening.ask('k', { do: 'result', round: 1 + (pick % rounds.length), at: 0, points });
    else if (open >= 0) evening.ask('k', { do: 'result', round: rounds.length, at: open, points });
    else evening.ask('k', { do: 'pair' });
  }
  return evening;
}

test('whatever happens: everybody who is here sits once, byes go round, and the log gives the evening back', () => {
  fc.assert(
    fc.property(plans, steps, (change, wishes) => {
      const evening = played(change, wishes);
      const { contest } = evening;
      for (const { tables, byes } of contest.rounds) {
        const all = [...tables.flatMap(({ guests }) => guests), ...byes];
        expect(new Set(all).size).toBe(all.length);
      }
      const rows = evening.bodies.map((body, seq) => ({ seq, at: seq + 1, body }));
      expect(readEvening(rows)).toEqual({ ok: true, value: evening.state });
      for (const body of evening.bodies) expect(readEveningEvent(body).ok).toBe(true);
      const places = standingsOf(contest, IN_PAIRS).map(({ guest }) => guest);
      expect([...places].sort((a, b) => a - b)).toEqual([...contest.players].sort((a, b) => a - b));
    }),
    { numRuns: 200 },
  );
});

test('Swiss: nobody has a second bye while somebody here has none; nobody meets again while everybody could have met another', () => {
  fc.assert(
    fc.property(steps, (wishes) => {
      const evening = played({ form: 'swiss', rounds: 9 }, wishes);
      const { contest } = evening;
      for (const [at, { byes, tables }] of contest.rounds.entries()) {
        const before = pastOf(tournamentOf({ ...contest, rounds: contest.rounds.slice(0, at) }, IN_PAIRS));
        if (!contest.rounds.slice(0, at).every(isDone)) continue;
        const here = [...tables.flatMap(({ guests }) => guests), ...byes].map(String);
        for (const guest of byes)
          if (before.get(String(guest))!.byes > 0) expect(here.every((name) => before.get(name)!.byes > 0)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
