/** The page of any table: players, board, what can be done, what happened. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import { lastDone } from '../../board/last-move.ts';
import type { Notation, Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import type { Scene } from '../../svg/scene.ts';
import { fill } from '../../text/index.ts';
import { BoardHost } from '../board/board-host.tsx';
import type { BesideButton } from '../board/controls.tsx';
import { SceneView } from '../board/scene-view.tsx';
import { KeysSheet } from '../ear/keys-sheet.tsx';
import type { BoardHeard } from '../ear/queries.ts';
import { useTableSounds } from '../sound/hooks.ts';
import { words } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { useWide } from '../wide.ts';
import type { Analyses } from '../worker/analyses.ts';
import { Actions } from './actions.tsx';
import { ChanceAsked } from './chance-asked.tsx';
import { ChatRoom } from './chat-room.tsx';
import { Curtain, useLookingAway } from './curtain.tsx';
import { Ear } from './ear.tsx';
import { LogSheet } from './log-sheet.tsx';
import { namesOf, tellEnding } from './names.ts';
import { News } from './news.tsx';
import type { Notebook } from './notebook.ts';
import { type Shown, still } from './playback.ts';
import { Players, whoseTurn } from './players.tsx';
import { useRecessWhileHidden } from './recess-hooks.ts';
import { Refused } from './refused.tsx';
import { useReplayKeys } from './replay-bar.tsx';
import { Result } from './result.tsx';
import { Speakers } from './speakers.tsx';
import type { TableModel } from './table-model.ts';
import styles from './table-view.module.css';
import type { Talk } from './talk.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly board: Board;
  readonly text: GameText;
  readonly notebook: Notebook;
  readonly analyses: Analyses;
  /** What this kind of table shows besides: with the players, and below the board. */
  readonly withPlayers?: ComponentChildren;
  readonly below?: ComponentChildren;
  /** All look at the board elsewhere; here is what one plays with. */
  readonly isPad?: boolean;
  /** From whose side the board is seen where nobody plays any more. */
  readonly seat?: Seat | undefined;
  /** Where people talk: how it is kept, and what it looks like. */
  readonly talk?: Talk | undefined;
  readonly chat?: ComponentChildren;
  /** How the line to the table is, where that is to be said. */
  readonly lineTold?: string | undefined;
  /** What the line between people shows while nothing is to be said there. */
  readonly links?: ComponentChildren;
  /** Where one goes when it is over, in the place of another game. */
  readonly onward?: ComponentChildren;
}

export function TableView({
  table,
  board,
  text,
  notebook,
  analyses,
  withPlayers,
  below,
  talk,
  chat,
  lineTold,
  links,
  onward,
  isPad = false,
  seat,
}: Props) {
  const [flipped, setFlipped] = useState(false);
  const [wasOver] = useState(table.over);
  const skipping = useSkipping(table);
  const wide = useWide();
  const { module, shown, moment, abilities } = table;
  const { sharing } = table.ports;
  const curtain = sharing?.curtain.value;
  const names = namesOf(table, text);
  const [hinted, setHinted] = useHint(table);
  useTitle(titleOf(table, names), text.name);
  // only those who listen are told anew: the page is not drawn again for it
  const heard = useMemo(() => signal<BoardHeard | undefined>(undefined), [table]);
  const [lists, setLists] = useState(false);
  useLookingAway(sharing);
  useTableSounds(table);
  useRecessWhileHidden(table.ports.recess);
  useReplayKeys(table, board.takesArrows);
  // behind a curtain stays only the board of the one for whom it is drawn, with what he has begun
  const onTable = shown && (curtain === undefined || shown.view.viewer === curtain) ? shown : undefined;
  // one's own side is at the bottom
  const near = table.own ?? seat;
  const isTurned = near !== undefined && board.isFar?.(near) === true;
  const drawing = { board, words: text.board, names, flipped: flipped !== isTurned };
  const draw = ({ view, past, moves, pattern }: Shown): Scene =>
    board.scene({ ...drawing, view, past, moves, pattern, draft: board.noDraft });
  return (
    <section class={styles.page} data-part="table">
      <header class={styles.head}>
        <Players table={table} board={board} names={names} text={text} talk={talk} />
        {withPlayers}
        <News table={table} text={text} talk={talk} lineTold={lineTold}>
          {links}
        </News>
      </header>
      <div class={styles.play} {...skipping}>
        {onTable && (
          <div class={styles.onTable} hidden={curtain !== undefined}>
            <BoardHost
              {...drawing}
              shown={onTable}
              as={isPad && moment === undefined ? 'pad' : undefined}
              own={table.own}
              lastMove={tellLast(onTable, text, names)}
              goal={isNew(table) ? text.goal : undefined}
              notebook={notebook}
              game={module.rules.id}
              clock={moment === undefined ? table.clock : undefined}
              isHalted={table.ports.recess?.on}
              waiver={moment === undefined ? table.waiver : undefined}
              brokenOff={moment === undefined ? tellIdle(table, names) : undefined}
              waits={abilities.goOn?.now === true && moment === undefined}
              analyse={module.analyst && ((view) => analyses.ask(module.rules.id, view))}
              advised={moment === undefined ? hinted : undefined}
              onGoOn={() => abilities.goOn?.run()}
              onHeard={(now) => {
                heard.value = now;
              }}
              onWaive={(waived) => table.waive(waived)}
              beside={besideFor(table, onTable)}
              onMove={(move) => table.act(move)}
              onTried={(move) => table.explain(move)}
            />
          </div>
        )}
        {sharing && curtain !== undefined && (
          <Curtain
            key={curtain}
            name={names[curtain]!}
            isDealt={sharing.looker === curtain}
            onLift={() => sharing.lift()}
            behind={() => <SceneView scene={draw(still(sharing.peek()))} />}
          />
        )}
        <div class={styles.besides}>
          {sharing && curtain === undefined && <Speakers sharing={sharing} viewer={table.viewer} names={names} />}
          {curtain === undefined && table.asksForChance && <ChanceAsked table={table} />}
          {below}
          {curtain === undefined && (!table.over || table.refusal) && <Refused table={table} text={text} />}
          {table.over && !table.moving && <Result {...{ table, names, text, onward }} fresh={!wasOver} />}
        </div>
      </div>
      <aside class={styles.dock} data-part="dock">
        <Actions
          table={table}
          talk={talk}
          onFlip={() => setFlipped(!flipped)}
          onHint={setHinted}
          onKeys={() => setLists(true)}
          scene={() => (shown && curtain === undefined ? draw(shown) : undefined)}
        />
        <Ear
          {...{ table, names, text }}
          board={heard}
          lastMove={onTable && tellLast(onTable, text, names)}
          onKeys={() => setLists(true)}
        />
        <div class={styles.log} hidden={wide && talk?.isOpen.value}>
          <LogSheet table={table} names={names} text={text} />
        </div>
        {talk?.isOpen.value && <ChatRoom talk={talk}>{chat}</ChatRoom>}
      </aside>
      {lists && <KeysSheet text={text} onClose={() => setLists(false)} />}
    </section>
  );
}

