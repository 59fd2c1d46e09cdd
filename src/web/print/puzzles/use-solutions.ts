/** The answers of a sheet, one after the other: each is worked out once, in a thread of its own. */
import { useEffect, useState } from 'preact/hooks';
import { useJudgeThread } from '../../puzzles/worker/use-judge-thread.ts';
import { language } from '../../text/index.ts';
import type { PrintedPuzzle } from './puzzle-cell.tsx';
import { type Solution, solve } from './solution.ts';

interface Solutions {
  /** By language and puzzle. */
  readonly solutions: ReadonlyMap<string, Solution>;
  /** One could not be worked out. */
  readonly failed: boolean;
}

export function useSolutions(puzzles: readonly PrintedPuzzle[]): Solutions {
  const thread = useJudgeThread();
  const [solutions, setSolutions] = useState<ReadonlyMap<string, Solution>>(new Map());
  const [failed, setFailed] = useState(false);
  const here = language();
  const wanted = puzzles.map(({ puzzle }) => `${here} ${puzzle.id}`).join('\n');
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    const work = async () => {
      for (const each of puzzles) {
        const key = `${here} ${each.puzzle.id}`;
        if (!isWanted) return;
        if (solutions.has(key)) continue;
        const solution = await solve(each, each.game.text, thread.ask);
        if (!isWanted) return;
        if (solution) setSolutions((before) => new Map([...before, [key, solution]]));
        else setFailed(true);
      }
    };
    void work();
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return { solutions, failed };
}
