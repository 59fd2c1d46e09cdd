/** What people at the table have to answer, and where they go on. */
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { nameOf } from '../table/names.ts';
import styles from './news.module.css';
import type { RemoteTable } from './remote-table.ts';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly table: RemoteTable;
  readonly text: GameText;
  readonly id: string;
}

export function News({ table, text, id }: Props) {
  const house = onlineWords();
  const { face, own, names } = table;
  const name = (seat: Seat): string => {
    const holder = face.holders[seat]!;
    return 'who' in holder ? (names[holder.who] ?? house.anonymous) : nameOf(table, seat, text);
  };
  const button = (label: string, run: () => void, look = 'plain') => (
    <button type="button" class={`button ${look}`} onClick={run}>
      {label}
    </button>
  );
  const wanting = face.rematch.filter((seat) => seat !== own);
  return (
    <div class={styles.news} role="status" aria-live="polite">
      {face.phase === 'playing' &&
        face.holders.map((holder, seat) => {
          if (holder.kind === 'stand-in') return <p key={holder.who}>{fill(house.standIn, { name: name(seat) })}</p>;
          if (holder.kind !== 'person' || !holder.left) return null;
          const agreed = face.agreed.find((each) => each.seat === seat)?.by ?? [];
          return (
            <p key={holder.who}>
              {name(seat)} {house.left}.{' '}
              {own !== undefined &&
                own !== seat &&
                !agreed.includes(own) &&
                table.module.bot &&
                button(fill(house.askStandIn, { name: name(seat) }), () => void table.do({ do: 'stand-in', seat }))}
              {agreed.length > 0 && <small>{fill(house.agreedBy, { names: agreed.map(name).join(', ') })}</small>}
            </p>
          );
        })}
      {face.drawOffer !== null && face.drawOffer === own && <p>{house.drawWaits}</p>}
      {face.drawOffer !== null && face.drawOffer !== own && (
        <p>
          {fill(house.drawOffered, { name: name(face.drawOffer) })}{' '}
          {own !== undefined && (
            <>
              {button(house.accept, () => void table.do({ do: 'answer-draw', accept: true }), 'main')}
              {button(house.decline, () => void table.do({ do: 'answer-draw', accept: false }))}
            </>
          )}
        </p>
      )}
      {wanting.length > 0 && face.next === null && (
        <p>{fill(house.rematchWanted, { names: wanting.map(name).join(', ') })}</p>
      )}
      {face.next !== null && (
        <p>
          <a class="button main" href={`/t/${face.next}`}>
            {house.nextTable}
          </a>
        </p>
      )}
      {face.phase === 'over' && (
        <p>
          <a class="button plain" href={`/t/${id}/record`}>
            {house.record}
          </a>
        </p>
      )}
    </div>
  );
}
