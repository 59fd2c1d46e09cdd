/** All shortest solutions, by their ideas: which robot comes to the target how, and which others help it. */
import type { Thinking } from '../../../core/bot.ts';
import type { Fact, Reason } from '../../../core/review.ts';
import type { Insight, InsightLine } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { type Solution, solve } from '../solver/solver.ts';
import { type Direction, ROBOTS, type Robot, type Slide } from '../state.ts';
import { type StudiedRound, winnerOf } from './round.ts';

/** Slides that do not depend on each other can be made in any order: there may be thousands. */
const MOST_SOLUTIONS = 2000;
const MOST_IDEAS = 8;
/** Where the budget says nothing. */
const USUAL_MS = 10_000;

export const solved = ({ position }: StudiedRound, thinking: Thinking): Solution =>
  solve(position, new Effort(thinking, USUAL_MS), MOST_SOLUTIONS);

interface Idea {
  readonly winner: Robot;
  readonly ways: readonly Direction[];
  readonly helpers: readonly Robot[];
  readonly paths: (readonly Slide[])[];
}

export function solutionsInsight(round: StudiedRound, solution: Solution): Insight {
  const { status, length, paths, count = 0 } = solution;
  if (status === 'none') return { key: 'solutions', parts: [{ kind: 'says', reasons: [{ key: 'none', blanks: {} }] }] };
  if (status === 'stopped') {
    return { key: 'solutions', parts: [{ kind: 'says', reasons: [{ key: 'atLeast', blanks: { count: length } }] }] };
  }
  const ideas = ideasOf(paths);
  const kinds: Reason = { key: 'ideas', blanks: { count: ideas.length } };
  const counted: Reason[] =
    count > paths.length
      ? [
          { key: 'countedOnly', blanks: { count } },
          { key: 'firstOnes', blanks: { count: paths.length, ideas: kinds } },
        ]
      : [{ key: 'counted', blanks: { count, ideas: kinds } }];
  const few: Reason[] =
    ideas.length > MOST_IDEAS ? [{ key: 'moreIdeas', blanks: { count: ideas.length - MOST_IDEAS } }] : [];
  return {
    key: 'solutions',
    parts: [
      {
        kind: 'says',
        reasons: [{ key: 'optimum', blanks: { count: length } }, ...counted, ...few],
      },
      { kind: 'lines', lines: ideas.slice(0, MOST_IDEAS).flatMap((idea) => lineOf(round, idea)) },
    ],
  };
}

/** Most solutions first. */
export function ideasOf(paths: readonly (readonly Slide[])[]): readonly Idea[] {
  const ideas = new Map<string, Idea>();
  for (const path of paths) {
    const winner = winnerOf(path);
    const ways = path.filter(({ robot }) => robot === winner).map(({ direction }) => direction);
    const helpers = ROBOTS.filter((robot) => robot !== winner && path.some((slide) => slide.robot === robot));
    const key = [winner, ...ways, ...helpers].join();
    const idea = ideas.get(key) ?? { winner, ways, helpers, paths: [] };
    idea.paths.push(path);
    ideas.set(key, idea);
  }
  return [...ideas.values()].sort((one, other) => other.paths.length - one.paths.length);
}

const ARROWS: Readonly<Record<Direction, string>> = { N: '↑', E: '→', S: '↓', W: '←' };
export const robotName = (robot: Robot): Fact => ({ key: `robot-${robot}`, blanks: {} });

function lineOf(round: StudiedRound, { winner, ways, helpers, paths }: Idea): InsightLine[] {
  const played = playable(round, paths[0]!);
  if (!played) return [];
  const blanks = { robot: robotName(winner), ways: ways.map((way) => ARROWS[way]).join(' '), count: paths.length };
  const label: Reason =
    helpers.length === 0
      ? { key: 'alone', blanks }
      : { key: 'helped', blanks: { ...blanks, helpers: helpers.map(robotName) } };
  return [{ label, ...played }];
}

/** The events that show it: announced, then slide by slide; undefined where others have announced and nobody can show it. */
export function playable(
  { from, round }: StudiedRound,
  path: readonly Slide[],
): Omit<InsightLine, 'label'> | undefined {
  const slides = path.map((slide) => write({ kind: 'show', ...slide }));
  const moves = [write({ kind: 'bid', number: path.length }), 'glass', ...slides];
  if (from !== undefined) return { moves, from };
  return round && round.bids.length === 0 ? { moves } : undefined;
}
