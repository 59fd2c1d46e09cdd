/** Playing by ear: one live region tells what happens and answers questions asked by signs; moves may be typed. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { prefer, preferences } from '../preferences.ts';
import type { TableModel } from '../table/table-model.ts';
import { QUERIES, QUERY_KEYS, type Query, TYPING_KEY } from './queries.ts';
import { TypedLine } from './typed-line.tsx';

interface Props {
  readonly table: Pick<TableModel, 'isCovered' | 'type'>;
  readonly text: GameText;
  /** As the live region has it. */
  readonly said: string;
  readonly onAsk: (query: Query) => void;
}

export function Voice({ table, text, said, onAsk }: Props) {
  const line = useRef<HTMLInputElement>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
  }, []);
  useSigns((sign) => {
    const query = QUERIES.find((each) => QUERY_KEYS[each] === sign);
    if (query) onAsk(query);
    else if (sign !== TYPING_KEY) return false;
    else if (preferences.value.typing === 'on') line.current?.focus();
    else prefer({ typing: 'on' });
    return true;
  });
  return (
    <div data-part="ear">
      <p class="heard" aria-live="polite" aria-atomic="true">
        {said}
      </p>
      {preferences.value.typing === 'on' && (
        <TypedLine table={table} text={text} line={line} isWanted={() => isHere.current} onAsk={onAsk} />
      )}
    </div>
  );
}

/** On the board, on the buttons, and where nothing has the keyboard; never where somebody writes. True if it meant something. */
function useSigns(hear: (sign: string) => boolean): void {
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
