/** Who plays whom, large enough for the whole room. */
import type { EveningRound } from '../../evening/state.ts';
import type { EveningFace } from '../../evening/told.ts';
import { fill } from '../../text/index.ts';
import { nameIn, namesIn } from './names.ts';
import { writtenPoints } from './points.ts';
import styles from './screen-page.module.css';
import { eveningWords } from './text/index.ts';
import { useTurns } from './use-turns.ts';

/** More at one table stand in columns. */
const MANY = 6;
/** As many pairs as there is room for. */
const MOST_TABLES = 14;

export function ScreenPairings({ face, round }: { readonly face: EveningFace; readonly round: EveningRound }) {
  const text = eveningWords();
  const shown = useTurns([...round.tables.entries()], MOST_TABLES);
  return (
    <>
      <ol class={styles.pairings}>
        {shown.map(([at, { guests, points }]) => (
          <li key={at} data-many={guests.length > MANY || undefined}>
            <b>{at + 1}</b>
            <ul>
              {guests.map((guest, seat) => (
                <li key={guest}>
                  <span>{nameIn(face, guest)}</span>
                  <b>{points && writtenPoints(points[seat]!)}</b>
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
