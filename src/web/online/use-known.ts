/** True once we know who is here, or that the house cannot say. */
import { useLater } from '../loading.ts';
import { loadMe } from './api.ts';

export function useKnown(): boolean {
  const settled = () => true;
  return useLater(() => loadMe().then(settled, settled), []) === true;
}
