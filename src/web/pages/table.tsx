/** A game of this browser at its table. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import { useLater } from '../loading.ts';
import { calm, pace } from '../preferences.ts';
import { go } from '../route.ts';
import type { Surroundings } from '../table/local-course.ts';
import { LocalTable } from '../table/local-table.ts';
import { Notebook } from '../table/notebook.ts';
import { drawerOf, loadGame, saveGame } from '../table/storage.ts';
import type { StoredGame } from '../table/stored-game.ts';
import { TableView } from '../table/table-view.tsx';
import { language } from '../text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import { Thinker } from '../worker/thinker.ts';
import { Loading, Missing } from './missing.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const stored = useLater(async () => (await loadGame(id)) ?? null, [id]);
  const module = stored ? findGame(stored.game) : undefined;
  const parts = useLater(async () => {
    if (!module) return undefined;
    const [board, text] = await Promise.all([module.board?.(), module.text[language()]()]);
    return board && { board, text };
  }, [module, language()]);
  if (stored === null) return <Missing />;
  if (!stored || !module || !parts) return <Loading />;
  return <Table stored={stored} module={module} {...parts} />;
}

interface Props {
  readonly stored: StoredGame;
  readonly module: DrawnGame;
  readonly board: Board;
  readonly text: GameText;
}

function Table({ stored, module, board, text }: Props) {
  const table = useMemo(() => {
    const around: Surroundings = {
      board,
      thinker: new Thinker(),
      save: saveGame,
      goTo: ({ id }) => go(`/table/${id}`),
      calm,
      pace,
    };
    return new LocalTable(module, stored, around);
  }, [module, stored, board]);
  useEffect(() => () => table.close(), [table]);
  const notebook = useMemo(() => new Notebook(stored.id, drawerOf(stored.game, stored.id)), [stored]);
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  return <TableView table={table} board={board} text={text} notebook={notebook} analyses={analyses} />;
}
