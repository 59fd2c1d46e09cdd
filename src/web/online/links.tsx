/** From this table to the next one, and to its record. */
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';

export function Links({ table: { face }, id }: { readonly table: TableModel; readonly id: string }) {
  const text = tableWords();
  return (
    <div class="buttons">
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
    </div>
  );
}
