/** The review of rounds against rules alone: every slide of every robot, position by position. */
import { describe, expect, test } from 'vitest';
import { pick, seededRandom } from '../../../core/random.ts';
import { recorded } from '../../../core/review.ts';
import { rules as ricochet } from '../index.ts';
import { boardOf, type PrintedBoard } from '../layout.ts';
import type { RicochetOptions } from '../options.ts';
import { slide } from '../slides.ts';
import { DIRECTIONS, type RicochetState, ROBOTS, type Robots, TARGETS, type Target } from '../state.ts';
import { reviewer } from './review.ts';

const thinking = { budget: {}, random: () => 0, now: () => 0 };
const MOST = 5;

/** The fewest slides and how many ways take no more, by slides alone; undefined if it takes more than MOST. */
function bruteForce(board: PrintedBoard, target: Target, free: boolean, start: Robots) {
  const goal = board.targets[target];
  // by the cells and by what R8 has to know of each robot: its last axis, and whether it has turned
  let frontier = new Map<string, { robots: Robots; heading: Readonly<Record<string, string>>; ways: number }>();
  frontier.set('', { robots: start, heading: {}, ways: 1 });
  for (let length = 1; length <= MOST; length++) {
    const next: typeof frontier = new Map();
    let won = 0;
    for (const { robots, heading, ways } of frontier.values()) {
      for (const robot of ROBOTS) {
        for (const direction of DIRECTIONS) {
          const to = slide(board, robots, robot, direction);
          if (to === robots[robot]) continue;
          const axis = direction === 'N' || direction === 'S' ? 'column' : 'row';
          const before = heading[robot] ?? axis;
          const now = free || before !== axis ? 'turned' : axis;
          if ((target === 'vortex' || target.charAt(0) === robot) && to === goal) {
            if (now === 'turned') won += ways;
            continue;
          }
          const after = { robots: { ...robots, [robot]: to }, heading: { ...heading, [robot]: now } };
          const key = ROBOTS.map((each) => `${after.robots[each]}${after.heading[each] ?? ''}`).join();
          const known = next.get(key);
          next.set(key, { ...after, ways: ways + (known?.ways ?? 0) });
        }
      }
    }
    if (won > 0) return { optimum: length, solutions: won };
    frontier = next;
  }
  return undefined;
}

/** A round that nobody wins, at any target. */
function silentRound(ricochetOption: RicochetOptions['ricochet'], seed: string) {
  const random = seededRandom(seed);
  const options = ricochet.options({ ricochet: ricochetOption }, 1);
  if (!options.ok) throw new Error('options');
  const start = ricochet.start(options.value, 1);
  const events: { by: 'chance' | 'clock' | 0; move: string }[] = [];
  let state: RicochetState = start;
  const make = (by: 'chance' | 'clock' | 0, move: string) => {
    const read = ricochet.read(move);
    if (!read.ok) throw new Error(move);
    events.push({ by, move });
    state = ricochet.apply(state, by, read.value);
  };
  for (let i = 0; i < 2; i++) make('chance', ricochet.write(ricochet.draw(state, 'chance', random)));
  make('chance', `target:${pick(TARGETS, random)}`);
  for (const [by, move] of [
    ['clock', 'quiet'],
    [0, 'turn-glass'],
    ['clock', 'glass'],
  ] as const)
    make(by, move);
  return recorded(ricochet, 1, start, events);
}

describe('the review of a round', () => {
  test.each(['required', 'free'] as const)(
    'ricochet %s: optimum and number of solutions are those of brute force',
    async (option) => {
      let compared = 0;
      for (let i = 0; compared < 12; i++) {
        const game = silentRound(option, `review ${option} ${i}`);
        const { lastRound, layout } = game.end;
        const expected = bruteForce(boardOf(layout!), lastRound!.target, option === 'free', lastRound!.start);
        if (!expected) continue;
        compared++;
        for await (const told of reviewer.review(game, thinking)) {
          expect(told).toEqual({ index: 5, round: 1, target: lastRound!.target, ...expected, shown: null, by: null });
        }
        expect(reviewer.judged(game)).toEqual([5]);
      }
    },
  );
});
