/** What a table says of two who sat at it: 1 beaten, ½ equal, 0 lost to. Partners, who have the same points in a team, are no opponents. */
import type { PlayedTable } from './field.ts';

/** By opponent. `teams`: at tables of four every second is a partner. */
export function winShares({ players, points }: PlayedTable, name: string, teams = false): ReadonlyMap<string, number> {
  const own = players.indexOf(name);
  const shares = new Map<string, number>();
  for (const [at, other] of players.entries()) {
    if (at === own || (teams && players.length === 4 && (at + own) % 2 === 0)) continue;
    shares.set(other, points[own]! > points[at]! ? 1 : points[own]! === points[at]! ? 0.5 : 0);
  }
  return shares;
}
