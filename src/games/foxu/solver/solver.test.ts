import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { count } from './position/bits.ts';
import { CELLS, HOLE_BIT } from './position/board.ts';
import { isOver, type Packed, slides } from './position/position.ts';
import { Solver } from './solver.ts';
import { EndgameTable } from './test-endgame-table.ts';
import type { Verdict } from './verdict.ts';

const solver = (effort = Effort.unlimited()) => new Solver(effort);

/** Any placement of tubes that do not stand on an open hole. */
function randomPosition(holes: number, quietLeft: number, random: (below: number) => number): Packed {
  let open = 0;
  while (count(open) < holes) open |= 1 << random(32);
  const cell = (): number => {
    const at = random(CELLS);
    return (HOLE_BIT[at]! & open) === 0 ? at : cell();
  };
  const own = cell();
  let other = cell();
  while (other === own) other = cell();
  const ownLeft = 1 + random(holes);
  return { open, own, other, ownLeft, otherLeft: holes + 1 - ownLeft, quietLeft };
}

describe('against brute force', () => {
  test.each([1, 2, 3])('%i open holes, near F3 and far', (holes) => {
    const random = seededRandom(`levels ${holes}`);
    const seen = new Set<string>();
    for (let sets = 0; sets < 3; sets++) {
      const table = new EndgameTable();
      const { open, ownLeft, otherLeft } = randomPosition(holes, 40, random);
      for (let i = 0; i < 200; i++) {
        const { own, other } = placed(open, random);
        const quietLeft = i % 3 === 0 ? 40 : 1 + random(10);
        const position = { open, own, other, ownLeft, otherLeft, quietLeft };
        const verdict = table.verdict(position);
        seen.add(verdict === 0 ? 'draw' : verdict > 0 ? 'win' : 'loss');
        expect([position, solver().verdict(position)]).toEqual([position, verdict]);
      }
    }
    expect(seen.size).toBe(3);
  });
});

/** The attack without table, order or bounds. */
function wins(position: Packed, depth: number): boolean {
  return slides(position).some(({ after }) => after.otherLeft === 0 || (!isOver(after) && loses(after, depth - 1)));
}
function loses(position: Packed, depth: number): boolean {
  return depth > 0 && slides(position).every(({ after }) => !isOver(after) && wins(after, depth - 1));
}

test('with many open holes: near ends as a plain search sees them', () => {
  const random = seededRandom('plain');
  const seen = new Set<number>();
  for (let i = 0; i < 150; i++) {
    const holes = 6 + random(7);
    const { ownLeft: _, ...placement } = randomPosition(holes, i % 4 === 0 ? 1 + random(4) : 40, random);
    const ownLeft = i % 2 === 0 ? 2 + random(5) : holes - 1 - random(4);
    const position = { ...placement, ownLeft, otherLeft: holes + 1 - ownLeft };
    const near = wins(position, 1) ? 1 : loses(position, 2) ? -2 : wins(position, 3) ? 3 : loses(position, 4) ? -4 : 0;
    seen.add(near);
    expect([position, solver().seenWithin(position, 4) ?? 0]).toEqual([position, near]);
  }
  expect([...seen].sort()).toEqual([-2, -4, 0, 1, 3]);
});

test('to ask first who wins does not change the verdict, near F3 or far', () => {
  const random = seededRandom('who wins');
  let asked = 0;
  for (let i = 0; i < 60; i++) {
    const holes = 8 + random(8);
    const { ownLeft: _, ...placement } = randomPosition(holes, i % 2 === 0 ? 9 + random(9) : 40, random);
    const ownLeft = (holes >> 1) + random(3);
    const position = { ...placement, ownLeft, otherLeft: holes + 1 - ownLeft };
    const deepening = solver().deepen(position);
    let verdict: Verdict | undefined;
    while (verdict === undefined) verdict = deepening.next();
    const asking = solver();
    const depths: number[] = [];
    expect([position, asking.verdict(position, (depth) => depths.push(depth))]).toEqual([position, verdict]);
    expect(new Set(depths).size).toBe(depths.length);
    if (asking.winner === undefined) continue;
    asked++;
    expect(depths.at(-1)).toBe(Math.abs(verdict));
    expect(asking.winner).toBe(Math.sign(verdict));
    if (verdict > 0) expect(solver().verdict(asking.winning(position)!.after)).toBeLessThan(0);
  }
  expect(asked).toBeGreaterThan(20);
});

function placed(open: number, random: (below: number) => number) {
  const free = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => (HOLE_BIT[cell]! & open) === 0);
  const own = free[random(free.length)]!;
  const others = free.filter((cell) => cell !== own);
  return { own, other: others[random(others.length)]! };
}

describe('lines', () => {
  test('the line is as long as the distance and ends as the verdict says', () => {
    const random = seededRandom('lines');
    for (let i = 0; i < 60; i++) {
      const position = randomPosition(2 + random(9), 40, random);
      const solving = solver();
      const verdict = solving.verdict(position)!;
      const line = solving.line(position, verdict);
      const end = line.at(-1)!.after;
      if (verdict === 0) expect(end.quietLeft).toBe(0);
      else {
        expect(line.length).toBe(Math.abs(verdict));
        expect(end.otherLeft).toBe(0);
        // who made the last slide
        expect(line.length % 2 === 1).toBe(verdict > 0);
      }
    }
  });

  test('the best slides are those that keep the verdict, and no others', () => {
    const random = seededRandom('best');
    for (let i = 0; i < 40; i++) {
      const position = randomPosition(2 + random(5), 1 + random(40), random);
      const verdict = solver().verdict(position)!;
      const best = solver().best(position, verdict);
      const keeping = slides(position).filter(({ after }) => forMover(after) === verdict);
      expect(best.map(({ to }) => to)).toEqual(keeping.map(({ to }) => to));
    }
  });
});

function forMover(after: Packed): Verdict {
  if (isOver(after)) return after.otherLeft === 0 ? 1 : 0;
  const verdict = solver().verdict(after)!;
  return verdict > 0 ? -verdict - 1 : verdict < 0 ? 1 - verdict : 0;
}

test('a spent effort gives no verdict', () => {
  const effort = new Effort({ budget: { nodes: 5 }, random: () => 0, now: () => 0 });
  // the first 21 holes are open and both tubes are full
  const position = { open: 0x1fffff, own: 0, other: 35, ownLeft: 11, otherLeft: 11, quietLeft: 40 };
  expect(solver(effort).verdict(position)).toBeUndefined();
  expect(effort.nodes).toBe(5);
});
