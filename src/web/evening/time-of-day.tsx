/** What time it is: an evening has an end. */
import { useEffect, useState } from 'preact/hooks';
import { locale } from '../text/index.ts';

const LOOK_MS = 5000;

export function TimeOfDay() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const interval = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(interval);
  }, []);
  return <time>{now.toLocaleTimeString(locale(), { hour: 'numeric', minute: '2-digit' })}</time>;
}
