/** A game of this browser at its table. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import { hasSecrets } from '../../table/state/secrets.ts';
import { fill } from '../../text/index.ts';
import { analysisPath, puzzlePath } from '../analysis/analysis-address.ts';
import { useLater } from '../loading.ts';
import { drawerOf } from '../local/database.ts';
import { LocalHost } from '../local/host.ts';
import { linkTo } from '../local/link.ts';
import { calm, pace } from '../preferences.ts';
import { go } from '../route.ts';
import { Notebook } from '../table/notebook.ts';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { tableWords } from '../table/text/index.ts';
import { language, words } from '../text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import { WorkerThinker } from '../worker/thinker.ts';
import message from './message.module.css';
import { Loading, Missing } from './missing.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const found = useLater(async () => (await LocalHost.open(id, new WorkerThinker())) ?? null, [id]);
  const host = found?.ok ? found.value : undefined;
  const parts = useLater(async () => {
    if (!host) return undefined;
    const [board, text] = await Promise.all([host.module.board?.(), host.module.text[language()]()]);
    return board && { board, text };
  }, [host, language()]);
  if (found === null) return <Missing />;
  if (found && !found.ok) return <Unreadable {...found.error} />;
  if (!host || !parts) return <Loading />;
  return <LocalTable host={host} {...parts} />;
}

interface Props {
  readonly host: LocalHost;
  readonly board: Board;
  readonly text: GameText;
}

function LocalTable({ host, board, text }: Props) {
  const { table: course, module, connection, sharing } = host;
  const table = useMemo(() => {
    const motion = { board, calm, pace };
    // a link holds the whole log: it is given away only where nobody has a secret
    const link = () => ({
      now: course.state.phase === 'over' || !hasSecrets(course.state.position),
      run: async () => linkTo(await host.file()),
    });
    const playFrom = (events: number) =>
      void host.branch(events).then((opened) => opened.ok && go(`/table/${opened.value}`));
    const analysisAt = (at: number) => analysisPath(module.rules.id, { source: { kind: 'table', id: course.id }, at });
    const puzzleAt =
      module.puzzles && ((at: number) => puzzlePath(module.rules.id, { source: { kind: 'table', id: course.id }, at }));
    const out = { file: () => host.file(), link, playFrom, analysisAt, puzzleAt, review: `/table/${course.id}/review` };
    return new TableModel(module, course.hello(undefined, 0), connection, {
      ...motion,
      ...out,
      sharing,
      recess: host.recess,
    });
  }, [host, board]);
  useEffect(() => {
    host.start();
    return () => host.close();
  }, [host]);
  const [before] = useState(table.face.next);
  const { next } = table.face;
  useEffect(() => {
    if (next !== null && next !== before) go(`/table/${next}`);
  }, [next]);
  const notebook = useMemo(() => new Notebook(course.id, drawerOf(module.rules.id, course.id)), [host]);
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  return <TableView table={table} board={board} text={text} notebook={notebook} analyses={analyses} />;
}

function Unreadable({ seq, kind }: { readonly seq: number; readonly kind: string }) {
  return (
    <section class={message.message}>
      <h1>{tableWords().unreadable}</h1>
      <p>{fill(tableWords().unreadableHelp, { seq: String(seq), kind })}</p>
      <a class="button main" href="/">
        {words().back}
      </a>
    </section>
  );
}
