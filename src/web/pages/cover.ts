import type { GameModule } from '../../core/game.ts';
import type { Scene } from '../../svg/scene.ts';
import { useLater } from '../loading.ts';

/** The drawing on the lid. A box can be opened without it, so that its failure to arrive is no failure of the page. */
export function useCover(module: GameModule): Scene | undefined {
  return useLater(async () => {
    const drawn = await module.cover?.().catch(() => undefined);
    return drawn as Scene | undefined;
  }, [module]);
}
