/** The best moves of the position on the board: first what comes to mind in a moment, then what more thought finds. */
import { useEffect, useState } from 'preact/hooks';
import type { Candidate } from '../../core/study.ts';
import type { StudiedGame } from '../study/questions.ts';
import { StudyThreads } from '../study/study-client.ts';
import type { Knowledge } from './analysis-address.ts';

/** Milliseconds: whoever goes through a game quickly asks nothing on the way. */
const SETTLED = 200;
const FIRST_THOUGHT = 300;
const SECOND_THOUGHT = 6000;
const MOST = 3;

export interface BestMoves {
  readonly candidates: readonly Candidate[];
  readonly state: 'looking' | 'found' | 'stopped' | 'lost';
  stop(): void;
  again(): void;
}

type FoundMoves = Pick<BestMoves, 'candidates' | 'state'>;

export function useStudyThreads(): StudyThreads | undefined {
  const [threads, setThreads] = useState<StudyThreads>();
  useEffect(() => {
    const made = new StudyThreads();
    setThreads(made);
    return () => made.close();
  }, []);
  return threads;
}

/** Nobody is asked while they are not wanted. */
export function useBestMoves(
  threads: StudyThreads | undefined,
  of: StudiedGame | undefined,
  knowledge: Knowledge,
): BestMoves {
  const [found, setFound] = useState<FoundMoves>({ candidates: [], state: 'looking' });
  const [asked, setAsked] = useState(0);
  const [stop, setStop] = useState<() => void>();
  const key = JSON.stringify([of, knowledge]);
  useEffect(() => {
    if (!threads || !of) return;
    let cancel = () => {};
    setFound({ candidates: [], state: 'looking' });
    const ask = (ms: number, then: (candidates: readonly Candidate[]) => void) => {
      let candidates: readonly Candidate[] = [];
      const question = { do: 'candidates', most: MOST, knowledge } as const;
      cancel = threads.ask({ of, question, budget: { ms } }, (heard) => {
        if (heard.told === 'candidates') candidates = heard.candidates;
        if (heard.told === 'done') then(candidates);
        if (heard.told === 'lost') setFound((before) => ({ ...before, state: 'lost' }));
      });
    };
    const isCertain = (candidates: readonly Candidate[]) => candidates.every(({ exact }) => exact);
    const begin = () =>
      ask(FIRST_THOUGHT, (quick) => {
        setFound({ candidates: quick, state: isCertain(quick) ? 'found' : 'looking' });
        if (!isCertain(quick)) ask(SECOND_THOUGHT, (candidates) => setFound({ candidates, state: 'found' }));
      });
    const timeout = setTimeout(begin, SETTLED);
    const end = () => {
      clearTimeout(timeout);
      cancel();
    };
    setStop(() => () => {
      end();
      setFound((before) => ({ ...before, state: 'stopped' }));
    });
    return end;
  }, [threads, key, asked]);
  return { ...found, stop: () => stop?.(), again: () => setAsked((before) => before + 1) };
}
