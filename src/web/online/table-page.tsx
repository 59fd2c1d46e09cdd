/** A table of the house: the lobby before the start, then the game, with those who are elsewhere. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import type { Hello } from '../../wire/messages.ts';
import { VERSION } from '../../wire/messages.ts';
import { analysisPath, puzzlePath } from '../analysis/analysis-address.ts';
import { PadSwitch, usePad } from '../evening/pad.tsx';
import { WayBack } from '../evening/way-back.tsx';
import { useLater } from '../loading.ts';
import { drawerOf } from '../local/database.ts';
import { Loading } from '../pages/missing.tsx';
import { calm, pace } from '../preferences.ts';
import { go } from '../route.ts';
import { Notebook } from '../table/notebook.ts';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { Talk } from '../table/talk.ts';
import { language } from '../text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import { ApiRefusal, loadMe, me, tableOf } from './api.ts';
import { Chat, FoldedChat } from './chat.tsx';
import { SocketConnection } from './connection.ts';
import { Gathering } from './gathering.tsx';
import { Links } from './links.tsx';
import { Lobby } from './lobby.tsx';
import { pathOf, reviewOf, useNextTable } from './next-table.ts';
import notice from './notice.module.css';
import { socketTo } from './socket-to.ts';
import styles from './table-page.module.css';
import { onlineWords } from './text/index.ts';
import { NoTable, TurnedAway } from './turned-away.tsx';
import { Watching } from './watching.tsx';

export function OnlineTablePage({ id }: { readonly id: string }) {
  const found = useLater(() => find(id), [id]);
  const module = typeof found === 'object' ? findGame(found.face.game) : undefined;
  const parts = useLater(async () => {
    if (!module) return undefined;
    const [board, text] = await Promise.all([module.board?.(), module.text[language()]()]);
    return board && { board, text };
  }, [module, language()]);
  if (found === 'missing') return <NoTable />;
  if (found === 'unreadable') return <p class={notice.notice}>{onlineWords().lines.unreadable}</p>;
  if (found === 'away') return <p class={notice.notice}>{onlineWords().offlineHelp}</p>;
  if (!found || !module || !parts) return <Loading />;
  return <OnlineTable id={id} hello={found} module={module} {...parts} />;
}

async function find(id: string): Promise<Hello | 'missing' | 'unreadable' | 'away'> {
  try {
    await loadMe();
    const hello = await tableOf(id);
    // a newer house has newer pages
    if (hello.version !== VERSION) location.reload();
    return hello;
  } catch (error) {
    const code = error instanceof ApiRefusal ? error.refusal.code : 'away';
    if (code === 'set-aside') return 'unreadable';
    return code === 'not-found' ? 'missing' : 'away';
  }
}

interface Props {
  readonly id: string;
  readonly hello: Hello;
  readonly module: DrawnGame;
  readonly board: Board;
  readonly text: GameText;
}

function OnlineTable({ id, hello, module, board, text }: Props) {
  const line = useMemo(() => new SocketConnection({ open: (from) => socketTo(id, from) }), [hello]);
  const table = useMemo((): TableModel => {
    const link = () => ({ now: true, run: async () => location.href });
    const leave = () => ({
      now: table.seat !== undefined && table.face.phase === 'playing',
      why: table.seat === undefined ? ('spectator' as const) : ('over' as const),
      run: () => void table.do({ do: 'leave' }).then(() => go('/')),
    });
    const analysisAt = (at: number) => analysisPath(module.rules.id, { source: { kind: 'record', id }, at });
    const puzzleAt =
      module.puzzles && ((at: number) => puzzlePath(module.rules.id, { source: { kind: 'record', id }, at }));
    return new TableModel(module, hello, line, {
      ...{ board, calm, pace, link, leave, pathOf, analysisAt, puzzleAt },
      review: reviewOf(id),
    });
  }, [hello]);
  useEffect(() => () => table.close(), [table]);
  // who has just got a name is another visitor to the server
  const who = me.value?.id ?? null;
  useEffect(() => {
    if (table.you.who !== who) line.resume();
  }, [who]);
  useNextTable(table, hello);
  const notebook = useMemo(() => new Notebook(id, drawerOf(module.rules.id, id)), [id]);
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  const talk = useMemo(() => new Talk(table), [table]);
  const room = new URLSearchParams(location.search).get('room');
  const pad = usePad(room);
  const mayBePad = room !== null && board.swipe !== undefined && table.own !== undefined && !table.over;
  const wayBack = room === null ? undefined : <WayBack room={room} told={pad.told} id={id} isOver={table.over} />;
  const state = line.state.value;
  const lineTold = state === 'open' ? undefined : onlineWords().lines[state];
  return (
    <div class={styles.page}>
      {isClosed(table) ? (
        <TurnedAway why="closed" id={id} table={table} text={text} />
      ) : table.face.phase === 'open' && !table.face.gathering ? (
        <>
          <Lobby id={id} table={table} board={board} text={text} lineTold={lineTold} />
          <FoldedChat table={table} talk={talk} />
        </>
      ) : (
        <TableView
          table={table}
          board={board}
          text={text}
          notebook={notebook}
          analyses={analyses}
          isPad={mayBePad && pad.isPad}
          below={
            <>
              {mayBePad && <PadSwitch isPad={pad.isPad} choose={pad.choose} />}
              <Gathering table={table} />
            </>
          }
          talk={talk}
          chat={<Chat table={table} talk={talk} />}
          lineTold={lineTold}
          onward={wayBack}
          links={
            <>
              <Watching table={table} text={text} id={id} />
              <Links table={table} id={id}>
                {wayBack}
              </Links>
            </>
          }
        />
      )}
    </div>
  );
}

/** By its opener, before anybody played. */
const isClosed = ({ face, events }: TableModel): boolean =>
  face.ending?.kind === 'called-off' && face.ending.why === 'closed' && events === 0;
