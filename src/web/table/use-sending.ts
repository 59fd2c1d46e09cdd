/** Whether one's own move is still on its way: said when it takes longer than one notices. */
import { useEffect, useState } from 'preact/hooks';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

const NOTICED_MS = 300;

/** `lineTold` is how the line to the table is, if it is not well. */
export function useSending(table: TableModel, lineTold: string | undefined): string | undefined {
  // what is done here needs no line
  const isSending = table.isSending && !table.isShared;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isSending) return;
    const timer = setTimeout(() => setLate(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, [isSending]);
  if (!isSending) return lineTold;
  if (lineTold !== undefined) return tableWords().willBeSent;
  return late ? tableWords().sending : undefined;
}
