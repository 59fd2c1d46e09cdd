/** Trying something that the house may refuse, or that cannot reach it. */
import { useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { explain } from '../../text/index.ts';
import { language } from '../text/index.ts';
import { ApiRefusal } from './api.ts';

/** The last refusal, in the reader's words, and how to try. */
export function useAttempt(game?: GameText) {
  const [refusal, setRefusal] = useState<string>();
  const refuse = (why: Parameters<typeof explain>[0]) => setRefusal(explain(why, language(), game));
  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      refuse(error.refusal);
    }
  };
  return { refusal, attempt, refuse };
}
