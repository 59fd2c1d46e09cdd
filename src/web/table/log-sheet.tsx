/**
 * The log in words and notation, as the one before the screen saw it: beside the board where there is room, else in a
 * sheet. The newest line is also said by screen readers.
 */
import { useRef, useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';
import { useWide } from '../wide.ts';
import styles from './log-sheet.module.css';
import type { TableModel } from './table-model.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
  readonly text: GameText;
}

/** A line of the log in words. */
interface Entry {
  readonly told: string;
  readonly move: string;
}

export function LogSheet({ table, names, text }: Props) {
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const behind = table.isCovered;
  const seen = behind ? [] : table.seen;
  const lines = seen.map((each) => ({ told: text.tell(each, (seat) => names[seat]!), move: each.move }));
  const newest = lines.at(-1)?.told;
  const news = useNews(lines, behind);
  return (
    <section data-part="log" aria-label={words().log}>
      {wide ? (
        <>
          <h2 class={styles.title}>{words().log}</h2>
          <Lines table={table} lines={lines} />
        </>
      ) : (
        <button type="button" class={`button plain ${styles.newest}`} onClick={() => setOpen(true)}>
          <span>{words().log}</span>
          <small>{newest}</small>
        </button>
      )}
      {open && (
        <Sheet label={words().log} class="bottom" onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <h2 class={styles.title}>{words().log}</h2>
              <Lines table={table} lines={lines} onLook={close} />
              <button type="button" class="button main" onClick={close}>
                {words().close}
              </button>
            </>
          )}
        </Sheet>
      )}
      <p class="heard" aria-live="polite">
        {news}
      </p>
    </section>
  );
}

/** All that has happened since it was last said; at first nothing, for who comes back knows it. */
function useNews(lines: readonly Entry[], behind: boolean): string {
  const told = useRef({ count: lines.length, news: '' });
  if (behind) return '';
  if (told.current.count !== lines.length) {
    const news = lines.slice(told.current.count).map((line) => line.told);
    told.current = { count: lines.length, news: news.join(' ') };
  }
  return told.current.news;
}

interface LinesProps {
  readonly table: TableModel;
  readonly lines: readonly Entry[];
  readonly onLook?: () => void;
}

function Lines({ table, lines, onLook }: LinesProps) {
  const { moment = lines.length } = table;
  const look = (at: number) => {
    void table.look(at);
    onLook?.();
  };
  return (
    <>
      <div class={styles.steps}>
        <button type="button" class="button plain small" disabled={moment === 0} onClick={() => table.look(moment - 1)}>
          {words().stepBack}
        </button>
        <button
          type="button"
          class="button plain small"
          disabled={moment >= lines.length}
          onClick={() => table.look(moment + 1)}
        >
          {words().stepOn}
        </button>
      </div>
      <ol class={styles.lines} reversed>
        {lines.toReversed().map(({ told, move }, i) => (
          <li key={lines.length - i}>
            <button
              type="button"
              class={styles.moment}
              aria-current={moment === lines.length - i ? 'step' : undefined}
              onClick={() => look(lines.length - i)}
            >
              {told} <code>{move}</code>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
