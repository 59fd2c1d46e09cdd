/** For whoever has no seat: that he watches, what, and the way to a table of his own. */
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { LikeIt } from './like-it.tsx';
import { onlineWords } from './text/index.ts';
import styles from './watching.module.css';

interface Props {
  readonly table: TableModel;
  readonly text: GameText;
  readonly id: string;
}

export function Watching({ table, text, id }: Props) {
  const house = onlineWords();
  if (table.seat !== undefined || table.over) return null;
  return (
    <div class={styles.watching} data-part="watching">
      <p>{fill(house.youWatch, { game: text.name })}</p>
      <LikeIt game={table.module.rules.id} id={id} look="plain small" />
    </div>
  );
}
