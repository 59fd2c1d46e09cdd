/** Hot and cold: slides made and still needed, against the fewest. It gives away how far the target is. */
import type { Thinking } from '../../../core/bot.ts';
import type { Reason } from '../../../core/review.ts';
import type { Insight } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { type Solution, solve } from '../solver/solver.ts';
import type { RicochetState } from '../state.ts';
import { showingPosition } from './round.ts';

const USUAL_MS = 2000;

/** While somebody shows. */
export function warmth(state: RicochetState, thinking: Thinking): Insight | undefined {
  const now = showingPosition(state);
  if (!now) return undefined;
  const { slides = [] } = now;
  const rest = solve(now, new Effort(thinking, USUAL_MS));
  const all = solve({ ...now, robots: state.round!.start, slides: [] }, new Effort(thinking, USUAL_MS));
  return { key: 'warmth', parts: [{ kind: 'says', reasons: [said(slides.length, rest, all)] }] };
}

function said(made: number, rest: Solution, all: Solution): Reason {
  if (rest.status === 'none') return { key: 'lost', blanks: {} };
  if (rest.status !== 'solved' || all.status !== 'solved') return { key: 'unknown', blanks: {} };
  const detour = made + rest.length - all.length;
  if (detour === 0) return { key: 'hot', blanks: { count: rest.length } };
  return { key: detour === 1 ? 'warm' : 'cold', blanks: { count: rest.length, detour } };
}
