/** Whether chance begins with something that people could draw themselves, for all to see. */
import type { AnyGame } from '../../core/game.ts';

export function drawsOpenly(rules: AnyGame, options: unknown, seats: number): boolean {
  const read = rules.options(options, seats);
  return rules.open === true && read.ok && rules.toAct(rules.start(read.value, seats)).includes('chance');
}
