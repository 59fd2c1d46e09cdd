/** Before a game that starts by itself: until when those are awaited who are not there yet. */
import { fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { locale } from '../text/index.ts';
import styles from './gathering.module.css';

const HALF_DAY_MS = 12 * 3600 * 1000;

export function Gathering({ table }: { readonly table: TableModel }) {
  const text = tableWords();
  const { gathering } = table.face;
  if (!gathering) return null;
  if (gathering.awaited.every((seat) => seat === table.seat)) return null;
  const rest = gathering.until - table.now();
  const day = rest > HALF_DAY_MS ? ({ weekday: 'long' } as const) : {};
  const until = new Date(Date.now() + rest).toLocaleString(locale(), { ...day, hour: 'numeric', minute: '2-digit' });
  return (
    <div class={styles.gathering}>
      <p>{fill(text.gatheringHelp, { time: until })}</p>
      {table.seat !== undefined && (
        <button type="button" class="button plain" onClick={() => void table.do({ do: 'stand' })}>
          {text.gatheringLeave}
        </button>
      )}
    </div>
  );
}
