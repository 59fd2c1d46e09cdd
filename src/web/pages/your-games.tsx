/** One's own running games, on this device and at the house, with whose turn it is and the way back to them. */
import { useEffect, useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { findGame } from '../../games/shelf.ts';
import { fill } from '../../text/index.ts';
import { isGuest } from '../guest.ts';
import { useLater } from '../loading.ts';
import type { LocalRecord } from '../local/record.ts';
import { allTables } from '../local/tables.ts';
import { language, words } from '../text/index.ts';
import { newestFirst, type OwnTable } from './own-table.ts';
import { opponentsIn } from './past-game.ts';
import styles from './your-games.module.css';

/** More than these would hide the boxes. */
const MOST = 5;

/** The running games; of one box, if it is said which. */
export function useYourGames(game?: string): readonly OwnTable[] {
  const [tables, setTables] = useState<readonly OwnTable[]>([]);
  useEffect(() => {
    let isWanted = true;
    const show = (...lists: readonly (readonly OwnTable[])[]) => {
      const own = newestFirst(...lists).filter((each) => game === undefined || each.game === game);
      if (isWanted) setTables(own.slice(0, MOST));
    };
    const load = async () => {
      const here = await localTables();
      show(here);
      // without the house there are those of this device
      if (isGuest() && navigator.onLine) show(here, await houseTables().catch(() => []));
    };
    // whoever comes back to this page sees what has been played meanwhile
    const look = () => document.visibilityState === 'visible' && void load();
    void load();
    document.addEventListener('visibilitychange', look);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [game, language()]);
  return tables;
}

const houseTables = async () => (await import('../online/own-tables.ts')).ownTables();

async function localTables(): Promise<readonly OwnTable[]> {
  const running = (await allTables()).filter(({ summary }) => summary.ending === null);
  return Promise.all(running.slice(0, MOST).map(localTable));
}

async function localTable({ id, game, changed, summary }: LocalRecord): Promise<OwnTable> {
  const text = await findGame(game)?.text[language()]();
  const names = text ? opponentsIn(summary, text) : '';
  // whoever plays here is before the screen: it waits for nobody else
  return { id, game, changed, path: `/table/${id}`, names, standing: 'yours' };
}

export function YourGames({ tables }: { readonly tables: readonly OwnTable[] }) {
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{words().yourGames}</h2>
      <ul class={styles.games}>
        {tables.map((table) => (
          <YourGame key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function YourGame({ table }: { readonly table: OwnTable }) {
  const { game, path, names, standing, isPair } = table;
  const house = words();
  const text = useLater(
    async (): Promise<GameText | undefined> => findGame(game)?.text[language()](),
    [game, language()],
  );
  const name = text?.name ?? '\u00a0';
  const label = standing === 'left' ? house.comeBackTo : house.continue;
  return (
    <li>
      <a class={styles.game} href={path}>
        <strong>{name}</strong>
        {names && <span>{path.startsWith('/t/') ? fill(house.against, { names }) : names}</span>}
        <small class={standing === 'yours' || standing === 'awaited' ? styles.yours : ''}>
          {standing === 'theirs' && isPair ? fill(house.turnOf, { name: names }) : house.standings[standing]}
        </small>
      </a>
      <a class={`button ${standing === 'theirs' ? 'plain' : 'main'}`} href={path}>
        {label}
      </a>
    </li>
  );
}
