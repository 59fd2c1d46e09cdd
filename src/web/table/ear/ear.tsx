/** A table by ear: one live region tells what happens and answers questions; moves may be typed. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameText } from '../../../core/text.ts';
import { prefer, preferences } from '../../preferences.ts';
import type { TableModel } from '../table-model.ts';
import { answer, type BoardHeard, QUERIES, QUERY_KEYS, type Query, type TableHeard, TYPING_KEY } from './queries.ts';
import { useTelling } from './telling.ts';
import { TypedLine } from './typed-line.tsx';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
  readonly text: GameText;
  /** What the board says of itself. */
  readonly board: ReadonlySignal<BoardHeard | undefined>;
  /** What was done last; undefined while nobody may see it. */
  readonly lastMove: string | undefined;
  readonly onKeys: () => void;
}

export function Ear({ table, names, text, board: { value: board }, lastMove, onKeys }: Props) {
  const heard: TableHeard | undefined = board && { table, names, board, lastMove };
  const line = useRef<HTMLInputElement>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
  }, []);
  useTelling({ table, text, names, heard });
  const ask = (query: Query) => {
    if (query === 'keys') onKeys();
    else if (table.isCovered || !heard) return;
    else if (query === 'again') table.teller.again();
    else table.teller.say(answer(query, heard));
  };
  useSigns((sign) => {
    const query = QUERIES.find((each) => QUERY_KEYS[each] === sign);
    if (query) ask(query);
    else if (sign !== TYPING_KEY) return false;
    else if (preferences.value.typing === 'on') line.current?.focus();
    else prefer({ typing: 'on' });
    return true;
  });
  return (
    <div data-part="ear">
      <p class="heard" aria-live="polite" aria-atomic="true">
        {table.teller.said}
      </p>
      {preferences.value.typing === 'on' && (
        <TypedLine table={table} text={text} line={line} isWanted={() => isHere.current} onAsk={ask} />
      )}
    </div>
  );
}

/** On the board, on the buttons, and where nothing has the keyboard; never where somebody writes. True if it meant something. */
export function useSigns(hear: (sign: string) => boolean): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (preferences.value.shortcuts === 'off' || event.defaultPrevented) return;
      if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input, textarea, select, dialog')) return;
      if (target !== document.body && !target.closest('[data-part="table"]')) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
