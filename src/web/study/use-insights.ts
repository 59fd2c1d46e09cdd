/** What a game has to show of a position: asked a moment after it is there, told piece by piece, and kept for a second look. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AskedInsight, Insight, Studied } from '../../core/study.ts';
import type { StudiedGame } from './questions.ts';
import type { StudyThreads } from './study-client.ts';

/** Milliseconds: whoever goes through a game quickly asks nothing on the way. */
const SETTLED = 250;
const LONGEST = 20_000;
/** Positions whose insights are kept. */
const KEPT = 100;

export interface Insights {
  /** In the order in which they were told first. */
  readonly told: readonly Insight[];
  readonly state: 'looking' | 'told' | 'stopped' | 'lost';
  stop(): void;
  again(): void;
  /** Tells one of them anew. */
  choose(asked: AskedInsight): void;
}

type ToldInsights = Pick<Insights, 'told' | 'state'>;
const NOTHING: ToldInsights = { told: [], state: 'looking' };

/** Nobody is asked while there is nothing to look at. */
export function useInsights(
  threads: StudyThreads | undefined,
  of: StudiedGame | undefined,
  knowledge: Studied['knowledge'],
): Insights {
  const key = JSON.stringify([of, knowledge]);
  const kept = useRef(new Map<string, ToldInsights>());
  const cancel = useRef(() => {});
  const [known, setKnown] = useState({ key, ...NOTHING });
  const [asked, setAsked] = useState(0);

  const ask = (question?: AskedInsight) => {
    if (!threads || !of) return;
    cancel.current();
    const tell = (change: (before: ToldInsights) => ToldInsights) => {
      const before = kept.current.get(key) ?? NOTHING;
      const now = change(before);
      keep(kept.current, key, now);
      setKnown({ key, ...now });
    };
    tell(({ told }) => ({ told, state: 'looking' }));
    const asking = { do: 'insights', knowledge, asked: question } as const;
    const end = threads.ask({ of, question: asking, budget: { ms: LONGEST } }, (heard) => {
      if (heard.told === 'insight') tell(({ told, state }) => ({ told: withInsight(told, heard.insight), state }));
      if (heard.told === 'done') tell(({ told }) => ({ told, state: 'told' }));
      if (heard.told === 'lost') tell(({ told }) => ({ told, state: 'lost' }));
    });
    cancel.current = () => {
      end();
      const before = kept.current.get(key);
      if (before?.state === 'looking') keep(kept.current, key, { ...before, state: 'stopped' });
    };
  };

  useEffect(() => {
    const before = kept.current.get(key);
    if (before?.state === 'told') {
      setKnown({ key, ...before });
      return;
    }
    setKnown({ key, ...NOTHING });
    const timeout = setTimeout(() => ask(), asked === 0 ? SETTLED : 0);
    return () => {
      clearTimeout(timeout);
      cancel.current();
    };
  }, [threads, key, asked]);

  const now = known.key === key ? known : NOTHING;
  return {
    told: now.told,
    state: now.state,
    stop: () => {
      cancel.current();
      setKnown({ key, told: now.told, state: 'stopped' });
    },
    again: () => setAsked((times) => times + 1),
    choose: ask,
  };
}

/** An insight that is told again takes its own place. */
export function withInsight(told: readonly Insight[], insight: Insight): readonly Insight[] {
  const place = told.findIndex(({ key }) => key === insight.key);
  return place < 0 ? [...told, insight] : told.with(place, insight);
}

function keep(all: Map<string, ToldInsights>, key: string, told: ToldInsights): void {
  all.set(key, told);
  const [oldest] = all.keys();
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
}
