/** Whether there is room for a panel beside the board; follows the window. */
import { useEffect, useState } from 'preact/hooks';

const WIDE = '(min-width: 900px)';

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
}
