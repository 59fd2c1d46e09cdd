/** Who plays, whose turn it is, and what the computer is doing. */
import { useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { Info } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import type { CharacterId } from '../../table/characters.ts';
import { winnersOf } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import { CharacterFace, type Mood } from '../characters/face.tsx';
import { Saying } from '../characters/saying.tsx';
import { locale, words } from '../text/index.ts';
import { useWide } from '../wide.ts';
import { Bubble } from './bubble.tsx';
import { Emblem } from './emblem.tsx';
import { PlayerClock } from './player-clock.tsx';
import styles from './players.module.css';
import type { TableModel } from './table-model.ts';
import type { Talk } from './talk.ts';

interface Props {
  readonly table: TableModel;
  readonly board: Board;
  readonly names: readonly string[];
  readonly text: GameText;
  /** Where there is talk. */
  readonly talk?: Talk | undefined;
}

export function Players({ table, board, names, text, talk }: Props) {
  const { seats, shownTurn: turn, match } = table;
  const wide = useWide();
  return (
    <div class={styles.players} data-part="players">
      <ul class={styles.seats}>
        {names.map((name, seat) => {
          const role = text.seat(seat, seats);
          const occupant = table.occupants[seat];
          const character = occupant?.kind === 'computer' ? occupant.character : undefined;
          const level = occupant?.kind === 'computer' ? words().levels[occupant.level] : undefined;
          return (
            <li key={role} aria-current={turn.includes(seat) ? 'step' : undefined}>
              <div
                class={`${styles.chip} ${turn.includes(seat) ? styles.toAct : ''}`}
                title={level && fill(words().computer, { level })}
              >
                {character && <CharacterFace character={character} mood={moodOf(table, seat)} />}
                {table.shown && <Emblem board={board} view={table.shown.view} seat={seat} />}
                <span>{name}</span>
                {level && <span class="heard">{fill(words().computer, { level })}</span>}
                <PlayerClock table={table} seat={seat} />
                {name !== role && role !== numbered(seat) && <small>{role}</small>}
                {match && <b class={styles.score}>{match.points[seat]!.toLocaleString(locale())}</b>}
              </div>
              {!wide && <SaidAt talk={talk} seat={seat} />}
            </li>
          );
        })}
      </ul>
      {wide && talk && (
        <div class={styles.said}>
          {names.map((name, seat) => (
            <SaidAt key={text.seat(seat, seats)} talk={talk} seat={seat} name={name} />
          ))}
        </div>
      )}
      <Saying character={firstCharacter(table)} isNew={isNew(table)} />
      {match && (
        <p class="quiet">
          <span class={styles.whole}>
            {fill(words().matchGame, { number: String(match.number), games: String(match.games) })}
          </span>
          <span class={styles.short} aria-hidden="true">
            {match.number}/{match.games}
          </span>
        </p>
      )}
      <Status table={table} names={names} />
    </div>
  );
}

interface SaidAtProps {
  readonly talk: Talk | undefined;
  readonly seat: Seat;
  readonly name?: string;
}

/** What the one at this seat has said last. */
function SaidAt({ talk, seat, name }: SaidAtProps) {
  const said = talk?.newest(seat);
  return said ? <Bubble key={said.seq} said={said} {...(name !== undefined && { name })} /> : null;
}

/** A seat that is only counted says nothing beside a name. */
const numbered = (seat: number) => fill(words().player, { number: String(seat + 1) });

/** Nobody has moved yet. */
const isNew = ({ over, seen }: TableModel): boolean =>
  !over && seen.before === 0 && !seen.events.some(({ seen: { by } }) => typeof by === 'number');

function Status({ table, names }: Pick<Props, 'table' | 'names'>) {
  const { thinking, own } = table;
  const { hurry } = table.abilities;
  // once is enough, however often it is pressed
  const [hurried, setHurried] = useState<number>();
  const press = () => {
    setHurried(table.page.seq);
    hurry?.run();
  };
  // at one screen the board says it already, as it does wherever somebody else is waited for
  const isOwn = !thinking && isOwnTurn(table);
  const look = hurry ? `${styles.seen} ${styles.withButton}` : own === undefined ? 'heard' : styles.seen;
  return (
    <div class={`${styles.status} ${look}`}>
      <p>
        <span class={isOwn ? styles.whole : thinking ? undefined : 'heard'}>{whoseTurn(table, names)}</span>
        {isOwn && (
          <span class={styles.short} aria-hidden="true">
            {words().yourTurnShort}
          </span>
        )}
        {thinking && <span class={styles.dots} aria-hidden="true" />}
        {thinking && <small aria-hidden="true"> {progress(thinking.info)}</small>}
      </p>
      {thinking && hurry && (
        <button
          type="button"
          class={`button plain small ${styles.hurry}`}
          aria-label={words().hurry}
          disabled={hurried === table.page.seq}
          onClick={press}
        >
          <span>{words().hurry}</span>
        </button>
      )}
    </div>
  );
}

const isOwnTurn = ({ own, turn, isStoodInFor }: TableModel): boolean =>
  own !== undefined && turn.includes(own) && !isStoodInFor;

/** In a sentence; empty where several may act. */
export function whoseTurn(table: TableModel, names: readonly string[]): string {
  const text = words();
  const { thinking, turn } = table;
  if (thinking) return fill(text.thinks, { name: names[thinking.seats[0]!]! });
  if (isOwnTurn(table)) return text.yourTurn;
  return turn.length === 1 ? fill(text.turnOf, { name: names[turn[0]!]! }) : '';
}

function firstCharacter({ occupants }: TableModel): CharacterId | undefined {
  return occupants.flatMap((each) => (each.kind === 'computer' && each.character ? [each.character] : []))[0];
}

/** A face shows what everybody knows: who thinks, and how it ended. */
function moodOf({ thinking, ending, moving }: TableModel, seat: Seat): Mood {
  if (thinking?.seats.includes(seat)) return 'thinking';
  const winners = ending && !moving ? winnersOf(ending) : [];
  if (winners.length === 0) return 'calm';
  return winners.includes(seat) ? 'glad' : 'sorry';
}

/** How far it has looked. What it found is its own affair. */
function progress({ depth, nodes }: Info): string {
  const text = words();
  const parts = [
    depth !== undefined && fill(text.depth, { depth: String(depth) }),
    nodes !== undefined && fill(text.looked, { nodes: nodes.toLocaleString(locale()) }),
  ];
  return parts.filter(Boolean).join(', ');
}
