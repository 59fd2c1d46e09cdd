/** The ideas of a round, kept while it lasts: players are asked again and again. */
import type { Level, Thinking } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import type { Position } from '../solver/solver.ts';
import { carelessIdea, easiestIdea, type Idea, ideasOf, shortestIdea } from './ideas.ts';
import { PLAYER_MS, SKILLS } from './levels.ts';
import { type Find, planOf } from './plan.ts';

/** Rounds remembered: several tables may ask in turn. */
const MOST_KEPT = 32;

export interface Thoughts {
  readonly plan: readonly Find[];
  /** Every idea within reach of this level, the shortest first. */
  readonly ideas: readonly Idea[];
  /** No solution is shorter. */
  readonly shortest: number | undefined;
  readonly nodes: number;
}

export function think(position: Position, level: Level, thinking: Thinking): Thoughts {
  const skill = SKILLS[level];
  const effort = new Effort(thinking, PLAYER_MS);
  // where no time runs it does not matter which idea comes first, and who errs in nothing needs only the best
  const isSure = thinking.elapsed === undefined && skill.overlooks === 0 && skill.mistakes === 0;
  const found = skill.searches ? searched(position, effort, isSure) : undefined;
  const prepared = found && isSure ? [] : known(ideas, position, () => ideasOf(position))!;
  const all = found ? [...prepared.filter(({ slides }) => slides.length > found.slides.length), found] : prepared;
  return {
    plan: planOf(
      all.toSorted((a, b) => a.difficulty - b.difficulty),
      skill.mistakes > 0 ? carelessIdea(position) : undefined,
      skill,
      thinking.random,
    ),
    ideas: all.toSorted((a, b) => a.slides.length - b.slides.length),
    shortest: found?.slides.length,
    nodes: effort.nodes,
  };
}

const ideas = new Map<string, Idea[]>();
const shortest = new Map<string, Idea>();
const easiest = new Map<string, Idea>();

const searched = (position: Position, effort: Effort, isSure: boolean): Idea | undefined =>
  isSure
    ? known(shortest, position, () => shortestIdea(position, effort))
    : known(easiest, position, () => easiestIdea(position, effort));

/** What is not known, for want of effort, is not kept. */
function known<Value>(kept: Map<string, Value>, position: Position, make: () => Value | undefined): Value | undefined {
  const { board, target, ricochet, robots } = position;
  const key = JSON.stringify([Object.values(board.targets), target, ricochet, robots]);
  const value = kept.get(key) ?? make();
  kept.delete(key);
  if (value !== undefined) kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return value;
}
