/** The printed course of a round: who may act when, the sandglass, the order of showing, and what is told. */
import { describe, expect, test } from 'vitest';
import type { By } from '../../core/game.ts';
import { perft } from '../../core/perft.ts';
import { admit, replay, step } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import { rules as ricochet } from './index.ts';
import { type RicochetState, TARGETS } from './state.ts';

const byOf = (text: string): By => (text === 'chance' || text === 'clock' ? text : Number(text));
/** An event is written as in the vectors: '0 bid:7'. */
const event = (line: string) => {
  const [by = '', move = ''] = line.split(' ');
  return { by: byOf(by), move };
};
const play = (state: RicochetState, ...lines: string[]) => expectOk(replay(ricochet, state, lines.map(event)));
const refusal = (state: RicochetState, line: string) => {
  const refused = step(ricochet, state, event(line));
  return refused.ok ? 'accepted' : refused.error.reason;
};
const effects = (state: RicochetState, line: string) => {
  const { by, move } = event(line);
  return ricochet.seen(state, by, expectOk(admit(ricochet, state, by, move)).move, 'spectator').effects;
};
const open = (seats: number, options: object = {}) => ricochet.start(expectOk(ricochet.options(options, seats)), seats);

// On this board red on h6 reaches the red circle on e15 by rW (e6) and rN.
const drawn = (seats: number, options: object = {}) =>
  play(
    open(seats, options),
    'chance layout:1A,2A,3A,4A',
    'chance robots:r=h6,y=p1,g=p16,b=a16',
    'chance target:red-circle',
  );
/** So many targets for each seat; the red circle is not among them. */
const won = (state: RicochetState, ...counts: number[]): RicochetState => {
  const others = TARGETS.filter((target) => target !== 'red-circle');
  return { ...state, won: counts.map((count) => others.splice(0, count)) };
};

describe('who may act', () => {
  test('board and drawing: chance alone', () => {
    const laid = play(open(3), 'chance layout:1A,2A,3A,4A');
    const placed = play(laid, 'chance robots:r=h6,y=p1,g=p16,b=a16');
    for (const state of [open(3), laid, placed]) expect(ricochet.toAct(state)).toEqual(['chance']);
    expect(ricochet.legal(placed, 'chance').list).toHaveLength(17);
    expect(refusal(placed, 'chance target:red-circle')).toBe('accepted');
    expect(refusal(placed, 'chance layout:1A,2A,3A,4A')).toBe('ricochet-robots.target-next');
    expect(refusal(won(placed, 1, 0, 0), 'chance target:red-triangle')).toBe('ricochet-robots.target-won');
  });

  test('thinking: everybody announces, the clock says quiet', () => {
    expect(ricochet.toAct(drawn(3))).toEqual([0, 1, 2, 'clock']);
    expect(refusal(drawn(3), '0 turn-glass')).toBe('ricochet-robots.glass-not-yet');
    expect(refusal(drawn(3), '0 show:rW')).toBe('ricochet-robots.nobody-shows');
    expect(refusal(drawn(3), '0 give-up')).toBe('ricochet-robots.nobody-shows');
    expect(refusal(drawn(3), '0 quiet')).toBe('ricochet-robots.clock-tells');
    expect(refusal(drawn(3), '0 target:vortex')).toBe('ricochet-robots.chance-draws');
    expect(refusal(drawn(3), 'clock glass')).toBe('ricochet-robots.clock-says');
  });

  test('quiet: the sandglass lies until somebody turns it, once', () => {
    const quiet = play(drawn(2), 'clock quiet');
    expect(ricochet.toAct(quiet)).toEqual([0, 1]);
    const turned = play(quiet, '1 turn-glass');
    expect(ricochet.toAct(turned)).toEqual([0, 1, 'clock']);
    expect(refusal(turned, '0 turn-glass')).toBe('ricochet-robots.glass-runs');
    expect(ricochet.toAct(play(turned, 'clock glass'))).toEqual(['chance']);
    expect(ricochet.toAct(play(quiet, '0 bid:2'))).toEqual([1, 'clock']);
    expect(ricochet.toAct(play(turned, '0 bid:2', '1 bid:2'))).toEqual(['clock']);
  });

  test('announcing: whoever has said the least number can go no lower', () => {
    const state = play(drawn(3), '1 bid:2', '0 bid:3');
    expect(ricochet.toAct(state)).toEqual([0, 2, 'clock']);
    expect(ricochet.legal(state, 0).list.map(ricochet.write)).toEqual(['bid:2']);
    expect(refusal(state, '1 bid:2')).toBe('not-your-turn');
    expect(refusal(state, '0 turn-glass')).toBe('ricochet-robots.glass-runs');
  });

  test('showing: one seat and the clock', () => {
    const showing = play(drawn(3), '1 bid:2', '0 bid:3', 'clock glass');
    expect(ricochet.toAct(showing)).toEqual([1, 'clock']);
    expect(refusal(showing, '1 bid:2')).toBe('ricochet-robots.too-late');
    expect(refusal(showing, '1 turn-glass')).toBe('ricochet-robots.too-late');
    expect(refusal(showing, '1 show:yE')).toBe('ricochet-robots.slide-blocked');
    // red has four ways, the three robots in their corners two each
    expect(ricochet.legal(showing, 1).list.map(ricochet.write)).toEqual(
      'give-up show:bE show:bS show:gS show:gW show:rE show:rN show:rS show:rW show:yN show:yW'.split(' '),
    );
  });

  test('perft', () => {
    // two seats with 98 numbers each, and the clock; then, n announced, n - 2 numbers below, 98 for the other, the glass
    // (n = 2 … 99: 4,753 + 98 × 99), twice; and after the quiet 98 numbers and the sandglass for each of two
    expect([1, 2].map((depth) => perft(ricochet, drawn(2), depth))).toEqual([197, 2 * (4_753 + 98 * 99) + 2 * 99]);
  });
});

