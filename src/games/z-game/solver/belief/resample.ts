/** Systematic resampling: few worlds that stand for many, for fewer are searched deeper. */
import type { Random } from '../../../../core/game.ts';
import type { World } from './worlds.ts';

/** How finely the place is drawn from which the unlikely worlds are counted off. */
const FINE = 1000;

/**
 * At most `most` of `worlds`, which come the likeliest first. The likely ones stay with their weights; of the others some
 * are taken at equal distances along all their weights, and share these equally. So no world is favoured: how much a world
 * weighs is on average what it weighed before.
 */
export function resampled(worlds: readonly World[], most: number, random: Random): World[] {
  if (worlds.length <= most) return [...worlds];
  let rest = worlds.reduce((sum, { weight }) => sum + weight, 0);
  let kept = 0;
  while (kept < most && worlds[kept]!.weight * (most - kept) >= rest) rest -= worlds[kept++]!.weight;
  const share = rest / (most - kept);
  const few = worlds.slice(0, kept);
  let ahead = (share * (random(FINE) + 0.5)) / FINE;
  for (const world of worlds.slice(kept)) {
    ahead -= world.weight;
    if (ahead >= 0) continue;
    few.push({ ...world, weight: share });
    ahead += share;
  }
  return few;
}
