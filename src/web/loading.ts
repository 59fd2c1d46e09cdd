/** Things that arrive later: a value once its promise has come, undefined until then. */
import { useEffect, useState } from 'preact/hooks';

/** What fails to arrive fails the page, which says so. */
export function useLater<T>(load: () => Promise<T>, keys: readonly unknown[]): T | undefined {
  const [arrived, setArrived] = useState<{ readonly value: T } | { readonly fault: unknown }>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setArrived({ value }),
      (fault: unknown) => wanted && setArrived({ fault }),
    );
    return () => {
      wanted = false;
    };
  }, keys);
  if (arrived && 'fault' in arrived) throw arrived.fault;
  return arrived?.value;
}
