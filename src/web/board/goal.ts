/** What a game is about, shown for a while as it starts. */
import { useEffect, useState } from 'preact/hooks';

const SHOWN_MS = 6_000;

/** The goal, until it has been read or something has begun. */
export function useGoal(goal: string | undefined): string | undefined {
  const [isRead, setRead] = useState(goal === undefined);
  useEffect(() => {
    if (goal === undefined) setRead(true);
    const timer = setTimeout(() => setRead(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goal]);
  return isRead ? undefined : goal;
}
