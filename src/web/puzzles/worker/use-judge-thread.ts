import { useEffect, useMemo } from 'preact/hooks';
import { JudgeThread } from './judge-thread.ts';

/** One for the page, as long as it is open. */
export function useJudgeThread(): JudgeThread {
  const thread = useMemo(() => new JudgeThread(), []);
  useEffect(() => () => thread.close(), [thread]);
  return thread;
}
