/** What a player will come upon in this round, and when: fixed by his level, his luck and the position. */
import type { Random } from '../../../core/game.ts';
import type { Slide } from '../state.ts';
import type { Idea } from './ideas.ts';
import type { Skill } from './levels.ts';

export interface Find {
  /** Milliseconds after the target was drawn. */
  readonly at: number;
  /** What he will announce; by mistake it may be too small. */
  readonly number: number;
  readonly slides: readonly Slide[];
}

/** In the order of time, each with a smaller number than the one before. */
export function planOf(ideas: readonly Idea[], careless: Idea | undefined, skill: Skill, random: Random): Find[] {
  const finds: Find[] = [];
  const mistaken = random(100) < skill.mistakes;
  const miscounts = random(2) === 0;
  if (mistaken && careless && !miscounts) finds.push(find(careless, skill, random));
  for (const idea of ideas) {
    const seen = random(100) >= skill.overlooks;
    const found = find(idea, skill, random);
    if (seen && idea.difficulty <= skill.sight) finds.push(found);
  }
  finds.sort((a, b) => a.at - b.at);
  const better = finds.filter((each, i) => finds.slice(0, i).every((before) => each.number < before.number));
  const first = better[0];
  // one slide forgotten in the counting
  if (mistaken && miscounts && first && first.number > 3) return [{ ...first, number: first.number - 1 }];
  return better;
}

function find({ slides, difficulty }: Idea, { pace }: Skill, random: Random): Find {
  // luck: half to one and a half of the usual time, the middle being likelier
  const luck = (500 + random(500) + random(500)) / 1000;
  return { at: Math.round(1000 + 1000 * pace * difficulty ** 1.5 * luck), number: slides.length, slides };
}
