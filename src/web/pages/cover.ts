import type { DrawnGame } from '../../games/module.ts';
import type { Scene } from '../../svg/scene.ts';
import { useLater } from '../loading.ts';

/** The drawing on the lid. A box can be opened without it, so that its failure to arrive is no failure of the page. */
export function useCover(module: DrawnGame): Scene | undefined {
  return useLater(async () => module.cover?.().catch(() => undefined), [module]);
}
