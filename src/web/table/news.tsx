/** What people at the table have to answer, and where they go on. */
import type { Seat } from '../../core/game.ts';
import { sideOf } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import styles from './news.module.css';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
}

export function News({ table, names }: Props) {
  const house = tableWords();
  const { face, own, isShared } = table;
  const wanting = isShared ? [] : face.rematch.filter((seat) => seat !== own);
  return (
    <div class={styles.news} role="status" aria-live="polite">
      {face.phase === 'playing' && <Absences table={table} names={names} />}
      {face.drawOffer !== null && (
        <Asked
          table={table}
          asker={face.drawOffer}
          asked={fill(house.drawOffered, { name: names[face.drawOffer]! })}
          waits={house.drawWaits}
          answer={(accept) => void table.do({ do: 'answer-draw', accept })}
        />
      )}
      {face.takeBack && (
        <Asked
          table={table}
          asker={face.takeBack.seat}
          asked={fill(house.takeBackAsked, { name: names[face.takeBack.seat]! })}
          waits={house.takeBackWaits}
          answer={(accept) => void table.do({ do: 'answer-take-back', accept })}
        />
      )}
      {wanting.length > 0 && face.next === null && (
        <p>{fill(house.rematchWanted, { names: wanting.map((seat) => names[seat]).join(', ') })}</p>
      )}
    </div>
  );
}

interface AskedProps {
  readonly table: TableModel;
  readonly asker: Seat;
  readonly asked: string;
  /** What the asker reads. */
  readonly waits: string;
  readonly answer: (accept: boolean) => void;
}

/** Whoever is asked answers; at one screen that is the other side, whoever holds it. */
function Asked({ table, asker, asked, waits, answer }: AskedProps) {
  const { module, face, seats, own, isShared } = table;
  const house = tableWords();
  const side = sideOf({ game: module.rules, options: face.options, seats }, asker);
  const mayAnswer = isShared ? table.own === undefined : own !== undefined && !side.includes(own);
  if (own === asker) return <p>{waits}</p>;
  return (
    <p>
      {asked}{' '}
      {mayAnswer && (
        <>
          <button type="button" class="button main" onClick={() => answer(true)}>
            {house.accept}
          </button>
          <button type="button" class="button plain" onClick={() => answer(false)}>
            {house.decline}
          </button>
        </>
      )}
    </p>
  );
}

function Absences({ table, names }: Props) {
  const house = tableWords();
  const { face, own, module } = table;
  return face.holders.map((holder, seat) => {
    const name = names[seat]!;
    if (holder.kind === 'stand-in') {
      const own = holder.who === table.you.who;
      const who = table.names[holder.who] || house.anonymous;
      return <p key={holder.who}>{own ? house.standInForYou : fill(house.standIn, { name: who })}</p>;
    }
    if (holder.kind !== 'person' || !holder.left) return null;
    const agreed = face.agreed.find((each) => each.seat === seat)?.by ?? [];
    const mayAsk = own !== undefined && own !== seat && !agreed.includes(own) && module.bot;
    return (
      <p key={holder.who}>
        {name} {house.left}.{' '}
        {mayAsk && (
          <button type="button" class="button plain" onClick={() => void table.do({ do: 'stand-in', seat })}>
            {fill(house.askStandIn, { name })}
          </button>
        )}
        {agreed.length > 0 && (
          <small>{fill(house.agreedBy, { names: agreed.map((each) => names[each]).join(', ') })}</small>
        )}
      </p>
    );
  });
}
