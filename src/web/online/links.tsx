/** From this table to the next one, and to its record. */
import type { ComponentChildren } from 'preact';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { LikeIt } from './like-it.tsx';

interface Props {
  readonly table: TableModel;
  readonly id: string;
  /** To where it belongs. */
  readonly children?: ComponentChildren;
}

export function Links({ table, id, children }: Props) {
  const { face } = table;
  const text = tableWords();
  return (
    <div class="buttons">
      {children}
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
