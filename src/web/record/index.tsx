/** One's record: games against each level, puzzles, days, best times; to be saved, and to be deleted. */
import { useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { SHELF } from '../../games/shelf.ts';
import type { Attempt } from '../../puzzles/attempts.ts';
import { useLater } from '../loading.ts';
import type { LocalRecord } from '../local/record.ts';
import { allTables } from '../local/tables.ts';
import { Loading } from '../pages/missing.tsx';
import { useAttempts } from '../puzzles/kept-attempts.ts';
import { language } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { BestTimes } from './best-times.tsx';
import { DaysPart } from './days-part.tsx';
import { GamesPart } from './games-part.tsx';
import { PuzzlesPart } from './puzzles-part.tsx';
import styles from './record.module.css';
import { recordWords } from './text/index.ts';
import { Yours } from './yours.tsx';

/** All of one game that a record speaks of. */
export interface GameOnRecord {
  readonly module: DrawnGame;
  readonly text: GameText;
  readonly games: readonly LocalRecord[];
}

export function RecordPage() {
  const words = recordWords();
  const attempts = useAttempts();
  const [deletions, setDeletions] = useState(0);
  const found = useLater(() => load(), [language(), deletions]);
  useTitle(words.title);
  if (!found || !attempts) return <Loading />;
  const isEmpty = attempts.length === 0 && found.every(({ games }) => games.every(({ summary }) => !summary.ending));
  return (
    <section class={styles.page} data-part="record">
      <h1>{words.title}</h1>
      <p class="quiet">{words.help}</p>
      {isEmpty ? <Empty /> : <Parts found={found} attempts={attempts} />}
      <Yours {...{ found, attempts, isEmpty }} onForgotten={() => setDeletions(deletions + 1)} />
    </section>
  );
}

async function load(): Promise<readonly GameOnRecord[]> {
  const records = await allTables();
  return Promise.all(
    SHELF.map(async (module) => ({
      module,
      text: await module.text[language()](),
      games: records.filter(({ game }) => game === module.rules.id),
    })),
  );
}

interface PartsProps {
  readonly found: readonly GameOnRecord[];
  readonly attempts: readonly Attempt[];
}

function Parts({ found, attempts }: PartsProps) {
  return (
    <>
      <GamesPart found={found} />
      <PuzzlesPart found={found} attempts={attempts} />
      <DaysPart attempts={attempts} />
      <BestTimes found={found} attempts={attempts} />
    </>
  );
}

function Empty() {
  const words = recordWords();
  return (
    <>
      <p>{words.empty}</p>
      <div class="buttons">
        <a class="button main" href="/">
          {words.play}
        </a>
        <a class="button plain" href="/daily">
          {words.solve}
        </a>
      </div>
    </>
  );
}
