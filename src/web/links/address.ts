/** Addresses of the house that others can open: "localhost" is somewhere else for everybody. */
import { useLater } from '../loading.ts';
import { ask } from '../online/api.ts';

/** Undefined until the house has said how it is reached. */
export function useAddress(path: string): string | undefined {
  const near = useLater(async () => (await ask('GET /api/near').catch(() => ({ addresses: [] }))).addresses, []);
  return near && new URL(path, near[0] ?? location.href).href;
}
