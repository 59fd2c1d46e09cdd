/** The public shelf: tables that wait, are played, are finished. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import type { ListedTable } from '../../wire/answers/tables.ts';
import { Field } from '../pages/field.tsx';
import { useTitle } from '../title.ts';
import { loadMe, me, publicTables } from './api.ts';
import { useGameNames } from './game-names.ts';
import notice from './notice.module.css';
import { TableList } from './table-list.tsx';
import styles from './tables-page.module.css';
import { onlineWords } from './text/index.ts';

const STATUSES = ['open', 'playing', 'over'] as const;
const FRESH_MS = 10_000;

export function TablesPage() {
  const house = onlineWords();
  const [game, setGame] = useState('');
  const [chosen, setChosen] = useState('');
  const names = useGameNames();
  useTitle(house.tables);
  useEffect(() => void loadMe().catch(() => {}), []);
  return (
    <section>
      <h1>{house.tables}</h1>
      <p>{house.tablesHelp}</p>
      {me.value && (
        <a class="button plain" href="/me">
          {house.myPage} · {me.value.name}
        </a>
      )}
      <OpenOne />
      <div class="fields">
        <Field
          label={house.whichGame}
          value={game}
          choices={[['', house.allGames], ...SHELF.map(({ rules: { id } }, i) => [id, names?.[i] ?? id] as const)]}
          onChange={setGame}
        />
        <Field
          label={house.whichTables}
          value={chosen}
          choices={[['', house.allTables], ...STATUSES.map((status) => [status, house.statuses[status]] as const)]}
          onChange={setChosen}
        />
      </div>
      {STATUSES.filter((status) => chosen === '' || chosen === status).map((status) => (
        <Shelf key={`${status} ${game}`} status={status} game={game || undefined} />
      ))}
    </section>
  );
}

/** Where nobody waits yet, one waits oneself. */
function OpenOne() {
  const house = onlineWords();
  const names = useGameNames();
  return (
    <nav class={styles.openOne} aria-label={house.openOne}>
      <p>{house.openOne}</p>
      {SHELF.map(({ rules }, i) => (
        <a key={rules.id} class="button plain" href={`/${rules.id}/friends`}>
          {names?.[i] ?? '…'}
        </a>
      ))}
    </nav>
  );
}

interface ShelfProps {
  readonly status: ListedTable['status'];
  /** All of them if undefined. */
  readonly game: string | undefined;
}

function Shelf({ status, game }: ShelfProps) {
  const house = onlineWords();
  const [tables, setTables] = useState<readonly ListedTable[]>();
  const [more, setMore] = useState(true);
  const [away, setAway] = useState(false);
  // who looks at older ones is not called back to the newest
  const older = useRef(false);
  useEffect(() => {
    const load = async () => {
      if (older.current) return;
      await publicTables(status, { game }).then(
        (found) => {
          setTables(found);
          setAway(false);
        },
        () => setAway(true),
      );
    };
    void load();
    const again = setInterval(() => void load(), FRESH_MS);
    return () => clearInterval(again);
  }, [status]);
  const loadMore = async () => {
    older.current = true;
    const next = await publicTables(status, { game, last: tables?.at(-1) });
    setTables([...(tables ?? []), ...next]);
    setMore(next.length > 0);
  };
  return (
    <section>
      <h2>{house.statuses[status]}</h2>
      {away && <p class={notice.notice}>{house.offlineHelp}</p>}
      {tables && <TableList tables={tables} />}
      {tables && tables.length >= 30 && more && (
        <button type="button" class="button plain" onClick={() => void loadMore()}>
          {house.more}
        </button>
      )}
    </section>
  );
}
