/** How it ended, the points, and what next. */
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import type { TableFace } from './table-face.ts';

interface Props {
  readonly table: TableFace;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function Result({ table, names, text }: Props) {
  const house = words();
  const { outcome, resigned, rematch } = table;
  return (
    <div class="result" role="status">
      <h2>{house.over}</h2>
      {resigned !== undefined && <p>{fill(house.resigned, { name: names[resigned]! })}</p>}
      {outcome && (
        <>
          <p>{text.endings[outcome.reason]}</p>
          <p class="winners">
            {outcome.winners.length === 0
              ? house.nobody
              : fill(house.winners, { names: outcome.winners.map((seat) => names[seat]).join(', ') })}
          </p>
          <dl aria-label={house.scores}>
            {names.map((name, seat) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{outcome.scores[seat]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {rematch && (
        <button type="button" class="button main" disabled={!rematch.now} onClick={rematch.run}>
          {house.rematch}
        </button>
      )}
    </div>
  );
}
