/** Who plays, whose turn it is, and what the computer is doing. */
import type { Info } from '../../core/bot.ts';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { language, words } from '../text/index.ts';
import type { TableFace } from './table-face.ts';

interface Props {
  readonly table: TableFace;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function Players({ table, names, text }: Props) {
  const { seats, turn, thinking, match } = table;
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
              {match && <b class="score">{match.points[seat]!.toLocaleString(language())}</b>}
              {thinking?.seats.includes(seat) && <span class="dots" aria-hidden="true" />}
            </li>
          );
        })}
      </ul>
      {match && (
        <p class="quiet">{fill(words().matchGame, { number: String(match.number), games: String(match.games) })}</p>
      )}
      <Thinking table={table} names={names} />
    </div>
  );
}

function Thinking({ table: { thinking, hurry }, names }: Pick<Props, 'table' | 'names'>) {
  const text = words();
  return (
    <div class="status">
      <p role="status">
        {thinking && fill(text.thinks, { name: names[thinking.seats[0]!]! })}
        {thinking && <small aria-hidden="true"> {progress(thinking.info)}</small>}
      </p>
      {thinking && hurry && (
        <button type="button" class="button plain small" onClick={() => hurry.run()}>
          {text.hurry}
        </button>
      )}
    </div>
  );
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
