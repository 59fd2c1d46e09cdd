/** Games against each level of the computer: a bar in parts, and the numbers. */
import { counted, fill } from '../../text/index.ts';
import { words as houseWords, language } from '../text/index.ts';
import type { GameOnRecord } from './index.tsx';
import styles from './record.module.css';
import { gamesAlone, type LevelTally, RESULTS_AGAINST, tallyGames } from './tally.ts';
import { recordWords } from './text/index.ts';

export function GamesPart({ found }: { readonly found: readonly GameOnRecord[] }) {
  const words = recordWords();
  const tallied = found
    .map((game) => ({ ...game, levels: tallyGames(game.games), alone: gamesAlone(game.games) }))
    .filter(({ levels, alone }) => levels.length > 0 || alone > 0);
  return (
    <section>
      <h2>{words.games}</h2>
      {tallied.length === 0 && <p class="quiet">{words.noGames}</p>}
      <div class={styles.cards}>
        {tallied.map(({ module, text, levels, alone }) => (
          <div key={module.rules.id} class={styles.card}>
            <h3>{text.name}</h3>
            <dl class={styles.rows}>
              {levels.map((tally) => (
                <Level key={tally.level} {...tally} />
              ))}
            </dl>
            {alone > 0 && <p class="quiet">{counted(words.alone, alone, language())}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}

const PARTS = { won: styles.won, drawn: styles.drawn, lost: styles.lost, givenUp: styles.givenUp } as const;

function Level({ level, counts }: LevelTally) {
  const told = Object.entries(counts).map(([result, count]) => [result, String(count)]);
  return (
    <div class={styles.row}>
      <dt>{houseWords().levels[level]}</dt>
      <dd>
        <span class={styles.stack} aria-hidden="true">
          {RESULTS_AGAINST.filter((result) => counts[result] > 0).map((result) => (
            <span key={result} class={PARTS[result]} style={{ '--share': counts[result] }} />
          ))}
        </span>
        <small>{fill(recordWords().counts, Object.fromEntries(told))}</small>
      </dd>
    </div>
  );
}
