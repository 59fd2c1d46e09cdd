/** The games of one box that this browser remembers. */
import { useState } from 'preact/hooks';
import type { GameModule } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { winnersOf } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import type { LocalRecord } from '../local/record.ts';
import { allTables, deleteTable } from '../local/tables.ts';
import { nameOf, tellEnding } from '../table/names.ts';
import { language, words } from '../text/index.ts';
import styles from './past-games.module.css';

export function PastGames({ module, game }: { readonly module: GameModule; readonly game: GameText }) {
  const text = words();
  const [changes, setChanges] = useState(0);
  const games = useLater(
    async () => (await allTables()).filter((each) => each.game === module.rules.id),
    [module, changes],
  );
  const remove = async (id: string) => {
    await deleteTable(id);
    setChanges(changes + 1);
  };
  return (
    <section>
      <h2>{text.pastGames}</h2>
      {games?.length === 0 && <p class="quiet">{text.noPastGames}</p>}
      <ul class={styles.games}>
        {games?.map((each) => (
          <li key={each.id}>
            <a class={styles.game} href={`/table/${each.id}`}>
              {new Date(each.changed).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' })} –{' '}
              {resultOf(each, game)}
            </a>
            <button type="button" class="button plain small" onClick={() => remove(each.id)}>
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultOf({ summary }: LocalRecord, game: GameText): string {
  const text = words();
  const name = (seat: number) => nameOf(summary, seat, game);
  if (!summary.ending) return text.running;
  const brokenOff = tellEnding(summary.ending, name);
  if (brokenOff) return brokenOff;
  const winners = winnersOf(summary.ending);
  return winners.length === 0 ? text.drawn : fill(text.won, { names: winners.map(name).join(', ') });
}
