/** A game of this browser at its table. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { findGame } from '../../games/shelf.ts';
import type { Board } from '../../svg/board.ts';
import { explain } from '../../text/index.ts';
import { BoardHost } from '../board/board-host.tsx';
import { useLater } from '../loading.ts';
import { calm } from '../preferences.ts';
import { Actions } from '../table/actions.tsx';
import { Curtain } from '../table/curtain.tsx';
import { LocalTable } from '../table/local-table.ts';
import { LogSheet } from '../table/log-sheet.tsx';
import { nameOf } from '../table/names.ts';
import { Players } from '../table/players.tsx';
import { Result } from '../table/result.tsx';
import { loadGame, saveGame } from '../table/storage.ts';
import type { StoredGame } from '../table/stored-game.ts';
import { language, words } from '../text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import { Thinker } from '../worker/thinker.ts';
import { Loading, Missing } from './missing.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const stored = useLater(async () => (await loadGame(id)) ?? null, [id]);
  const module = stored ? findGame(stored.game) : undefined;
  const parts = useLater(async () => {
    if (!module) return undefined;
    const [board, text] = await Promise.all([module.board?.(), module.text[language()]()]);
    return board && { board: board as Board, text };
  }, [module, language()]);
  if (stored === null) return <Missing />;
  if (!stored || !module || !parts) return <Loading />;
  return <Table stored={stored} module={module} {...parts} />;
}

interface Props {
  readonly stored: StoredGame;
  readonly module: GameModule;
  readonly board: Board;
  readonly text: GameText;
}

function Table({ stored, module, board, text }: Props) {
  const table = useMemo(
    () => new LocalTable(module, stored, { board, thinker: new Thinker(), save: saveGame, calm }),
    [module, stored, board],
  );
  useEffect(() => () => table.close(), [table]);
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  const [flipped, setFlipped] = useState(false);

  const { shown } = table;
  const names = stored.players.map((_, seat) => nameOf(stored, seat, text));
  const refusal = table.refusal.value;
  const curtain = table.curtain.value;
  const speakers = table.turn.value.people;

  return (
    <section class="table-page">
      <Players table={table} names={names} text={text} />
      <div class="play">
        {shown && curtain === undefined && (
          <BoardHost
            game={module.rules.id}
            board={board}
            words={text.board}
            names={names}
            shown={shown}
            clock={table.moment.value === undefined ? table.clock.value : undefined}
            waits={table.lingering.value && table.moment.value === undefined}
            analyse={module.analyst && ((view) => analyses.ask(module.rules.id, view))}
            flipped={flipped !== fromTheTop(stored)}
            atRandom={{ label: words().atRandom, run: () => table.actAtRandom() }}
            onMove={(move) => table.act(move)}
            onTried={(move) => table.explain(move)}
            onGoOn={() => table.goOn()}
          />
        )}
        {curtain !== undefined && <Curtain name={names[curtain]!} onLift={() => table.liftCurtain()} />}
        {table.turn.value.asked === undefined && speakers.length > 1 && !table.over.value && (
          <fieldset class="speakers">
            <legend>{words().speaker}</legend>
            {speakers.map((seat) => (
              <button
                key={seat}
                type="button"
                class="button plain"
                aria-pressed={table.viewer === seat}
                onClick={() => table.speak(seat)}
              >
                {names[seat]}
              </button>
            ))}
          </fieldset>
        )}
        {table.moment.value !== undefined && (
          <button type="button" class="button main" onClick={() => table.look(undefined)}>
            {words().toNow}
          </button>
        )}
        <p class="refusal" role="status" aria-live="polite">
          {refusal && explain(refusal, language(), text)}
        </p>
        {table.over.value && <Result table={table} names={names} text={text} />}
      </div>
      <aside class="panel">
        <Actions table={table} onFlip={() => setFlipped(!flipped)} />
        <LogSheet table={table} names={names} text={text} />
      </aside>
    </section>
  );
}

/** One who plays alone against the computer sits at the bottom, also as the second player. */
const fromTheTop = ({ players }: StoredGame): boolean =>
  players.filter(({ kind }) => kind === 'person').length === 1 && players[1]?.kind === 'person';
