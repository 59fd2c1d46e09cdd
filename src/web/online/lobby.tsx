/** Before the start: the invitation for whoever comes, and then a table with its seats round the board. */
import { useRef, useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import type { TableModel } from '../table/table-model.ts';
import { InvitationCard } from './invitation-card.tsx';
import { LobbyNews } from './lobby-news.tsx';
import { LobbyTable } from './lobby-table.tsx';
import { TurnedAway } from './turned-away.tsx';

interface Props {
  readonly id: string;
  readonly table: TableModel;
  readonly board: Board;
  readonly text: GameText;
  readonly lineTold: string | undefined;
}

export function Lobby({ table, lineTold, ...rest }: Props) {
  return (
    <>
      <LobbyNews table={table} lineTold={lineTold} />
      <Place table={table} {...rest} />
    </>
  );
}

/** What whoever comes finds there. */
function Place({ id, table, board, text }: Omit<Props, 'lineTold'>) {
  const { face, you } = table;
  const [watches, setWatches] = useState(false);
  const wasSentAway = useRef(false);
  const isFull = face.holders.every(({ kind }) => kind !== 'free');
  if (you.who !== null && face.kicked.includes(you.who)) {
    wasSentAway.current = true;
    return <TurnedAway why="sentAway" id={id} table={table} text={text} />;
  }
  if (you.seat === null && you.who !== face.host && !watches) {
    if (isFull) return <TurnedAway why="full" id={id} table={table} text={text} onWatch={() => setWatches(true)} />;
    return <InvitationCard table={table} text={text} isAgain={wasSentAway.current} onWatch={() => setWatches(true)} />;
  }
  return <LobbyTable table={table} board={board} text={text} />;
}