describe('the sandglass', () => {
  test('the first announcement turns it, later ones do not; after a silent turn it is turned anew', () => {
    const [thinking] = ricochet.timers(drawn(2));
    expect(thinking).toMatchObject({ ms: 240_000, move: 'quiet' });
    const announced = play(drawn(2), '0 bid:9');
    const [glass] = ricochet.timers(announced);
    expect(glass).toMatchObject({ ms: 60_000, move: 'glass' });
    expect(ricochet.timers(play(announced, '0 bid:8', '1 bid:8'))).toEqual([glass]);
    const quiet = play(drawn(2), 'clock quiet');
    expect(ricochet.timers(quiet)).toEqual([]);
    const turned = play(quiet, '1 turn-glass');
    expect(ricochet.timers(turned)).toMatchObject([{ ms: 60_000, move: 'glass' }]);
    expect(ricochet.timers(play(turned, '0 bid:9'))[0]!.key).not.toBe(ricochet.timers(turned)[0]!.key);
  });

  test('a new round has new keys, and options set the seconds', () => {
    const options = { glassSeconds: 1, quietSeconds: 2, showSeconds: 3 };
    const first = drawn(1, options);
    const second = play(first, 'clock quiet', '0 turn-glass', 'clock glass', 'chance target:red-circle');
    expect(ricochet.timers(first)[0]!.ms).toBe(2_000);
    expect(ricochet.timers(second)[0]!.key).not.toBe(ricochet.timers(first)[0]!.key);
    const announced = play(second, '0 bid:2');
    expect(ricochet.timers(announced)[0]!.ms).toBe(1_000);
    expect(ricochet.timers(play(announced, 'clock glass'))[0]!.ms).toBe(3_000);
  });
});

describe('the order of showing', () => {
  const order = (state: RicochetState, ...bids: string[]) => play(state, ...bids, 'clock glass').round!.order;

  test('smallest number first; those who said nothing do not show', () => {
    expect(order(drawn(4), '0 bid:9', '2 bid:4', '3 bid:12')).toEqual([2, 0, 3]);
  });

  test('among equals fewer targets first, then the earlier announcement of that number', () => {
    expect(order(won(drawn(3), 2, 1, 2), '0 bid:5', '2 bid:5', '1 bid:5')).toEqual([1, 0, 2]);
    expect(order(drawn(3), '0 bid:9', '1 bid:5', '2 bid:5', '0 bid:5')).toEqual([1, 2, 0]);
  });

  test('in a tournament the earlier announcement alone', () => {
    expect(order(won(drawn(3, { tournament: true }), 2, 1, 0), '0 bid:5', '1 bid:5', '2 bid:5')).toEqual([0, 1, 2]);
  });
});

