/** The tables of a round: who plays whom, and how it ended. */
import { useState } from 'preact/hooks';
import type { GuestNumber } from '../../evening/events.ts';
import { gameOfRound } from '../../evening/plan.ts';
import type { Contest, EveningTable } from '../../evening/state.ts';
import { fill } from '../../text/index.ts';
import type { EveningHere } from './evening-context.ts';
import { nameIn, namesIn, partNamed, useGameNames } from './names.ts';
import { writtenPoints } from './points.ts';
import { ResultEntry } from './result-entry.tsx';
import styles from './round-tables.module.css';
import { sidesAt } from './seating.ts';
import { eveningWords } from './text/index.ts';

interface Props extends EveningHere {
  readonly contest: Contest;
  /** Counted from 1. */
  readonly round: number;
}

export function RoundTables({ contest, round, ...here }: Props) {
  const { told, own, isKeeper, act } = here;
  const text = eveningWords();
  const [entering, setEntering] = useState<number>();
  const { face } = told;
  const { tables, byes } = contest.rounds[round - 1]!;
  const { rounds, form, place, games } = contest.plan;
  const names = useGameNames();
  const mayEnter = ({ guests, points }: EveningTable) =>
    isKeeper || (!points && !contest.over && own !== undefined && guests.includes(own));
  const isLast = !contest.over && round === contest.rounds.length;
  const noteOn = ({ table, calledOff, guests }: EveningTable) => {
    if (calledOff || contest.over) return text.calledOff;
    if (table !== undefined) return text.running;
    const without = guests.filter((guest) => face.guests[guest]!.typed && !face.guests[guest]!.removed);
    return place === 'house' && isLast && without.length > 0
      ? fill(text.noPhone, { names: namesIn(face, without) })
      : text.noResult;
  };
  const title =
    form === 'swiss'
      ? fill(text.roundOf, { round: String(round), count: String(rounds) })
      : fill(text.round, { round: String(round) });
  return (
    <section data-part="round">
      <h3>{games.length > 1 ? `${title} · ${names[gameOfRound(contest.plan, round)] ?? ''}` : title}</h3>
      <ol class={styles.tables}>
        {tables.map((table, at) => (
          <li key={at} class={own !== undefined && table.guests.includes(own) ? styles.own : ''}>
            <b class={styles.number}>{at + 1}</b>
            <ul class={styles.guests}>
              <Part {...{ contest, round }} guests={table.guests} />
              {sidesAt(contest, table.guests).map((seats) => {
                const side = seats.map((seat) => table.guests[seat]!);
                return (
                  <li key={side[0]}>
                    <span>
                      {namesIn(face, side)}
                      {isLast && !table.points && <small> {noteOnSide(here, contest, side)}</small>}
                    </span>
                    <b>{table.points && writtenPoints(table.points[seats[0]!]!)}</b>
                  </li>
                );
              })}
            </ul>
            <span class={styles.doing}>
              {!table.points && <small>{noteOn(table)}</small>}
              {isKeeper && isLast && table.calledOff && !table.points && (
                <button type="button" class="button plain small" onClick={() => act({ do: 'reopen', at })}>
                  {text.reopen}
                </button>
              )}
              {table.table !== undefined && (!table.calledOff || table.points) && (
                <a class="button plain small" href={`/t/${table.table}?room=${told.id}`}>
                  {table.points || contest.over ? text.replay : text.watch}
                </a>
              )}
              {mayEnter(table) && (
                <button type="button" class="button plain small" onClick={() => setEntering(at)}>
                  {table.points ? text.correct : text.enterResult}
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {byes.length > 0 && <p class="quiet">{fill(text.byes, { names: namesIn(face, byes) })}</p>}
      {entering !== undefined && tables[entering] && (
        <ResultEntry
          {...{ told, act, contest, round }}
          at={entering}
          table={tables[entering]}
          onClose={() => setEntering(undefined)}
        />
      )}
    </section>
  );
}

function Part({ contest, round, guests }: Pick<Props, 'contest' | 'round'> & Pick<EveningTable, 'guests'>) {
  const name = partNamed(contest, round, guests);
  return name ? (
    <li>
      <small class={styles.part}>{name}</small>
    </li>
  ) : null;
}

/** Of partners it is said who is meant. */
function noteOnSide(here: EveningHere, contest: Contest, side: readonly GuestNumber[]): string {
  const notes = side.flatMap((guest) => {
    const note = noteOnGuest(here, contest, guest);
    return note === '' ? [] : [side.length > 1 ? `${nameIn(here.told.face, guest)} ${note}` : note];
  });
  return notes.join(', ');
}

/** Why nobody may be coming. */
function noteOnGuest({ told: { face, there } }: EveningHere, { withdrawn }: Contest, guest: GuestNumber): string {
  const text = eveningWords();
  if (withdrawn.includes(guest)) return text.hasGone;
  return face.guests[guest]!.typed || there.includes(guest) ? '' : `(${text.away})`;
}
