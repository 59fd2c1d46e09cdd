/** What whoever looks has to do now: go to his table, wait, or come in. */
import type { Contest, EveningTable } from '../../evening/state.ts';
import { fill } from '../../text/index.ts';
import { ConfirmButton } from './confirm-button.tsx';
import type { EveningHere } from './evening-context.ts';
import { nameIn, namesIn } from './names.ts';
import styles from './own-part.module.css';
import { seatingIn } from './seating.ts';
import { eveningWords } from './text/index.ts';

interface Props extends EveningHere {
  readonly contest: Contest;
}

export function OwnPart({ contest, told: { id, face }, own, isKeeper, act }: Props) {
  const text = eveningWords();
  if (own === undefined) return null;
  const plays = contest.players.includes(own) && !contest.withdrawn.includes(own);
  const round = contest.rounds.at(-1);
  const at = round?.tables.findIndex(({ guests }) => guests.includes(own)) ?? -1;
  const table = round?.tables[at];
  const isOpen = table?.table !== undefined && !table.points && !table.calledOff;
  if (!plays) {
    if (isTooLate(contest, own)) return <p class={styles.own}>{text.tooLate}</p>;
    return (
      <div class={styles.own}>
        <p>{isOpen ? text.stillOpen : text.notIn}</p>
        <div class="buttons">
          {isOpen && (
            <a class="button main" href={`/t/${table.table}?room=${id}`}>
              {text.toTheTable}
            </a>
          )}
          <button type="button" class="button plain" onClick={() => act({ do: 'enter', guest: own })}>
            {text.enterContest}
          </button>
        </div>
      </div>
    );
  }
  if (!round && contest.plan.form === 'one-table') return null;
  return (
    <div class={styles.own} data-part="own">
      {round?.byes.includes(own) && <p>{text.bye}</p>}
      {round && !table && !round.byes.includes(own) && <p>{text.resting}</p>}
      {table && (
        <p>
          <b>{fill(text.table, { number: String(at + 1) })}</b>{' '}
          {table.points ? text.played : companyOf(table, own, contest, face)}
        </p>
      )}
      {table?.calledOff && !table.points && (
        <p>{isKeeper ? text.calledOffKeeper : fill(text.calledOffHelp, { keeper: nameIn(face, face.keeper) })}</p>
      )}
      <div class="buttons">
        {isOpen && (
          <a class="button main large" href={`/t/${table.table}?room=${id}`}>
            {text.toTheTable}
          </a>
        )}
        {contest.plan.form !== 'one-table' && (
          <ConfirmButton
            label={text.withdraw}
            question={text.withdrawAsked}
            onYes={() => act({ do: 'withdraw', guest: own })}
          />
        )}
      </div>
    </div>
  );
}

/** A knock-out that is drawn has no room for one more. */
export const isTooLate = ({ plan, players, rounds }: Contest, guest: number): boolean =>
  plan.form === 'knock-out' && rounds.length > 0 && !players.includes(guest);

/** Against whom, and with whom. */
function companyOf({ guests }: EveningTable, own: number, contest: Contest, face: EveningHere['told']['face']): string {
  const text = eveningWords();
  const others = guests.filter((guest) => guest !== own);
  if (others.length === 0) return '';
  if (!seatingIn(contest).teams || guests.length !== 4) return fill(text.against, { names: namesIn(face, others) });
  const partner = guests[(guests.indexOf(own) + 2) % 4]!;
  const names = namesIn(
    face,
    others.filter((guest) => guest !== partner),
  );
  return fill(text.withPartner, { partner: nameIn(face, partner), names });
}
