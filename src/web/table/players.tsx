/** Who plays, whose turn it is, and what the computer is doing. */
import type { Info } from '../../core/bot.ts';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { language, words } from '../text/index.ts';
import styles from './players.module.css';
import type { TableModel } from './table-model.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function Players({ table, names, text }: Props) {
  const { seats, turn, match } = table;
  return (
    <div class={styles.players} data-part="players">
      <ul class={styles.seats}>
        {names.map((name, seat) => {
          const role = text.seat(seat, seats);
          return (
            <li
              key={role}
              class={turn.includes(seat) ? styles.toAct : undefined}
              aria-current={turn.includes(seat) ? 'step' : undefined}
            >
              <span>{name}</span>
              {name !== role && <small>{role}</small>}
              {match && <b class={styles.score}>{match.points[seat]!.toLocaleString(language())}</b>}
            </li>
          );
        })}
      </ul>
      {match && (
        <p class="quiet">{fill(words().matchGame, { number: String(match.number), games: String(match.games) })}</p>
      )}
      <Status table={table} names={names} />
    </div>
  );
}

function Status({ table, names }: Pick<Props, 'table' | 'names'>) {
  const { thinking, own } = table;
  const { hurry } = table.abilities;
  // at one screen the board says it already
  const look = hurry ? `${styles.seen} ${styles.withButton}` : own === undefined ? 'heard' : styles.seen;
  return (
    <div class={`${styles.status} ${look}`}>
      <p role="status">
        {whoseTurn(table, names)}
        {thinking && <span class={styles.dots} aria-hidden="true" />}
        {thinking && <small aria-hidden="true"> {progress(thinking.info)}</small>}
      </p>
      {thinking && hurry && (
        <button
          type="button"
          class={`button plain small ${styles.hurry}`}
          aria-label={words().hurry}
          onClick={() => hurry.run()}
        >
          <span>{words().hurry}</span>
        </button>
      )}
    </div>
  );
}

function whoseTurn({ thinking, own, turn, isStoodInFor }: TableModel, names: readonly string[]): string {
  const text = words();
  if (thinking) return fill(text.thinks, { name: names[thinking.seats[0]!]! });
  if (own !== undefined && turn.includes(own) && !isStoodInFor) return text.yourTurn;
  return turn.length === 1 ? fill(text.turnOf, { name: names[turn[0]!]! }) : '';
}

/** How far it has looked. What it found is its own affair. */
function progress({ depth, nodes }: Info): string {
  const text = words();
  const parts = [
    depth !== undefined && fill(text.depth, { depth: String(depth) }),
    nodes !== undefined && fill(text.looked, { nodes: nodes.toLocaleString(language()) }),
  ];
  return parts.filter(Boolean).join(', ');
}
