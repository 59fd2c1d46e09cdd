/** Hot and cold: off until it is wanted, for it gives away how near the goal is. */
import { useEffect, useState } from 'preact/hooks';
import type { Insight, Studied } from '../../core/study.ts';
import type { DrawnGame } from '../../games/module.ts';
import { useTeller } from './insights-panel.tsx';
import type { StudiedGame } from './questions.ts';
import type { StudyThreads } from './study-client.ts';
import { studyWords } from './text/index.ts';
import styles from './warmth-switch.module.css';

interface Props {
  readonly module: DrawnGame;
  readonly threads: StudyThreads | undefined;
  readonly of: StudiedGame;
  readonly knowledge: Studied['knowledge'];
  readonly names: readonly string[];
}

const LONGEST = 5000;

export function WarmthSwitch({ module, threads, of, knowledge, names }: Props) {
  const words = studyWords();
  const [isOn, setOn] = useState(false);
  const [insight, setInsight] = useState<Insight>();
  const teller = useTeller(module, names);
  const key = JSON.stringify([of, knowledge]);
  useEffect(() => {
    setInsight(undefined);
    if (!isOn || !threads) return;
    return threads.ask({ of, question: { do: 'warmth', knowledge }, budget: { ms: LONGEST } }, (heard) => {
      if (heard.told === 'insight') setInsight(heard.insight);
    });
  }, [threads, key, isOn]);
  const reasons = (insight?.parts ?? []).flatMap((part) => (part.kind === 'says' ? part.reasons : []));
  const told = teller ? reasons.map((reason) => teller.say(reason)).join(' ') : '';
  return (
    <section class={styles.warmth} aria-label={words.warmth}>
      <button type="button" class="button plain small" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        {words.warmth}
      </button>
      <p role="status">{isOn ? told || words.warmthLater : words.warmthHelp}</p>
    </section>
  );
}
