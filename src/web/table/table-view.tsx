/** The page of any table: players, board, what can be done, what happened. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { Notation } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import type { Scene } from '../../svg/scene.ts';
import { BoardHost } from '../board/board-host.tsx';
import { SceneView } from '../board/scene-view.tsx';
import { useTableSounds } from '../sound/hooks.ts';
import { words } from '../text/index.ts';
import type { Analyses } from '../worker/analyses.ts';
import { Actions } from './actions.tsx';
import { ChanceAsked } from './chance-asked.tsx';
import { Curtain, useLookingAway } from './curtain.tsx';
import { LogSheet } from './log-sheet.tsx';
import { namesOf, tellEnding } from './names.ts';
import { News } from './news.tsx';
import type { Notebook } from './notebook.ts';
import { type Shown, still } from './playback.ts';
import { PlayerClocks } from './player-clocks.tsx';
import { Players } from './players.tsx';
import { Refused } from './refused.tsx';
import { Result } from './result.tsx';
import { Speakers } from './speakers.tsx';
import type { TableModel } from './table-model.ts';
import styles from './table-view.module.css';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly board: Board;
  readonly text: GameText;
  readonly notebook: Notebook;
  readonly analyses: Analyses;
  /** What this kind of table shows besides: with the players, and after the log. */
  readonly withPlayers?: ComponentChildren;
  readonly afterLog?: ComponentChildren;
}

export function TableView({ table, board, text, notebook, analyses, withPlayers, afterLog }: Props) {
  const [flipped, setFlipped] = useState(false);
  const [wasOver] = useState(table.over);
  const skipping = useSkipping(table);
  const { module, shown, moment, abilities } = table;
  const { sharing, playFrom } = table.ports;
  const curtain = sharing?.curtain.value;
  const names = namesOf(table, text);
  const [hinted, setHinted] = useHint(table);
  useLookingAway(sharing);
  useTableSounds(table);
  // behind a curtain stays only the board of the one for whom it is drawn, with what he has begun
  const onTable = shown && (curtain === undefined || shown.view.viewer === curtain) ? shown : undefined;
  // one's own side is at the bottom, also as the second player
  const drawing = { board, words: text.board, names, flipped: flipped !== (table.own === 1) };
  const draw = ({ view, moves, pattern }: Shown): Scene =>
    board.scene({ ...drawing, view, moves, pattern, draft: board.noDraft });
  return (
    <section class={styles.page} data-part="table">
      <Players table={table} names={names} text={text} />
      <PlayerClocks table={table} names={names} />
      <News table={table} names={names} />
      {withPlayers}
      <div class={styles.play} {...skipping}>
        {onTable && (
          <div class={styles.onTable} hidden={curtain !== undefined}>
            <BoardHost
              {...drawing}
              shown={onTable}
              notebook={notebook}
              game={module.rules.id}
              clock={moment === undefined ? table.clock : undefined}
              brokenOff={moment === undefined ? tellEnding(table.ending, (seat) => names[seat]!) : undefined}
              waits={abilities.goOn?.now === true && moment === undefined}
              analyse={module.analyst && ((view) => analyses.ask(module.rules.id, view))}
              advised={moment === undefined ? hinted : undefined}
              onGoOn={() => abilities.goOn?.run()}
              atRandom={{ label: words().atRandom, run: () => table.actAtRandom() }}
              onMove={(move) => table.act(move)}
              onTried={(move) => table.explain(move)}
            />
          </div>
        )}
        {sharing && curtain !== undefined && (
          <Curtain
            key={curtain}
            name={names[curtain]!}
            onLift={() => sharing.lift()}
            behind={() => <SceneView scene={draw(still(sharing.peek()))} />}
          />
        )}
        {sharing && curtain === undefined && <Speakers sharing={sharing} viewer={table.viewer} names={names} />}
        {moment !== undefined && (
          <div class="buttons">
            <button type="button" class="button main" onClick={() => table.look(undefined)}>
              {words().toNow}
            </button>
            {playFrom && (
              <button type="button" class="button plain" onClick={() => playFrom(table.face.from + moment)}>
                {tableWords().playFrom}
              </button>
            )}
          </div>
        )}
        {curtain === undefined && table.asksForChance && <ChanceAsked table={table} />}
        {curtain === undefined && <Refused table={table} text={text} />}
        {table.over && !table.moving && <Result table={table} names={names} text={text} fresh={!wasOver} />}
      </div>
      <aside class={styles.panel}>
        <Actions
          table={table}
          onFlip={() => setFlipped(!flipped)}
          onHint={setHinted}
          scene={() => (shown && curtain === undefined ? draw(shown) : undefined)}
        />
        <LogSheet table={table} names={names} text={text} />
        {afterLog}
      </aside>
    </section>
  );
}

/** A hint belongs to its moment, and to one pair of eyes. */
function useHint({ seen, viewer, isCovered }: TableModel): readonly [Notation | undefined, (move: Notation) => void] {
  const moment = `${seen.length} ${viewer} ${isCovered}`;
  const [hint, setHint] = useState<{ readonly moment: string; readonly move: Notation }>();
  return [hint?.moment === moment ? hint.move : undefined, (move) => setHint({ moment, move })];
}

/** A press cuts an animation short and does nothing else: the click that follows it is swallowed. */
function useSkipping(table: TableModel) {
  const swallow = useRef(false);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      swallow.current = table.skip();
      if (swallow.current) event.stopPropagation();
    },
    onClickCapture: (event: MouseEvent) => {
      if (swallow.current) event.stopPropagation();
      swallow.current = false;
    },
  };
}
