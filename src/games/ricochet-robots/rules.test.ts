/** One test or more for each ruling of RULES.md. */
import { describe, expect, test } from 'vitest';
import type { By } from '../../core/game.ts';
import { replay, step } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import { rules as ricochet } from './index.ts';
import { boardOf } from './layout.ts';
import { CENTRE, type RicochetState, TARGETS, type Target } from './state.ts';

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
const open = (seats: number, options: object = {}) => ricochet.start(expectOk(ricochet.options(options, seats)), seats);

// On this board red on h6 reaches the red circle on e15 by rW (e6) and rN; from e7 by rN alone.
const LAYOUT = 'chance layout:1A,2A,3A,4A';
const ROBOTS = 'chance robots:r=h6,y=p1,g=p16,b=a16';
const CIRCLE = 'chance target:red-circle';
const drawn = (seats: number, options: object = {}, robots = ROBOTS, target = CIRCLE) =>
  play(open(seats, options), LAYOUT, robots, target);
const silence = ['clock quiet', '0 turn-glass', 'clock glass'];
/** Seat 0 has won every target but these. */
const left = (state: RicochetState, targets: readonly Target[]): RicochetState => ({
  ...state,
  won: state.won.map((_, seat) => (seat === 0 ? TARGETS.filter((target) => !targets.includes(target)) : [])),
});

describe('chance', () => {
  test('[R1] it draws robots on different cells that are neither centre nor target', () => {
    const random = seededRandom('R1');
    for (let i = 0; i < 200; i++) {
      const laid = ricochet.apply(open(2), 'chance', ricochet.draw(open(2), 'chance', random));
      const placed = ricochet.apply(laid, 'chance', ricochet.draw(laid, 'chance', random));
      const cells = Object.values(placed.robots!);
      const taken = [...CENTRE, ...Object.values(boardOf(placed.layout!).targets)];
      expect(new Set([...cells, ...taken]).size).toBe(4 + 4 + 17);
    }
  });

  test('[R1] any four different cells outside the centre can be set up, targets too', () => {
    const laid = play(open(2), LAYOUT);
    expect(refusal(laid, 'chance robots:r=e15,y=n15,g=f8,b=a1')).toBe('accepted');
    expect(refusal(laid, 'chance robots:r=h8,y=n15,g=f8,b=a1')).toBe('ricochet-robots.robot-in-the-centre');
    expect(refusal(laid, 'chance robots:r=a1,y=n15,g=f8,b=a1')).toBe('ricochet-robots.robots-share');
    expect(refusal(laid, CIRCLE)).toBe('ricochet-robots.robots-next');
  });

  test('[R1] a layout has one face of each board', () => {
    expect(refusal(open(2), 'chance layout:4B,1A,3B,2A')).toBe('accepted');
    expect(refusal(open(2), 'chance layout:1A,1B,3A,4A')).toBe('ricochet-robots.board-twice');
    expect(refusal(open(2), ROBOTS)).toBe('ricochet-robots.layout-first');
  });
});

describe('announcing', () => {
  test('[R2] only the last announcement counts, and each shows once', () => {
    const showing = play(drawn(2), '0 bid:9', '1 bid:7', '0 bid:5', 'clock glass');
    expect(showing.round!.order).toEqual([0, 1]);
    const second = play(showing, '0 give-up');
    expect(ricochet.toAct(second)).toEqual([1, 'clock']);
    expect(ricochet.toAct(play(second, '1 give-up'))).toEqual(['chance']);
  });

  test('[R4] an announcement is a number from 2 to 99, and lower than his own last one', () => {
    const state = drawn(2);
    for (const line of ['0 bid:0', '0 bid:1', '0 bid:100']) {
      expect(refusal(state, line)).toBe('ricochet-robots.bid-range');
    }
    const announced = play(state, '0 bid:9');
    expect(refusal(announced, '0 bid:9')).toBe('ricochet-robots.bid-not-lower');
    expect(refusal(announced, '0 bid:10')).toBe('ricochet-robots.bid-not-lower');
    for (const line of ['0 bid:8', '1 bid:8', '1 bid:9', '1 bid:99']) expect(refusal(announced, line)).toBe('accepted');
  });
});

