/** A clock for a busy machine: it runs ahead by the longest pause in which others had the processor. */
import type { Thinking } from '../../../core/bot.ts';

/** Of the time allowed: so much is given away at most to be in time. */
const SHARE = 0.25;

/** So a search that asks every millisecond or so stops before the pause that would make it late, not after. */
export function withSafetyMargin(thinking: Thinking, usualMs: number): Thinking {
  const most = SHARE * (thinking.budget.ms ?? usualMs);
  let last = thinking.now();
  let pause = 0;
  return {
    ...thinking,
    now() {
      const now = thinking.now();
      pause = Math.max(pause, Math.min(now - last, most));
      last = now;
      return now + pause;
    },
  };
}
