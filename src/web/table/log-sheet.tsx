/** The log in words and notation, as the one before the screen saw it. The last line is also said by screen readers. */

import { expectOk } from '../../core/result.ts';
import type { GameText } from '../../core/text.ts';
import { words } from '../text/index.ts';
import type { LocalTable } from './local-table.ts';

interface Props {
  readonly table: LocalTable;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function LogSheet({ table, names, text }: Props) {
  const lines = table.curtain.value === undefined ? linesOf(table, names, text) : [];
  return (
    <details class="log" open>
      <summary>{words().log}</summary>
      <ol reversed>
        {lines.toReversed().map(({ told, move }, i) => (
          <li key={lines.length - i}>
            <button type="button" class="moment" onClick={() => table.look(lines.length - i)}>
              {told} <code>{move}</code>
            </button>
          </li>
        ))}
      </ol>
      <p class="heard" aria-live="polite">
        {lines.at(-1)?.told}
      </p>
    </details>
  );
}

function linesOf(table: LocalTable, names: readonly string[], text: GameText) {
  const { game, options, seats, events } = table.log.value;
  let state = game.start(options, seats);
  return events.map(({ by, move: notation }) => {
    const move = expectOk(game.read(notation));
    const seen = game.seen(state, by, move, table.viewer);
    state = game.apply(state, by, move);
    return { told: text.tell(seen, (seat) => names[seat]!), move: seen.move };
  });
}
