/** What is said, by whom and to whom: each has his own measure, and the host may ask for quiet. */
import { describe, expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { PEOPLE, TestTable } from '../../../test/support/test-table.ts';
import { nextTable } from '../course/opening.ts';
import { MOST_EVENTS, MOST_LINES, MOST_MUTED, SEATS_TALK, WATCHER_TALK, WATCHERS_TALK } from '../limits.ts';
import { faceOf } from '../told/face.ts';

const MINUTE = 60_000;

/** Says as much as it can, however long that takes; answers how much that was. */
function flood(table: TestTable, who: string, most = 10_000): number {
  for (let said = 0; said < most; said++) {
    table.now += MINUTE;
    const done = table.do(who, said % 2 ? { do: 'react', reaction: 'wow' } : { do: 'say', text: 'spam', to: 'all' });
    if (typeof done === 'string') return said;
  }
  return most;
}

const say = (table: TestTable, who: string) => table.do(who, { do: 'say', text: 'Hello.', to: 'all' });

describe('a stranger who talks as much as he can', () => {
  test('is silent after his own measure, and everybody else may do everything', () => {
    const table = new TestTable(gameCalled('mister-zero'));
    expect(flood(table, 'mallory')).toBe(WATCHER_TALK);
    expect(table.do('mallory', { do: 'say', text: 'More.', to: 'all' })).toBe('table.said-enough');
    expect(say(table, 'eve')).toEqual(['said']);
    expect(table.do('ann', { do: 'sit', seat: 0 })).toEqual(['sat']);
    expect(table.do('bob', { do: 'sit', seat: 1 })).toEqual(['sat']);
    expect(table.do('ann', { do: 'kick', who: 'bob' })).toEqual(['kicked']);
    expect(table.do('cem', { do: 'sit', seat: 1 })).toEqual(['sat']);
    expect(table.do('ann', { do: 'start' })).toEqual(['started']);
    for (const who of ['ann', 'cem']) expect(say(table, who)).toEqual(['said']);
    expect(table.do('ann', { do: 'offer-draw' })).toEqual(['draw-offered']);
    expect(table.do('cem', { do: 'answer-draw', accept: false })).toEqual(['draw-declined']);
    expect(table.do('cem', { do: 'leave' })).toEqual(['left']);
    expect(table.do('ann', { do: 'stand-in', seat: 1 })).toEqual(['stand-in-agreed', 'stand-in']);
    expect(table.do('cem', { do: 'return' })).toEqual(['returned']);
  });

  test('and brings a hundred guests: all of them together leave room for others who watch', () => {
    const table = TestTable.started(gameCalled('foxu'));
    for (let guest = 0; guest < 100; guest++) flood(table, `guest${guest}`);
    expect(table.state.watchersSaid).toBeLessThan(WATCHERS_TALK);
    expect(say(table, 'eve')).toEqual(['said']);
    expect(say(table, 'ann')).toEqual(['said']);
    expect(table.play()).toEqual(['played']);
  });

  test('is kept to a pace: some words at once, then one every few seconds', () => {
    const table = TestTable.started(gameCalled('foxu'));
    const said = (who: string, times: number) => Array.from({ length: times }, () => say(table, who)).map(String);
    expect(said('eve', 6)).toEqual(['said', 'said', 'said', 'said', 'table.too-quick', 'table.too-quick']);
    expect(said('ann', 10)).toEqual(Array(10).fill('said'));
    table.now += 5000;
    expect(said('eve', 2)).toEqual(['said', 'table.too-quick']);
  });
});

test('who plays may say more than who watches, and nobody who plays uses up another’s', () => {
  const table = TestTable.started(gameCalled('foxu'));
  expect(flood(table, 'ann')).toBe(SEATS_TALK / 2);
  expect(flood(table, 'bob')).toBe(SEATS_TALK / 2);
  expect(table.play()).toEqual(['played']);
});

test('all that can be said leaves room for the longest game', () => {
  expect(SEATS_TALK + WATCHERS_TALK + MOST_EVENTS).toBeLessThan(MOST_LINES);
});

describe('who does without end what is no move', () => {
  test.each([
    ['comes and goes', [{ do: 'leave' }, { do: 'return' }]],
    ['hands his seat over and takes it back', [{ do: 'stand-in', seat: 0 }, { do: 'return' }]],
  ] as const)('%s: is slowed down, and nobody else is', (_name, commands) => {
    const table = TestTable.started(gameCalled('foxu'));
    let refused: string | undefined;
    for (let time = 0; time < 500 && refused === undefined; time++) {
      for (const command of commands) {
        const done = table.do('ann', command);
        if (typeof done === 'string') refused ??= done;
      }
    }
    expect([refused, table.state.seq < 500]).toEqual(['table.too-quick', true]);
    expect(table.do('bob', { do: 'offer-draw' })).toEqual(['draw-offered']);
    expect(table.do('bob', { do: 'leave' })).toEqual(['left']);
    // he himself plays on all the same, and is missed when he goes
    const { game, state } = table.state.position;
    const mover = game.toAct(state)[0] as number;
    if (mover === 0) expect(table.play()).toContain('played');
    table.now += 10 * MINUTE;
    expect(table.do('ann', { do: 'return' })).toEqual(table.state.holders[0]!.kind === 'person' ? [] : ['returned']);
  });

  test('sits down and stands up: is slowed down', () => {
    const table = new TestTable(gameCalled('foxu'));
    const flap = () => [table.do('mallory', { do: 'sit', seat: 0 }), table.do('mallory', { do: 'stand' })];
    while (!flap().includes('table.too-quick')) expect(table.state.seq).toBeLessThan(200);
    expect(table.do('ann', { do: 'sit', seat: 1 })).toEqual(['sat']);
  });

  test('chooses levels: is slowed down, and the people may play again', () => {
    const table = new TestTable(gameCalled('foxu'));
    table.do('ann', { do: 'sit', seat: 0 });
    table.do('ann', { do: 'bot', seat: 1, level: 1 });
    table.do('ann', { do: 'start' });
    table.do('ann', { do: 'resign' });
    let level: 1 | 2 = 1;
    const choose = () => {
      level = level === 1 ? 2 : 1;
      return table.do('ann', { do: 'level', seat: 1, level });
    };
    while (choose() !== 'table.too-quick') expect(table.state.seq).toBeLessThan(200);
    expect(table.do('ann', { do: 'rematch' })).toEqual(['rematch-wanted']);
  });
});

describe('the host', () => {
  test('asks somebody for quiet, and lets him talk again; nobody else may', () => {
    const table = TestTable.started(gameCalled('foxu'));
    say(table, 'eve');
    expect(table.do('bob', { do: 'mute', who: 'eve' })).toBe('table.host-only');
    expect(table.do('ann', { do: 'mute', who: 'eve' })).toEqual(['muted']);
    expect(table.do('ann', { do: 'mute', who: 'eve' })).toEqual([]);
    expect(say(table, 'eve')).toBe('table.muted');
    expect(table.do('eve', { do: 'react', reaction: 'wow' })).toBe('table.muted');
    expect(say(table, 'bob')).toEqual(['said']);
    expect(faceOf(table.state).muted).toEqual(['eve']);
    expect(table.reread()).toEqual(table.state);
    expect(table.do('bob', { do: 'unmute', who: 'eve' })).toBe('table.host-only');
    expect(table.do('ann', { do: 'unmute', who: 'eve' })).toEqual(['unmuted']);
    expect(say(table, 'eve')).toEqual(['said']);
  });

  test('can ask only those for quiet who are there', () => {
    const table = TestTable.started(gameCalled('foxu'));
    expect(table.do('ann', { do: 'mute', who: 'nobody' })).toBe('table.nobody-to-mute');
    expect(table.do('ann', { do: 'mute', who: 'ann' })).toBe('table.nobody-to-mute');
    expect(table.do('ann', { do: 'mute', who: 'bob' })).toEqual(['muted']);
    // so many that everybody can be told who they are
    const muted = Array.from({ length: 2 * MOST_MUTED }, (_, guest) => {
      table.now += MINUTE;
      say(table, `guest${guest}`);
      return table.do('ann', { do: 'mute', who: `guest${guest}` });
    });
    expect(muted.filter((each) => each === 'table.enough-muted')).toHaveLength(MOST_MUTED + 1);
    // who is quiet plays on
    expect(table.do('bob', { do: 'offer-draw' })).toEqual(['draw-offered']);
  });

  test('closes the table to those who watch, or to all talk', () => {
    const table = TestTable.started(gameCalled('foxu'));
    const talking = () => ['ann', 'bob', 'eve'].map((who) => String(say(table, who)));
    expect(table.do('bob', { do: 'talk', talkers: 'nobody' })).toBe('table.host-only');
    expect(table.do('ann', { do: 'talk', talkers: 'seated' })).toEqual(['talk-set']);
    expect(talking()).toEqual(['said', 'said', 'table.seated-talk']);
    expect(table.do('ann', { do: 'talk', talkers: 'nobody' })).toEqual(['talk-set']);
    expect(talking()).toEqual(['table.no-talk', 'table.no-talk', 'table.no-talk']);
    expect(table.do('ann', { do: 'talk', talkers: 'all' })).toEqual(['talk-set']);
    expect(talking()).toEqual(['said', 'said', 'said']);
  });

  test('does not come between partners', () => {
    const table = TestTable.started(gameCalled('mister-zero'), { seats: 4, options: { consult: true } });
    for (const who of PEOPLE.slice(1)) table.do('ann', { do: 'mute', who });
    table.do('ann', { do: 'talk', talkers: 'nobody' });
    expect(table.do('bob', { do: 'say', text: 'b3?', to: 'team' })).toEqual(['said']);
  });

  test('is heeded in the next game, too', () => {
    const table = TestTable.started(gameCalled('foxu'));
    table.do('ann', { do: 'mute', who: 'bob' });
    table.do('ann', { do: 'talk', talkers: 'seated' });
    table.do('ann', { do: 'resign' });
    expect(nextTable(table.state, 'before').events).toEqual(
      expect.arrayContaining([
        { t: 'talk-set', talkers: 'seated' },
        { t: 'muted', who: 'bob' },
      ]),
    );
  });
});
