/** For whoever has no seat: that he watches, what, and the way to a table of his own. */
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { onlineWords } from './text/index.ts';
import styles from './watching.module.css';

export function Watching({ table, text }: { readonly table: TableModel; readonly text: GameText }) {
  const house = onlineWords();
  if (table.seat !== undefined || table.over) return null;
  return (
    <div class={styles.watching} data-part="watching">
      <p>{fill(house.youWatch, { game: text.name })}</p>
      <a class="button plain small" href={`/${table.module.rules.id}/friends`}>
        {house.openLike}
      </a>
    </div>
  );
}
