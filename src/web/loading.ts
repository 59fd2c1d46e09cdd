/** Things that arrive later: a value once its promise has come, undefined until then. */
import { useEffect, useState } from 'preact/hooks';

export function useLater<T>(load: () => Promise<T>, keys: readonly unknown[]): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let wanted = true;
    void load().then((arrived) => wanted && setValue(() => arrived));
    return () => {
      wanted = false;
    };
  }, keys);
  return value;
}
