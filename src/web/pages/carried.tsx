/** A game that came by a link: shown first, and kept in this browser only if whoever looks at it wants that. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import type { OpenedGame } from '../../table/file/saved-game.ts';
import { analysisPath } from '../analysis/analysis-address.ts';
import { useLater } from '../loading.ts';
import type { LocalHost } from '../local/host.ts';
import { lookAt } from '../local/looked-at.ts';
import { openFromFile } from '../local/opening.ts';
import { calm, pace } from '../preferences.ts';
import { go } from '../route.ts';
import { type Drawer, Notebook } from '../table/notebook.ts';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { tableWords } from '../table/text/index.ts';
import { language, words } from '../text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import styles from './carried.module.css';
import { Loading } from './missing.tsx';

/** Until it is kept, nothing about it is. */
const NO_DRAWER: Drawer = {
  notes: async () => [],
  keepsakes: async () => [],
  saveNotes: async () => {},
  saveKeepsakes: async () => {},
};

export function Carried({ game }: { readonly game: OpenedGame }) {
  const host = useMemo(() => lookAt('carried', game, undefined, tableWords().anonymous), [game]);
  useEffect(() => () => host.close(), [host]);
  const { module } = host;
  const parts = useLater(async () => {
    const [board, text] = await Promise.all([module.board?.(), module.text[language()]()]);
    return board && { board, text };
  }, [module, language()]);
  if (!parts) return <Loading />;
  return <Shown game={game} host={host} {...parts} />;
}

function Keeping({ game }: { readonly game: OpenedGame }) {
  const text = words();
  const [fault, setFault] = useState(false);
  const keep = async () => {
    const opened = await openFromFile(game);
    if (opened.ok) go(`/table/${opened.value}`);
    else setFault(true);
  };
  const isOver = game.log.game.outcome(game.log.state) !== undefined;
  return (
    <section class={styles.asking} aria-label={text.carried}>
      <p>
        <strong>{text.carried}</strong> {text.carriedHelp}
      </p>
      <div class={styles.answers}>
        <button type="button" class="button main" onClick={() => void keep()}>
          {isOver ? text.keep : text.keepAndPlay}
        </button>
        <a class="button plain" href="/">
          {text.keepNot}
        </a>
      </div>
      {fault && <p role="alert">{text.cannotOpen}</p>}
    </section>
  );
}

interface Props {
  readonly game: OpenedGame;
  readonly host: LocalHost;
  readonly board: Board;
  readonly text: GameText;
}

function Shown({ game, host, board, text }: Props) {
  const table = useMemo(() => {
    const { connection, table: course, module } = host;
    const { hash } = location;
    const analysisAt = (at: number) => analysisPath(module.rules.id, { source: { kind: 'link', hash }, at });
    return new TableModel(module, course.hello(undefined, 0), connection, {
      board,
      calm,
      pace,
      analysisAt,
      review: `/open/review${hash}`,
    });
  }, [host, board]);
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  const notebook = useMemo(() => new Notebook('carried', NO_DRAWER), []);
  return <TableView {...{ table, board, text, notebook, analyses }} withPlayers={<Keeping game={game} />} />;
}
