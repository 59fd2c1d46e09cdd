/** What a big screen has no room for at once is shown by turns. */
import { useEffect, useState } from 'preact/hooks';

const TURN_MS = 12_000;

export function useTurns<Item>(all: readonly Item[], most: number): readonly Item[] {
  const [turn, setTurn] = useState(0);
  const turns = Math.ceil(all.length / most);
  useEffect(() => {
    if (turns < 2) return;
    const interval = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(interval);
  }, [turns]);
  const begin = turns < 2 ? 0 : (turn % turns) * most;
  return all.slice(begin, begin + most);
}
