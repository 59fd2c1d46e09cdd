/** How it ended, the points, and what next. */
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { go } from '../route.ts';
import { words } from '../text/index.ts';
import type { LocalTable } from './local-table.ts';
import { rematch } from './new-game.ts';
import { saveGame } from './storage.ts';

interface Props {
  readonly table: LocalTable;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function Result({ table, names, text }: Props) {
  const house = words();
  const { result, resigned } = table.stored.value;
  const again = async () => {
    const next = rematch(table.module, table.stored.value);
    await saveGame(next);
    go(`/table/${next.id}`);
  };
  return (
    <div class="result" role="status">
      <h2>{house.over}</h2>
      {resigned !== null && <p>{fill(house.resigned, { name: names[resigned]! })}</p>}
      {result && (
        <>
          <p>{text.endings[result.reason]}</p>
          <p class="winners">
            {result.winners.length === 0
              ? house.nobody
              : fill(house.winners, { names: result.winners.map((seat) => names[seat]).join(', ') })}
          </p>
          <dl aria-label={house.scores}>
            {names.map((name, seat) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{result.scores[seat]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <button type="button" class="button main" onClick={again}>
        {house.rematch}
      </button>
    </div>
  );
}