describe('handicaps', () => {
  const orderOf = (state: RicochetState) => state.round!.order;
  test('[R13] a handicap is added to the number when the order of showing is fixed', () => {
    const handicaps = [2, 0, 0];
    expect(orderOf(play(drawn(3, { handicaps }), '0 bid:5', '1 bid:6', '2 bid:8', 'clock glass'))).toEqual([1, 0, 2]);
    expect(orderOf(play(drawn(3, { handicaps }), '0 bid:3', '1 bid:6', 'clock glass'))).toEqual([0, 1]);
  });
  test('[R13] numbers that count the same: the smaller handicap, then fewer targets, then whoever was first', () => {
    const behind = (state: RicochetState) => ({ ...state, won: [[], ['red-circle'], []] as readonly Target[][] });
    const lines = ['0 bid:4', '1 bid:6', '2 bid:6', 'clock glass'];
    expect(orderOf(play(behind(drawn(3, { handicaps: [2, 0, 0] })), ...lines))).toEqual([2, 1, 0]);
    expect(orderOf(play(behind(drawn(3, { handicaps: [2, 0, 0], tournament: true })), ...lines))).toEqual([1, 2, 0]);
    expect(orderOf(play(drawn(2, { handicaps: [1, 1] }), '1 bid:4', '0 bid:4', 'clock glass'))).toEqual([1, 0]);
  });
  test('[R13] whoever shows has the slides that were announced, and may announce what he could', () => {
    const state = drawn(2, { handicaps: [10, 0] });
    expect(refusal(state, '0 bid:99')).toBe('accepted');
    expect(refusal(play(state, '0 bid:5'), '0 bid:2')).toBe('accepted');
    const failed = play(state, '0 bid:2', 'clock glass', '0 show:rW', '0 show:rE');
    expect(ricochet.toAct(failed)).toEqual(['chance']);
    expect(play(state, '0 bid:2', 'clock glass', '0 show:rW', '0 show:rN').won[0]).toEqual(['red-circle']);
  });
  test('[R13] none at all is the usual table; anything else is refused, and alone there are none', () => {
    expect(expectOk(ricochet.options({ handicaps: [0, 0] }, 2))).toEqual(expectOk(ricochet.options({}, 2)));
    const reason = (handicaps: unknown, seats = 2) => {
      const read = ricochet.options({ handicaps }, seats);
      return read.ok ? 'accepted' : read.error.reason;
    };
    expect(reason([3, 10])).toBe('accepted');
    for (const wrong of [[1], [0, 11], [0.5, 0], [-1, 0], 'much', null, [1, 0, 0]])
      expect(reason(wrong)).toBe('option-value');
    expect(reason([1], 1)).toBe('option-unknown');
  });
});

describe('showing', () => {
  test('[R3] it has failed when the announced slides are made, and none can be taken back', () => {
    const showing = play(drawn(2), '0 bid:2', '1 bid:3', 'clock glass', '0 show:rW');
    expect(ricochet.view(showing, 0).robots.r).toBe('e6');
    const failed = play(showing, '0 show:rE');
    expect(ricochet.toAct(failed)).toEqual([1, 'clock']);
    expect(ricochet.view(failed, 0)).toMatchObject({ robots: { r: 'h6' }, slides: [], shows: 1 });
  });

  test('[R3] giving up is allowed at any time, and the clock may end it', () => {
    const showing = play(drawn(2), '0 bid:3', '1 bid:4', 'clock glass');
    for (const lines of [['0 give-up'], ['clock show-timeout'], ['0 show:rW', '0 give-up']]) {
      const failed = play(showing, ...lines);
      expect(ricochet.toAct(failed)).toEqual([1, 'clock']);
      expect(failed.robots).toEqual(showing.robots);
    }
  });

  test('[R3] each showing has a clock of its own for all its slides', () => {
    const showing = play(drawn(2), '0 bid:3', '1 bid:4', 'clock glass');
    const [timer] = ricochet.timers(showing);
    expect(timer).toMatchObject({ ms: 60_000, move: 'show-timeout' });
    expect(ricochet.timers(play(showing, '0 show:rW'))).toEqual([timer]);
    expect(ricochet.timers(play(showing, '0 give-up'))[0]!.key).not.toBe(timer!.key);
  });

  test('[R5] alone everything is the same, and the round before stays in view', () => {
    const won = play(drawn(1), '0 bid:5', 'clock glass', '0 show:rW', '0 show:rN');
    expect(ricochet.view(won, 0)).toMatchObject({
      won: [['red-circle']],
      lastRound: { target: 'red-circle', start: { r: 'h6' }, winner: 0, slides: ['rW', 'rN'] },
    });
    expect(ricochet.outcome(left(won, []))).toMatchObject({ winners: [], scores: [17] });
  });

  test('[R6] whoever leaves stays in toAct, and the table can give up for his seat', () => {
    const showing = play(drawn(3), '2 bid:3', '0 bid:4', 'clock glass');
    expect(ricochet.toAct(showing)).toEqual([2, 'clock']);
    expect(ricochet.toAct(play(showing, '2 give-up'))).toEqual([0, 'clock']);
  });

  test('[R7] a robot on its target has to leave and come back', () => {
    const showing = play(drawn(1, {}, 'chance robots:r=e15,y=p1,g=p16,b=a16'), '0 bid:4', 'clock glass');
    expect(ricochet.toAct(showing)).toEqual([0, 'clock']);
    const back = play(showing, '0 show:rS', '0 show:rE', '0 show:rW', '0 show:rN');
    expect(back.won).toEqual([['red-circle']]);
  });

  test('[R8] the first stop on the target decides: without a ricochet it fails, slides left or not', () => {
    const showing = play(drawn(1, {}, 'chance robots:r=e7,y=p1,g=p16,b=a16'), '0 bid:9', 'clock glass');
    expect(play(showing, '0 show:rN')).toMatchObject({ round: null, won: [[]], lastRound: { winner: null } });
    // to and fro is no right angle
    expect(play(showing, '0 show:rS', '0 show:rN').won).toEqual([[]]);
  });

  test('[R8] slides of other robots between the two do not matter; their ricochets do not help', () => {
    const between = play(drawn(1), '0 bid:9', 'clock glass', '0 show:rW', '0 show:yW', '0 show:rN');
    expect(between.won).toEqual([['red-circle']]);
    const others = play(drawn(1, {}, 'chance robots:r=e7,y=p1,g=p16,b=a16'), '0 bid:9', 'clock glass');
    expect(play(others, '0 show:yW', '0 show:yN', '0 show:rN').won).toEqual([[]]);
  });

  test('[R8] another colour’s robot on the target decides nothing', () => {
    const showing = play(drawn(1, {}, 'chance robots:r=h6,y=p1,g=e7,b=a16'), '0 bid:9', 'clock glass', '0 show:gN');
    expect(ricochet.view(showing, 0)).toMatchObject({ phase: 'showing', robots: { g: 'e15' }, slides: ['gN'] });
  });

  test('[R8] at the vortex the first robot of any colour decides', () => {
    // the vortex on f8 is reached by gE along the row; by yW (blue on e4 stops it on f4) and yN
    const robots = 'chance robots:r=h6,y=m4,g=c8,b=e4';
    const showing = play(drawn(1, {}, robots, 'chance target:vortex'), '0 bid:9', 'clock glass');
    expect(play(showing, '0 show:gE')).toMatchObject({ round: null, won: [[]] });
    expect(play(showing, '0 show:yW', '0 show:yN')).toMatchObject({ round: null, won: [['vortex']] });
  });

  test('[R9] with a free ricochet the first stop succeeds, and announcements start at 1', () => {
    const state = drawn(1, { ricochet: 'free' }, 'chance robots:r=e7,y=p1,g=p16,b=a16');
    expect(refusal(state, '0 bid:0')).toBe('ricochet-robots.bid-range');
    expect(play(state, '0 bid:1', 'clock glass', '0 show:rN').won).toEqual([['red-circle']]);
  });
});

