/** Whether there is room for a whole log beside the board, as on a desk; follows the window. */
import { useEffect, useState } from 'preact/hooks';

/** The same as in the style sheets. */
const WIDE = '(min-width: 900px) and (min-height: 481px)';

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
