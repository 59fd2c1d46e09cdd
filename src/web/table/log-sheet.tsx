/** The log in words and notation, as the one before the screen saw it. The last line is also said by screen readers. */
import type { GameText } from '../../core/text.ts';
import { words } from '../text/index.ts';
import type { TableFace } from './table-face.ts';

interface Props {
  readonly table: TableFace;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function LogSheet({ table, names, text }: Props) {
  const seen = table.sharing?.curtain === undefined ? table.seen : [];
  const lines = seen.map((each) => ({ told: text.tell(each, (seat) => names[seat]!), move: each.move }));
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