/** Whoever was dealt a secret has seen it; what cannot be listed can be left to chance. */
function besideFor(table: TableModel, { pattern }: Shown): BesideButton | undefined {
  const { sharing } = table.ports;
  if (sharing?.looker !== undefined && sharing.looker === table.seat && !table.moving)
    return { label: words().secretSeen, look: 'main', run: () => sharing.goOn() };
  return pattern ? { label: words().atRandom, look: 'plain', run: () => table.actAtRandom() } : undefined;
}

/** Why nobody can move: it has not begun, or people have ended it. */
const tellIdle = ({ face, ending, own }: TableModel, names: readonly string[]): string | undefined =>
  face.gathering ? tableWords().notNow.notStarted : tellEnding(ending, (seat) => names[seat]!, own);

/** Whose turn it is, or that it is over: a page that lies behind others says it, too. */
function titleOf(table: TableModel, names: readonly string[]): string | undefined {
  if (table.over) return words().over;
  if (table.face.gathering) return words().standings.waiting;
  return table.isShared && table.own === undefined ? undefined : whoseTurn(table, names) || undefined;
}

/** Nobody before this screen has moved yet. */
const isNew = ({ over, seen, own }: TableModel): boolean =>
  !over &&
  seen.before === 0 &&
  !seen.events.some(({ seen: { by } }) => (own === undefined ? typeof by === 'number' : by === own));

function tellLast({ past }: Shown, text: GameText, names: readonly string[]): string | undefined {
  const last = lastDone(past);
  return last && fill(tableWords().lastMove, { told: text.tell(last, (seat) => names[seat]!) });
}

/** A hint belongs to its moment, and to one pair of eyes. */
function useHint({ events, viewer, isCovered }: TableModel): readonly [Notation | undefined, (move: Notation) => void] {
  const moment = `${events} ${viewer} ${isCovered}`;
  const [hint, setHint] = useState<{ readonly moment: string; readonly move: Notation }>();
  return [hint?.moment === moment ? hint.move : undefined, (move) => setHint({ moment, move })];
}

/** A press or a key cuts an animation short and does nothing else: the click that follows it is swallowed. */
function useSkipping(table: TableModel) {
  const swallow = useRef(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const atBoard = target === document.body || target.closest('[data-part="board"], [data-part="controls"]');
      if (!atBoard || !SKIPPING.includes(event.key) || !table.skip()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [table]);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      swallow.current = table.skip();
      if (swallow.current) event.stopPropagation();
    },
    onClickCapture: (event: MouseEvent) => {
      // what stands still goes with a click as well, and the click counts
      if (!swallow.current) table.skip();
      if (swallow.current) event.stopPropagation();
      swallow.current = false;
    },
  };
}
const SKIPPING = ['Enter', ' ', 'Escape'];
