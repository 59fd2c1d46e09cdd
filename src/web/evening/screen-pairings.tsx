/** Who plays whom, large enough for the whole room. */
import type { Contest, EveningRound } from '../../evening/state.ts';
import type { EveningFace } from '../../evening/told.ts';
import { fill } from '../../text/index.ts';
import { namesIn, partNamed } from './names.ts';
import { writtenPoints } from './points.ts';
import styles from './screen-page.module.css';
import { sidesAt } from './seating.ts';
import { eveningWords } from './text/index.ts';
import { useTurns } from './use-turns.ts';

/** More at one table stand in columns. */
const MANY = 6;
/** As many pairs as there is room for. */
const MOST_TABLES = 14;

interface Props {
  readonly face: EveningFace;
  readonly contest: Contest;
  readonly round: EveningRound;
}

export function ScreenPairings({ face, contest, round }: Props) {
  const text = eveningWords();
  const number = contest.rounds.indexOf(round) + 1;
  const shown = useTurns([...round.tables.entries()], MOST_TABLES);
  return (
    <>
      <ol class={styles.pairings}>
        {shown.map(([at, { guests, points }]) => (
          <li key={at} data-many={guests.length > MANY || undefined}>
            <b>{at + 1}</b>
            <ul>
              {partNamed(contest, number, guests) && <li class={styles.part}>{partNamed(contest, number, guests)}</li>}
              {sidesAt(contest, guests).map((seats) => (
                <li key={seats[0]}>
                  <span>
                    {namesIn(
                      face,
                      seats.map((seat) => guests[seat]!),
                    )}
                  </span>
                  <b>{points && writtenPoints(points[seats[0]!]!)}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && <p>{fill(text.byes, { names: namesIn(face, round.byes) })}</p>}
    </>
  );
}
