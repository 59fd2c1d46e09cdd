/** Asking a game's analyst at the command line. */

import type { GameModule } from '../core/game.ts';
import type { Log } from '../core/log.ts';
import { seededRandom } from '../core/random.ts';
import { helperOf } from '../engine/helpers.ts';

export interface Analysis {
  readonly fields: object;
  readonly drawing: string | undefined;
}

/** What the analyst says about this moment; undefined if there is nothing to say. */
export async function analysisOf(module: GameModule, { state }: Log, ms: number): Promise<Analysis | undefined> {
  const analyst = await module.analyst?.();
  if (!analyst) return undefined;
  const view = module.rules.view(state, analyst.viewer ?? 'spectator');
  const helper = helperOf(module);
  const thinking = { budget: { ms }, random: seededRandom('analysis'), now: () => performance.now(), helper };
  const fields = await analyst.analyse(view, thinking);
  return fields && { fields, drawing: analyst.draw?.(view, fields) };
}

/** One line a field: `value 1`, `line a1-d4 f6-f5`. */
export function describe(fields: object): string[] {
  return Object.entries(fields).map(([name, value]) => `${name} ${valueText(value)}`);
}

function valueText(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
