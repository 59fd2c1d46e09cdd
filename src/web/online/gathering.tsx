/** Before a game that starts by itself: who is still awaited, and until when. */
import { fill, listOf } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { language, locale } from '../text/index.ts';
import styles from './gathering.module.css';

const HALF_DAY_MS = 12 * 3600 * 1000;

export function Gathering({ table }: { readonly table: TableModel }) {
  const text = tableWords();
  const { gathering, holders } = table.face;
  if (!gathering) return null;
  const others = gathering.awaited.filter((seat) => seat !== table.seat);
  if (others.length === 0) return null;
  const names = others.map((seat) => {
    const holder = holders[seat];
    return (holder && 'who' in holder && table.names[holder.who]) || text.anonymous;
  });
  const rest = gathering.until - table.now();
  const day = rest > HALF_DAY_MS ? ({ weekday: 'long' } as const) : {};
  const until = new Date(Date.now() + rest).toLocaleString(locale(), { ...day, hour: 'numeric', minute: '2-digit' });
  return (
    <div class={styles.gathering} role="status">
      <p>
        {fill(text.gathering, { names: listOf(names, language()) })}{' '}
        <small>{fill(text.gatheringUntil, { time: until })}</small>
      </p>
      {table.seat !== undefined && (
        <button type="button" class="button plain" onClick={() => void table.do({ do: 'stand' })}>
          {text.gatheringLeave}
        </button>
      )}
    </div>
  );
}
