/** Before the start: the invitation for whoever comes, and then a table with its seats round the board. */
import { useEffect, useRef, useState } from 'preact/hooks';
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

export function Lobby({ table, text, lineTold, ...rest }: Props) {
  const [watches, setWatches] = useState(false);
  // whoever has scrolled down to the word that begins sees the game from its top
  useEffect(() => () => scrollTo(0, 0), []);
  const { face, you } = table;
  const isIn = you.seat !== null || you.who === face.host || watches;
  return (
    <>
      <LobbyNews table={table} text={text} lineTold={lineTold} isOver={!isIn || isSentAway(table)} />
      <Place {...rest} table={table} text={text} isIn={isIn} onWatch={() => setWatches(true)} />
    </>
  );
}

interface PlaceProps extends Omit<Props, 'lineTold'> {
  readonly isIn: boolean;
  readonly onWatch: () => void;
}

/** What whoever comes finds there. */
function Place({ id, table, board, text, isIn, onWatch }: PlaceProps) {
  const wasSentAway = useRef(false);
  if (isSentAway(table)) {
    wasSentAway.current = true;
    return <TurnedAway why="sentAway" id={id} table={table} text={text} />;
  }
  if (isIn) return <LobbyTable table={table} board={board} text={text} />;
  if (table.face.holders.every(({ kind }) => kind !== 'free'))
    return <TurnedAway why="full" id={id} table={table} text={text} onWatch={onWatch} />;
  return <InvitationCard table={table} text={text} isAgain={wasSentAway.current} onWatch={onWatch} />;
}

const isSentAway = ({ face, you }: TableModel): boolean => you.who !== null && face.kicked.includes(you.who);
