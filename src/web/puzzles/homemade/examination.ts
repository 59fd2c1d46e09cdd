/** A position is being examined: how far that has come, what was found, and a way to stop it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PuzzleFinding } from '../../../core/puzzle.ts';
import { JudgeThread } from '../worker/judge-thread.ts';
import type { ExamineRequest } from '../worker/questions.ts';

export interface Examination {
  readonly phase: 'working' | 'stopped' | 'lost' | 'done';
  /** From 0 to 1. */
  readonly done: number;
  readonly findings: readonly PuzzleFinding[];
  stop(): void;
  again(): void;
}

type Progress = Pick<Examination, 'phase' | 'done' | 'findings'>;
const BEGUN: Progress = { phase: 'working', done: 0, findings: [] };

/** Nothing is examined until there is a position. */
export function useExamination(position: ExamineRequest['position'] | undefined): Examination {
  const [progress, setProgress] = useState(BEGUN);
  const [round, setRound] = useState(0);
  const key = JSON.stringify(position);
  const isStopped = useRef(false);
  const thread = useMemo(() => new JudgeThread(), [round, key]);
  useEffect(() => {
    if (!position) return;
    let isWanted = true;
    isStopped.current = false;
    setProgress(BEGUN);
    const tell = (done: number) => isWanted && setProgress({ ...BEGUN, done });
    void thread.examine(position, tell).then((findings) => {
      if (isWanted && !isStopped.current)
        setProgress(findings ? { phase: 'done', done: 1, findings } : { ...BEGUN, phase: 'lost' });
    });
    return () => {
      isWanted = false;
      thread.close();
    };
  }, [thread]);
  return {
    ...progress,
    stop() {
      // what is closed is lost, and that is then no fault
      isStopped.current = true;
      thread.close();
      setProgress({ ...BEGUN, phase: 'stopped' });
    },
    again: () => setRound(round + 1),
  };
}
