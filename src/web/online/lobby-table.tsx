/** A table before the start: seats round the board, how it is played, the link that invites, and the word to begin. */
import { useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { GameText } from '../../core/text.ts';
import { explain, fill } from '../../text/index.ts';
import { SceneView } from '../board/scene-view.tsx';
import { namesOf } from '../table/names.ts';
import { RulesSheet } from '../table/rules-sheet.tsx';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { language, words } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { me } from './api.ts';
import { InviteLink } from './invite-link.tsx';
import styles from './lobby-table.module.css';
import { NameForm } from './name-form.tsx';
import { SeatChip } from './seat-chip.tsx';
import { seatPlaces } from './seat-places.ts';
import { TableFacts } from './table-facts.tsx';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly board: Board;
  readonly text: GameText;
}

export function LobbyTable({ table, board, text }: Props) {
  const house = onlineWords();
  const { face, you } = table;
  const isHost = you.who === face.host;
  const isFull = face.holders.every(({ kind }) => kind !== 'free');
  useTitle(isFull ? house.everybodyHere : house.lobby, text.name);
  return (
    <section class={styles.lobby}>
      <header class={styles.head}>
        <h1>{text.name}</h1>
        <h2>{isFull ? house.everybodyHere : house.lobby}</h2>
      </header>
      <Round table={table} board={board} text={text} />
      <div>
        {!me.value && <NameForm />}
        {!isFull && <InviteLink />}
        {you.seat !== null || isHost ? <Start table={table} isFull={isFull} /> : <p>{house.startsSoon}</p>}
        <TableFacts face={face} module={table.module} text={text} />
        <Reading table={table} />
        {isHost && <HostOnly table={table} />}
      </div>
    </section>
  );
}

/** The board as it will lie there, and everybody round it. */
function Round({ table, board, text }: Props) {
  const { face, you, page } = table;
  const own = you.seat ?? 0;
  const drawing = { board, words: text.board, names: namesOf(table, text), flipped: own === 1 };
  const scene = board.scene({
    ...drawing,
    ...{ view: page.view, past: [], moves: [], pattern: undefined, draft: board.noDraft },
  });
  const places = seatPlaces(face.seats, own);
  return (
    <ul class={styles.round} data-part="round">
      <li class={styles.board} aria-hidden="true" inert>
        <SceneView scene={scene} />
      </li>
      {places.map((place, seat) => (
        <li key={text.seat(seat, face.seats)} data-place={place} data-seat={seat}>
          <SeatChip table={table} board={board} text={text} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Start({ table, isFull }: { readonly table: TableModel; readonly isFull: boolean }) {
  const [asked, setAsked] = useState(false);
  return (
    <div class={styles.start}>
      <button
        type="button"
        class="button main large"
        aria-disabled={!isFull}
        onClick={() => (isFull ? void table.do({ do: 'start' }) : setAsked(true))}
      >
        {onlineWords().start}
      </button>
      <p class="refusal" role="status">
        {asked && !isFull && explain({ reason: 'table.seats-free' }, language())}
      </p>
    </div>
  );
}

function Reading({ table }: { readonly table: TableModel }) {
  const [reading, setReading] = useState(false);
  if (!table.module.learn) return null;
  return (
    <p>
      <button type="button" class="button plain" onClick={() => setReading(true)}>
        {words().rules}
      </button>
      {reading && <RulesSheet module={table.module} onClose={() => setReading(false)} />}
    </p>
  );
}

/** Whoever opened the table lets people in again, and closes it. */
function HostOnly({ table }: { readonly table: TableModel }) {
  const house = onlineWords();
  const [sure, setSure] = useState(false);
  const { face, names } = table;
  return (
    <div class="buttons">
      {face.kicked.map((who) => (
        <button key={who} type="button" class="button plain" onClick={() => void table.do({ do: 'let-in', who })}>
          {fill(house.letIn, { name: names[who] || tableWords().anonymous })}
        </button>
      ))}
      <button
        type="button"
        class="button plain"
        onClick={() => (sure ? void table.do({ do: 'close' }) : setSure(true))}
      >
        {sure ? house.closeSure : house.closeTable}
      </button>
    </div>
  );
}
