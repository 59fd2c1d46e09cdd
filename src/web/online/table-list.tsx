/** Tables in a list: what is played, who sits there, how it stands. */
import { findGame } from '../../games/shelf.ts';
import { seatOf } from '../../table/state/state.ts';
import type { ListedTable } from '../../wire/answers/tables.ts';
import { FinalBoard } from '../board/final-board.tsx';
import { useLater } from '../loading.ts';
import { computerName } from '../table/names.ts';
import { tableWords } from '../table/text/index.ts';
import { language, words } from '../text/index.ts';
import { me, tableOf } from './api.ts';
import rows from './rows.module.css';
import { endingIn, storyOf } from './table-story.ts';
import { onlineWords } from './text/index.ts';

export function TableList({ tables }: { readonly tables: readonly ListedTable[] }) {
  if (tables.length === 0) return <p class="quiet">{onlineWords().noTables}</p>;
  return (
    <ul class={rows.rows}>
      {tables.map((table) => (
        <Entry key={table.id} table={table} />
      ))}
    </ul>
  );
}

function Entry({ table }: { readonly table: ListedTable }) {
  const house = onlineWords();
  const text = useLater(async () => findGame(table.game)?.text[language()](), [table.game, language()]);
  const own = seatOf(table, me.value?.id);
  // one's own is never watched
  const isOwn = table.status !== 'over' && own !== undefined;
  const labels = { open: house.join, playing: house.watch, over: house.replay };
  const people = table.holders.map((holder) => {
    if (holder.kind === 'free') return house.free;
    if (holder.kind === 'bot') return computerName(holder);
    const name = table.names[holder.who];
    return name ? <a href={`/player/${holder.who}`}>{name}</a> : tableWords().anonymous;
  });
  return (
    <li>
      {table.status === 'over' && (
        <FinalBoard id={table.id} game={table.game} names={namesAt(table)} own={own} find={viewOf} />
      )}
      <div class={rows.told}>
        <strong>{text?.name ?? table.game}</strong>
        <span>{people.flatMap((person, seat) => (seat === 0 ? [person] : [' · ', person]))}</span>
        {text && <em>{endingIn(table, text, me.value?.id)}</em>}
        <small>{storyOf(table).join(' · ')}</small>
      </div>
      <a
        class={`button ${isOwn ? 'main' : 'plain'}`}
        href={`/t/${table.id}${table.status === 'over' ? '/record' : ''}`}
      >
        {isOwn ? words().continue : labels[table.status]}
      </a>
    </li>
  );
}

const namesAt = ({ holders, names }: ListedTable): readonly string[] =>
  holders.map((holder) => {
    if (holder.kind === 'bot') return computerName(holder);
    return ('who' in holder && names[holder.who]) || tableWords().anonymous;
  });

const viewOf = (id: string) =>
  tableOf(id).then(
    ({ view }) => view,
    () => undefined,
  );