describe('what follows', () => {
  test('success: the robots stay, nobody else shows, and that is the next start', () => {
    const end = play(drawn(2), '0 bid:2', '1 bid:2', 'clock glass', '0 show:rW', '0 show:rN');
    expect(ricochet.toAct(end)).toEqual(['chance']);
    expect(ricochet.view(end, 1)).toMatchObject({
      robots: { r: 'e15' },
      won: [['red-circle'], []],
      bids: [null, null],
    });
    expect(ricochet.view(play(end, 'chance target:vortex'), 1).start).toMatchObject({ r: 'e15' });
  });

  test('the goal ends the game; the most targets win, and all alike is a draw', () => {
    const showing = play(won(drawn(3, { goal: 2 }), 1, 1, 0), '0 bid:2', 'clock glass', '0 show:rW');
    const end = play(showing, '0 show:rN');
    expect(ricochet.outcome(end)).toEqual({ winners: [0], scores: [2, 1, 0], reason: 'goal' });
    const shared = play(won(drawn(3, { goal: 'all' }), 7, 8, 1), '0 bid:2', 'clock glass', '0 show:rW', '0 show:rN');
    expect(ricochet.outcome(shared)).toEqual({ winners: [0, 1], scores: [8, 8, 1], reason: 'all-targets' });
    const alone = play(drawn(1, { goal: 1 }), '0 bid:2', 'clock glass', '0 show:rW', '0 show:rN');
    expect(ricochet.outcome(alone)).toEqual({ winners: [], scores: [1], reason: 'goal' });
  });

  test('every consequence is told', () => {
    expect(effects(drawn(2), '0 bid:3')).toEqual([{ effect: 'glass-turned' }]);
    const announced = play(drawn(2), '0 bid:3', '1 bid:4');
    expect(effects(announced, '1 bid:3')).toEqual([]);
    expect(effects(announced, 'clock glass')).toEqual([{ effect: 'shows', seat: 0, number: 3 }]);
    const showing = play(announced, 'clock glass', '0 show:rW');
    expect(effects(showing, '0 show:rN')).toEqual([
      { effect: 'slide', robot: 'r', direction: 'N', from: 'e6', to: 'e15', stoppedBy: 'wall' },
      { effect: 'won', seat: 0, target: 'red-circle', slides: 2 },
    ]);
    expect(effects(play(showing, '0 show:gW'), '0 show:gE')).toEqual([
      { effect: 'slide', robot: 'g', direction: 'E', from: 'm16', to: 'p16', stoppedBy: 'wall' },
      { effect: 'failed', seat: 0, cause: 'number-used-up' },
      { effect: 'robots-back', robots: { r: 'h6', y: 'p1', g: 'p16', b: 'a16' } },
      { effect: 'shows', seat: 1, number: 4 },
    ]);
    const last = play(showing, '0 give-up');
    expect(effects(last, 'clock show-timeout')).toEqual([
      { effect: 'failed', seat: 1, cause: 'timeout' },
      { effect: 'put-back', target: 'red-circle', cause: 'nobody' },
    ]);
    const turned = play(drawn(2), 'clock quiet', '1 turn-glass');
    expect(effects(turned, 'clock glass')).toEqual([{ effect: 'put-back', target: 'red-circle', cause: 'silence' }]);
  });

  test('a robot that stops another is named', () => {
    const state = play(open(1), 'chance layout:1A,2A,3A,4A', 'chance robots:r=h6,y=f6,g=p16,b=a16');
    const showing = play(state, 'chance target:red-circle', '0 bid:9', 'clock glass');
    expect(effects(showing, '0 show:rW')).toMatchObject([{ from: 'h6', to: 'g6', stoppedBy: 'y' }]);
  });

  test('everybody sees the same', () => {
    const state = play(drawn(2), '0 bid:3', '1 bid:4', 'clock glass', '0 show:rW');
    const { viewer: _, ...seenBy0 } = ricochet.view(state, 0);
    for (const viewer of [1, 'spectator'] as const) {
      expect(ricochet.view(state, viewer)).toEqual({ viewer, ...seenBy0 });
    }
  });
});

describe('options', () => {
  test('defaults', () => {
    const seconds = { glassSeconds: 60, quietSeconds: 240, showSeconds: 60 };
    expect(expectOk(ricochet.options(undefined, 2))).toEqual({
      ricochet: 'required',
      tournament: false,
      goal: 8,
      ...seconds,
    });
  });

  test.each([
    [{ ricochet: 'no' }],
    [{ tournament: 'true' }],
    [{ goal: 0 }],
    [{ goal: 18 }],
    [{ goal: '5' }],
    [{ goal: 2.5 }],
    [{ glassSeconds: 0 }],
    [{ quietSeconds: 3601 }],
    [{ showSeconds: '60' }],
    [{ robots: 5 }],
  ])('%o is refused', (options) => {
    expect(ricochet.options(options, 2)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });
});