describe('the end', () => {
  const twoLeft = left(play(open(2, { goal: 'all' }), LAYOUT, ROBOTS), ['red-circle', 'vortex']);
  const VORTEX = 'chance target:vortex';

  test('[R10] every target left put back in silence ends the game', () => {
    const once = play(twoLeft, CIRCLE, ...silence);
    expect(ricochet.view(once, 0)).toMatchObject({ silent: ['red-circle'], left: ['red-circle', 'vortex'] });
    const again = play(once, CIRCLE, ...silence);
    expect(ricochet.toAct(again)).toEqual(['chance']);
    const end = play(again, VORTEX, ...silence);
    expect(ricochet.outcome(end)).toEqual({ winners: [0], scores: [15, 0], reason: 'silence' });
  });

  test('[R10] put back because nobody succeeded does not count, nor does it undo the silence before', () => {
    const failed = ['0 bid:2', 'clock glass', '0 give-up'];
    const both = play(twoLeft, CIRCLE, ...silence, VORTEX, ...failed, CIRCLE, ...failed);
    expect(both.silent).toEqual(['red-circle']);
    expect(ricochet.toAct(both)).toEqual(['chance']);
    expect(ricochet.outcome(play(both, VORTEX, ...silence))?.reason).toBe('silence');
  });

  test('[R10] a target won starts the count anew', () => {
    const won = play(twoLeft, VORTEX, ...silence, CIRCLE, '1 bid:2', 'clock glass', '1 show:rW', '1 show:rN');
    expect(won.silent).toEqual([]);
    expect(ricochet.outcome(won)).toBeUndefined();
    expect(ricochet.outcome(play(won, VORTEX, ...silence))).toMatchObject({ scores: [15, 1], reason: 'silence' });
  });

  test('[R10] in silence from the very start the game ends without a winner', () => {
    const quiet = TARGETS.flatMap((target) => [`chance target:${target}`, ...silence]);
    const end = play(play(open(3), LAYOUT, ROBOTS), ...quiet);
    expect(ricochet.outcome(end)).toEqual({ winners: [], scores: [0, 0, 0], reason: 'silence' });
  });

  test('[R11] all 17 targets won end the game, also below a goal', () => {
    const oneLeft = left(play(open(2, { goal: 17 }), LAYOUT, ROBOTS), ['red-circle']);
    const end = play(oneLeft, CIRCLE, '1 bid:2', 'clock glass', '1 show:rW', '1 show:rN');
    expect(ricochet.outcome(end)).toEqual({ winners: [0], scores: [16, 1], reason: 'all-targets' });
    expect(ricochet.toAct(end)).toEqual([]);
  });

  test('[R11] alone, and with five or more, all 17 is the goal unless another is chosen', () => {
    const goal = (seats: number, options?: object) => expectOk(ricochet.options(options, seats)).goal;
    expect([1, 2, 3, 4, 5, 16].map((seats) => goal(seats))).toEqual(['all', 8, 6, 5, 'all', 'all']);
    expect(goal(1, { goal: 4 })).toBe(4);
  });
});
