/** Who is here, or who is to play, in names that can be read across the room. */
import type { GuestNumber } from '../../evening/events.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import styles from './screen-people.module.css';
import { useTurns } from './use-turns.ts';

/** As many as there is room for. */
const MOST_PEOPLE = 27;
/** More stand closer. */
const FEW = 16;

interface Props {
  readonly told: EveningTold;
  readonly guests: readonly GuestNumber[];
}

export function ScreenPeople({ told: { face, there }, guests }: Props) {
  const shown = useTurns(guests, MOST_PEOPLE);
  return (
    <ul class={styles.people} data-close={guests.length > FEW || undefined}>
      {shown.map((guest) => {
        const { name, typed } = face.guests[guest]!;
        return (
          <li key={guest} data-there={typed || there.includes(guest)}>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
