import { expect, test } from 'vitest';
import { playedThrough } from '../../../core/play.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { recorded } from '../../../core/review.ts';
import { rules } from '../index.ts';
import type { RicochetState } from '../state.ts';
import { candidates } from './candidates.ts';
import { studiedRound } from './round.ts';
import { ideasOf, playable, solutionsInsight, solved } from './solutions.ts';
import { warmth } from './warmth.ts';

const whole = { budget: {}, random: () => 0, now: () => 0 };

function rounds(count: number) {
  const start = rules.start(expectOk(rules.options({}, 2)), 2);
  return Array.from({ length: count }, (_, number) => {
    const random = seededRandom('rounds', number);
    let state: RicochetState = start;
    const events = [0, 1, 2].map(() => {
      const move = rules.draw(state, 'chance', random);
      state = rules.apply(state, 'chance', move);
      return { by: 'chance' as const, move: rules.write(move) };
    });
    const studied = { ...recorded(rules, 2, start, events), knowledge: 'everything' as const };
    const round = studiedRound(studied)!;
    return { studied, round, solution: solved(round, whole) };
  }).filter(({ solution: { status, length } }) => status === 'solved' && length > 1 && length < 9);
}

test('every solution is shown to be one by the rules, in as many slides; ideas share them out', () => {
  for (const { studied, round, solution } of rounds(8)) {
    const ideas = ideasOf(solution.paths);
    expect(ideas.reduce((sum, { paths }) => sum + paths.length, 0)).toBe(solution.paths.length);
    if (solution.paths.length < 2000) expect(solution.count).toBe(solution.paths.length);
    for (const path of solution.paths.slice(0, 30)) {
      expect(path).toHaveLength(solution.length);
      const { moves, from } = playable(round, path)!;
      expect(from).toBe(3);
      const played = playedThrough(rules, studied.end, moves);
      expect(played).toHaveLength(moves.length);
      expect(played.at(-1)!.after.lastRound).toMatchObject({ winner: 0, slides: path });
    }
  }
});

test('ideas are said of those solutions that were sorted, and of no others', () => {
  const [{ round, solution } = expect.fail()] = rounds(2);
  const saysOf = (count: number) => {
    const [says] = solutionsInsight(round, { ...solution, count }).parts;
    return says?.kind === 'says' ? says.reasons.map(({ key }) => key).slice(0, 3) : [];
  };
  expect(saysOf(solution.paths.length)).toEqual(['optimum', 'counted']);
  expect(saysOf(solution.paths.length + 1)).toEqual(['optimum', 'countedOnly', 'firstOnes']);
});

test('hot along every shortest way; elsewhere as cold as the detour is long', () => {
  for (const { studied, round, solution } of rounds(4)) {
    const number = solution.length + 3;
    const shows = playedThrough(rules, studied.end, [`bid:${number}`, 'glass']).at(-1)!.after;
    const { moves } = playable(round, solution.paths[0]!)!;
    const way = playedThrough(rules, shows, moves.slice(2));
    for (const { after } of [{ after: shows }, ...way.slice(0, -1)]) {
      expect(keysOf(after)).toEqual(['hot']);
    }
    for (const { move, value } of candidates(shows, 16, whole)) {
      const [{ after } = {}] = playedThrough(rules, shows, [move]);
      if (after?.round?.phase !== 'showing') continue;
      const detour = value - solution.length;
      expect(keysOf(after)).toEqual([detour === 0 ? 'hot' : detour === 1 ? 'warm' : 'cold']);
    }
  }
});

const keysOf = (state: RicochetState) =>
  warmth(state, whole)!
    .parts.flatMap((part) => (part.kind === 'says' ? part.reasons : []))
    .map(({ key }) => key);
