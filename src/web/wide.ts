/** Whether there is room for a panel beside the board, as on a desk or on a phone that lies; follows the window. */
import { useEffect, useState } from 'preact/hooks';

/** The same as in the style sheets. */
const WIDE = '(min-width: 900px), (min-width: 600px) and (max-height: 480px)';

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
