/** A table by ear: what happens there is told, and what is asked answered. */
import type { ReadonlySignal } from '@preact/signals';
import type { GameText } from '../../core/text.ts';
import { answer, type BoardHeard, type Query, type TableHeard } from '../ear/queries.ts';
import { Voice } from '../ear/voice.tsx';
import type { TableModel } from './table-model.ts';
import { useTelling } from './telling.ts';

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
  useTelling({ table, text, names, heard });
  const ask = (query: Query) => {
    if (query === 'keys') onKeys();
    else if (table.isCovered || !heard) return;
    else if (query === 'again') table.teller.again();
    else table.teller.say(answer(query, heard));
  };
  return <Voice table={table} text={text} said={table.teller.said} onAsk={ask} />;
}
