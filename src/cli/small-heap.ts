/** A house that shares a small machine: what a flood leaves behind does not pile up. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The heap is looked through whenever it has grown by half of what was in use. */
const GROWTH = '--heap-growing-percent=50';

/**
 * Only from its first full collection on does the engine go by what is in use: before, a heap of 30 MB grew to 150 MB of
 * garbage. So the first one is now, when everything has been read.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(GROWTH);
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
