/** When the game ends, and who has won. */
import type { Outcome } from '../../core/game.ts';
import { targetsLeft } from './rounds.ts';
import type { RicochetState } from './state.ts';

export function outcome(state: RicochetState): Outcome | undefined {
  const reason = state.round ? undefined : ending(state);
  if (!reason) return undefined;
  const scores = state.won.map((targets) => targets.length);
  const most = Math.max(...scores);
  const all = scores.map((_, seat) => seat);
  const winners = scores.every((score) => score === most) ? [] : all.filter((seat) => scores[seat] === most);
  return { winners, scores, reason };
}

function ending(state: RicochetState): string | undefined {
  const { goal } = state.options;
  if (goal !== 'all' && state.won.some((targets) => targets.length >= goal)) return 'goal';
  const left = targetsLeft(state);
  if (left.length === 0) return 'all-targets'; // R11
  return left.every((target) => state.silent.includes(target)) ? 'silence' : undefined; // R10
}
