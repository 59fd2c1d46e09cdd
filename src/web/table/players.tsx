/** Who plays, whose turn it is, and what the computer is doing. */
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import type { LocalTable } from './local-table.ts';

interface Props {
  readonly table: LocalTable;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function Players({ table, names, text }: Props) {
  const { seats, game, state } = table.log.value;
  const toAct = table.over.value ? [] : game.toAct(state);
  const thinking = table.thinking.value;
  return (
    <div class="players">
      <ul>
        {names.map((name, seat) => {
          const role = text.seat(seat, seats);
          return (
            <li
              key={role}
              class={toAct.includes(seat) ? 'to-act' : ''}
              aria-current={toAct.includes(seat) ? 'step' : undefined}
            >
              <span>{name}</span>
              {name !== role && <small>{role}</small>}
            </li>
          );
        })}
      </ul>
      <p class="status" role="status" aria-live="polite">
        {thinking ? fill(words().thinks, { name: names[table.turn.value.computers[0]?.seat ?? 0]! }) : ''}
        {thinking && (
          <button type="button" class="button plain small" onClick={() => table.hurry()}>
            {words().hurry}
          </button>
        )}
      </p>
    </div>
  );
}
