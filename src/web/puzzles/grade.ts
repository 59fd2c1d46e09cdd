/** How good a solution is, where the fewest moves count. */
export const GRADES = ['perfect', 'great', 'solved'] as const;
export type Grade = (typeof GRADES)[number];

const GREAT = 2;

/** `more`: so many moves more than the fewest; undefined where it is right or wrong and nothing between. */
export function gradeOf(more: number | undefined): Grade {
  if (more === undefined) return 'solved';
  if (more === 0) return 'perfect';
  return more <= GREAT ? 'great' : 'solved';
}
