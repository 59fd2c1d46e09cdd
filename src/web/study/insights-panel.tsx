/** What there is to see of a position, whichever game it is: its insights, each folded under its title. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { Highlight, Insight, InsightLine, InsightPart, Studied } from '../../core/study.ts';
import type { DrawnGame } from '../../games/module.ts';
import { factIn } from '../../text/reason.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';
import { InsightPartView, type InsightTeller } from './insight-part.tsx';
import styles from './insights-panel.module.css';
import type { StudiedGame } from './questions.ts';
import { type Overlay, spotsOverlay } from './spots.ts';
import type { StudyThreads } from './study-client.ts';
import { studyWords } from './text/index.ts';
import { useInsights } from './use-insights.ts';

interface Props {
  readonly module: DrawnGame;
  readonly threads: StudyThreads | undefined;
  readonly of: StudiedGame;
  readonly knowledge: Studied['knowledge'];
  readonly names: readonly string[];
  /** Plays it through on the board. */
  readonly onLine: (line: InsightLine) => void;
  /** What the board shows over itself from now on. */
  readonly onSpots: (overlay: Overlay | undefined) => void;
}

export function InsightsPanel({ module, threads, of, knowledge, names, onLine, onSpots }: Props) {
  const words = studyWords();
  const insights = useInsights(threads, of, knowledge);
  const teller = useTeller(module, names);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [shownKey, setShownKey] = useState<string | null>();
  const { told, state } = insights;
  const isOpen = ({ key }: Insight, i: number) => opened.has(key) || (i === 0 && !folded.has(key));
  const shown = told.find(
    (insight, i) => isOpen(insight, i) && spotsOf(insight).length > 0 && mayShow(insight.key, shownKey),
  );
  const spots = shown && spotsOf(shown);
  useEffect(() => {
    onSpots(spots && teller ? spotsOverlay(spots, teller.fact) : undefined);
    return () => onSpots(undefined);
  }, [spots, teller]);
  const fold = (key: string, open: boolean) => {
    setOpened(changed(opened, key, open));
    setFolded(changed(folded, key, !open));
    if (open && told.some((each) => each.key === key && spotsOf(each).length > 0)) setShownKey(key);
  };
  return (
    <section class={styles.panel} aria-label={words.title} data-part="insights">
      <h2 class={styles.title}>{words.title}</h2>
      {teller &&
        told.map((insight, i) => (
          <details
            key={insight.key}
            class={styles.insight}
            open={isOpen(insight, i)}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen(insight, i)) fold(insight.key, currentTarget.open);
            }}
          >
            <summary>{teller.say({ key: insight.key, blanks: {} })}</summary>
            {insight.parts.map((part, place) => (
              <InsightPartView
                key={place}
                part={part}
                teller={teller}
                onLine={(line) => {
                  onLine(line);
                  toBoard();
                }}
                isShown={shown === insight}
                onShow={(isShown) => {
                  setShownKey(isShown ? insight.key : null);
                  if (isShown) toBoard();
                }}
                onChoose={(name, value) => {
                  insights.choose({ key: insight.key, chosen: { ...chosenOf(insight), [name]: value } });
                  if (spotsOf(insight).length > 0) setShownKey(insight.key);
                }}
              />
            ))}
          </details>
        ))}
      <p class={styles.state} role="status">
        {state === 'looking' && (
          <>
            <progress aria-label={words.looking} />
            <span>{words.looking}</span>
            <button type="button" class="button plain small" onClick={insights.stop}>
              {words.stop}
            </button>
          </>
        )}
        {state === 'told' && told.length === 0 && <span class="quiet">{words.nothing}</span>}
        {(state === 'stopped' || state === 'lost') && (
          <>
            <span>{words[state]}</span>
            <button type="button" class="button plain small" onClick={insights.again}>
              {words.again}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

/** On a phone it may have been scrolled away. */
const toBoard = () => document.querySelector('[data-part="board"]')?.scrollIntoView({ block: 'nearest' });

/** undefined: the first that is open; null: none, by wish. */
const mayShow = (key: string, shownKey: string | null | undefined): boolean =>
  shownKey === undefined || shownKey === key;

const spotsOf = ({ parts }: Insight): readonly Highlight[] => parts.find(isSpots)?.spots ?? NO_SPOTS;
const NO_SPOTS: readonly Highlight[] = [];
const isSpots = (part: InsightPart): part is InsightPart & { kind: 'spots' } => part.kind === 'spots';

const chosenOf = ({ parts }: Insight): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parts.flatMap((part) => (part.kind === 'choices' ? part.choices : [])).map(({ name, chosen }) => [name, chosen]),
  );

function changed(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const others = [...keys].filter((each) => each !== key);
  return new Set(isIn ? [...others, key] : others);
}

/** Says what a study tells, once its texts are there. */
export function useTeller(module: DrawnGame, names: readonly string[]): InsightTeller | undefined {
  const spoken = language();
  const texts = useLater(
    async () => Promise.all([module.studyText?.[spoken](), module.text[spoken]()]),
    [module, spoken],
  );
  return useMemo(() => {
    if (!texts?.[0]) return undefined;
    const [{ reasons }, { places = {} }] = texts;
    const name = (seat: Seat) => names[seat]!;
    const fact: InsightTeller['fact'] = (each) => factIn(each, { reasons, places }, spoken, name);
    return { fact, say: fact };
  }, [texts, names]);
}
