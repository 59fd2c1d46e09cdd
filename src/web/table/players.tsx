/** Who plays, whose turn it is, and what the computer is doing. */
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import type { TableFace } from './table-face.ts';

interface Props {
  readonly table: TableFace;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function Players({ table, names, text }: Props) {
  const { seats, turn, thinking, hurry, match } = table;
  return (
    <div class="players">
      <ul>
        {names.map((name, seat) => {
          const role = text.seat(seat, seats);
          return (
            <li
              key={role}
              class={turn.includes(seat) ? 'to-act' : ''}
              aria-current={turn.includes(seat) ? 'step' : undefined}
            >
              <span>{name}</span>
              {name !== role && <small>{role}</small>}
              {match && <b class="score">{match.points[seat]!.toLocaleString()}</b>}
            </li>
          );
        })}
      </ul>
      {match && (
        <p class="quiet">{fill(words().matchGame, { number: String(match.number), games: String(match.games) })}</p>
      )}
      <p class="status" role="status" aria-live="polite">
        {thinking && fill(words().thinks, { name: names[thinking.seats[0]!]! })}
        {thinking && hurry && (
          <button type="button" class="button plain small" onClick={hurry.run}>
            {words().hurry}
          </button>
        )}
      </p>
    </div>
  );
}
