/** At a table that is reached from a room: whether this phone shows the board, or is a pad while all look at the big screen. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { EveningConnection } from './evening-connection.ts';
import styles from './pad.module.css';
import { eveningWords } from './text/index.ts';

const KEY = 'escale pad';

export interface PadChoice {
  /** How its room stands; undefined outside of one. */
  readonly told: EveningTold | undefined;
  readonly isPad: boolean;
  choose(isPad: boolean): void;
}

/** As long as nobody has chosen, it is one while a big screen of the room shows this board alone. */
export function usePad(room: string | null): PadChoice {
  const line = useMemo(() => (room === null ? undefined : new EveningConnection(room)), [room]);
  useEffect(() => () => line?.close(), [line]);
  const [chosen, setChosen] = useState(() => (room === null ? false : chosenIn(room)));
  const told = line?.told.value;
  // small boards are no place to look at from a chair
  const hasScreen = (told?.screens ?? 0) > 0 && told?.face.contests.at(-1)?.rounds.at(-1)?.tables.length === 1;
  return {
    told,
    isPad: chosen ?? hasScreen,
    choose(isPad) {
      if (room === null) return;
      remember(room, isPad);
      setChosen(isPad);
    },
  };
}

/** For this room: the next one may have no television. */
function chosenIn(room: string): boolean | undefined {
  try {
    const [id, choice] = (localStorage.getItem(KEY) ?? '').split(' ');
    return id === room ? choice === 'pad' : undefined;
  } catch {
    return undefined;
  }
}

function remember(room: string, isPad: boolean): void {
  try {
    localStorage.setItem(KEY, `${room} ${isPad ? 'pad' : 'board'}`);
  } catch {
    // then it lasts as long as the page
  }
}

export const PadSwitch = ({ isPad, choose }: Pick<PadChoice, 'isPad' | 'choose'>) => (
  <label class={styles.choice} data-part="pad-switch">
    <input type="checkbox" checked={isPad} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
    <span>{eveningWords().boardOnScreen}</span>
  </label>
);
