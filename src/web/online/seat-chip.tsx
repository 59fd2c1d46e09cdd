/** A seat at the table before the start: who has it, and what can be done there. */

import type { Board } from '../../board/board.ts';
import { LEVELS, type Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { CharacterFace } from '../characters/face.tsx';
import { Emblem } from '../table/emblem.tsx';
import { computerName } from '../table/names.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import styles from './seat-chip.module.css';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly board: Board;
  readonly text: GameText;
  readonly seat: Seat;
}

export function SeatChip({ table, board, text, seat }: Props) {
  const { face, you } = table;
  const holder = face.holders[seat]!;
  const isOwn = you.seat === seat;
  return (
    <div class={`${styles.seat} ${isOwn ? styles.own : ''} ${holder.kind === 'free' ? styles.free : ''}`}>
      <div class={styles.who}>
        <span class={styles.role}>
          <Emblem board={board} view={table.page.view} seat={seat} />
          {text.seat(seat, face.seats)}
        </span>
        <Sitting table={table} seat={seat} />
      </div>
      <div class={styles.acts}>
        <Acts table={table} seat={seat} />
      </div>
    </div>
  );
}

type ChipProps = Pick<Props, 'table' | 'seat'>;

function Sitting({ table, seat }: ChipProps) {
  const house = onlineWords();
  const { face, names, presence, you } = table;
  const holder = face.holders[seat]!;
  if (holder.kind === 'free') return <span class="quiet">{house.free}</span>;
  if (holder.kind === 'bot')
    return (
      <span class={styles.sitting}>
        <CharacterFace character={holder.character} />
        <strong>{computerName(holder)}</strong>
      </span>
    );
  const isAway = presence.online.length > 0 && !presence.online.includes(seat);
  return (
    <span class={styles.sitting}>
      <strong>{names[holder.who] || tableWords().anonymous}</strong>
      {holder.who === you.who && <small>({house.me})</small>}
      {isAway && <small>({house.offline})</small>}
    </span>
  );
}

function Acts({ table, seat }: ChipProps) {
  const house = onlineWords();
  const { face, you } = table;
  const holder = face.holders[seat]!;
  const isHost = you.who !== null && you.who === face.host;
  const isSeated = you.seat !== null;
  const button = (label: string, run: () => void, look = 'plain') => (
    <button type="button" class={`button small ${look}`} onClick={run}>
      {label}
    </button>
  );
  if (holder.kind === 'free')
    return (
      <>
        {you.who !== null && button(house.sit, () => void table.do({ do: 'sit', seat }), isSeated ? 'plain' : 'main')}
        {isHost && table.module.bot && <Computer table={table} seat={seat} />}
      </>
    );
  if (holder.kind === 'bot')
    return (
      <>
        {isSeated && button(house.swap, () => void table.do({ do: 'swap', seat }))}
        {isHost && button(house.takeComputer, () => void table.do({ do: 'free', seat }))}
      </>
    );
  if (holder.kind !== 'person') return null;
  if (holder.who === you.who) return button(house.standUp, () => void table.do({ do: 'stand' }));
  const isAsked = face.swap?.seat === you.seat && face.swap?.with === seat;
  return (
    <>
      {isSeated && !isAsked && button(house.swap, () => void table.do({ do: 'swap', seat }))}
      {isAsked && button(tableWords().againNotAnyMore, () => void table.do({ do: 'answer-swap', accept: false }))}
      {isHost && button(house.kick, () => void table.do({ do: 'kick', who: holder.who }))}
    </>
  );
}

function Computer({ table, seat }: ChipProps) {
  return (
    <select
      class={`entry ${styles.computer}`}
      aria-label={onlineWords().putComputer}
      value=""
      onChange={(event) => void table.do({ do: 'bot', seat, level: Number(event.currentTarget.value) as Level })}
    >
      <option value="" disabled>
        {onlineWords().putComputer}
      </option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words().levels[level]}
        </option>
      ))}
    </select>
  );
}
