/** Before the start: the invitation for whoever comes, and then a table with its seats round the board. */
import { useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import type { TableModel } from '../table/table-model.ts';
import { useTitle } from '../title.ts';
import { InvitationCard } from './invitation-card.tsx';
import { LobbyTable } from './lobby-table.tsx';
import { onlineWords } from './text/index.ts';
import { TurnedAway } from './turned-away.tsx';

interface Props {
  readonly id: string;
  readonly table: TableModel;
  readonly board: Board;
  readonly text: GameText;
}

export function Lobby({ id, table, board, text }: Props) {
  const { face, you } = table;
  const [watches, setWatches] = useState(false);
  const isFull = face.holders.every(({ kind }) => kind !== 'free');
  useTitle(isFull ? onlineWords().everybodyHere : onlineWords().lobby, text.name);
  if (you.who !== null && face.kicked.includes(you.who)) return <TurnedAway why="sentAway" id={id} table={table} />;
  if (you.seat === null && you.who !== face.host && !watches) {
    if (isFull) return <TurnedAway why="full" id={id} table={table} onWatch={() => setWatches(true)} />;
    return <InvitationCard table={table} text={text} onWatch={() => setWatches(true)} />;
  }
  return <LobbyTable table={table} board={board} text={text} />;
}
