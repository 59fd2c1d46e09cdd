/** A running table of the house as those see it who only watch: its board alone, for the big screen. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import { fill, listOf } from '../../text/index.ts';
import type { Hello } from '../../wire/messages.ts';
import { BoardHost } from '../board/board-host.tsx';
import { useLater } from '../loading.ts';
import { tableFromAfar } from '../online/api.ts';
import { SocketConnection } from '../online/connection.ts';
import { socketTo } from '../online/socket-to.ts';
import { calm, pace } from '../preferences.ts';
import { namesOf, tellEnding } from '../table/names.ts';
import { TableModel } from '../table/table-model.ts';
import { language } from '../text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import styles from './live-board.module.css';
import { eveningWords } from './text/index.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  /** The only one: as large as the screen, and with everything that is to be said beside it. */
  readonly isAlone: boolean;
}

export function LiveBoard({ id, title, isAlone }: Props) {
  const hello = useLater(() => tableFromAfar(id).catch(() => undefined), [id]);
  const module = hello && findGame(hello.face.game);
  const parts = useLater(async () => {
    if (!module) return undefined;
    const [board, text] = await Promise.all([module.board?.(), module.text[language()]()]);
    return board && { board, text };
  }, [module, language()]);
  return (
    <figure class={isAlone ? styles.alone : styles.board} data-part="live-board">
      <div class={styles.drawn}>
        {hello && module && parts && <Watched key={id} {...{ id, hello, module, isAlone }} {...parts} />}
      </div>
      {!isAlone && <figcaption>{title}</figcaption>}
    </figure>
  );
}

interface WatchedProps {
  readonly id: string;
  readonly hello: Hello;
  readonly module: DrawnGame;
  readonly board: Board;
  readonly text: GameText;
  readonly isAlone: boolean;
}

const nothing = () => {};

function Watched({ id, hello, module, board, text, isAlone }: WatchedProps) {
  const line = useMemo(() => new SocketConnection({ open: (from) => socketTo(id, from, 'screen') }), [id]);
  const table = useMemo(() => new TableModel(module, hello, line, { board, calm, pace }), [line]);
  useEffect(() => () => table.close(), [table]);
  const analyses = useMemo(() => (isAlone && module.analyst ? new Analyses() : undefined), [isAlone]);
  useEffect(() => () => analyses?.close(), [analyses]);
  const names = namesOf(table, text);
  const { shown } = table;
  if (!shown) return null;
  const awaited = table.face.gathering?.awaited ?? [];
  return (
    <>
      {awaited.length > 0 && (
        <p class={styles.awaited}>
          {fill(eveningWords().awaited, {
            names: listOf(
              awaited.map((seat) => names[seat]!),
              language(),
            ),
          })}
        </p>
      )}
      <BoardHost
        game={module.rules.id}
        board={board}
        words={text.board}
        names={names}
        shown={shown}
        flipped={false}
        clock={table.clock}
        waiver={table.waiver}
        as={isAlone ? 'screen' : undefined}
        acting={table.shownTurn}
        analyse={analyses && ((view) => analyses.ask(module.rules.id, view))}
        brokenOff={tellEnding(table.ending, (seat) => names[seat]!, undefined)}
        onMove={nothing}
        onTried={nothing}
      />
    </>
  );
}
