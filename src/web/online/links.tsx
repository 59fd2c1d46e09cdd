/** From this table to the next one, and to its record. */
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { LikeIt } from './like-it.tsx';
import { onlineWords } from './text/index.ts';

export function Links({ table, id }: { readonly table: TableModel; readonly id: string }) {
  const { face } = table;
  const text = tableWords();
  const room = new URLSearchParams(location.search).get('room');
  return (
    <div class="buttons">
      {room && (
        <a class="button plain" href={`/room/${encodeURIComponent(room)}`}>
          {onlineWords().toRoom}
        </a>
      )}
      {face.next !== null && (
        <a class="button main" href={`/t/${face.next}`}>
          {text.nextTable}
        </a>
      )}
      {face.phase === 'over' && (
        <a class="button plain" href={`/t/${id}/record`}>
          {text.record}
        </a>
      )}
      {face.phase === 'over' && table.seat === undefined && <LikeIt game={face.game} id={id} />}
    </div>
  );
}
