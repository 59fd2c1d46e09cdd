/** What can be forced whatever the hidden pieces are: to take the Z within so many turns, or to keep one's own for so long. */
import type { Belief, Turn } from './belief.ts';

/** All turns of a side, those of its Z first: they answer most threats. */
export function turnsOf(belief: Belief, isEnemy: boolean): Turn[] {
  const moves = belief.moves(isEnemy);
  const ofZ = moves.filter(({ from }) => belief.isZ(from));
  const others = moves.filter(({ from }) => !belief.isZ(from));
  return [...ofZ, ...others, ...belief.hidden(isEnemy).map((cell) => ({ from: cell, to: cell }))];
}

const takes = (belief: Belief, { from, to }: Turn): boolean => from !== to && belief.isZ(to);

/** Whether this turn takes the enemy's Z within so many turns of one's own, itself counted. */
export function forces(belief: Belief, turn: Turn, within: number): boolean {
  if (takes(belief, turn)) return true;
  return within > 1 && belief.after(turn).every((after) => !after.isBare && isCaught(after, within - 1));
}

/** The enemy is to move, and whatever he does his Z is taken within so many turns. */
function isCaught(belief: Belief, within: number): boolean {
  if (belief.takesZ(true)) return false;
  const turns = turnsOf(belief, true);
  return turns.length > 0 && turns.every((turn) => belief.after(turn).every((after) => canForce(after, within)));
}

/** Whether the Z can be taken within so many turns. */
export function canForce(belief: Belief, within: number): boolean {
  if (belief.takesZ(false)) return true;
  return within > 1 && !belief.isBare && turnsOf(belief, false).some((turn) => forces(belief, turn, within));
}

/** Whether after this turn the enemy cannot take one's Z within so many turns of his own. */
export function keeps(belief: Belief, turn: Turn, within: number): boolean {
  return takes(belief, turn) || belief.after(turn).every((after) => !isLost(after, within));
}

/** The enemy is to move, and can take the Z within so many turns. */
function isLost(belief: Belief, within: number): boolean {
  if (belief.takesZ(true)) return true;
  if (within === 1 || belief.isBare) return false;
  return turnsOf(belief, true).some((turn) =>
    belief.after(turn).some((after) => turnsOf(after, false).every((answer) => !keeps(after, answer, within - 1))),
  );
}
