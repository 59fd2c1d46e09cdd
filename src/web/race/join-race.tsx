/** The way in: a name, and nothing else. */
import { useState } from 'preact/hooks';
import { MOST_NAME } from '../../evening/limits.ts';
import { RefusalLine } from '../evening/refusal-line.tsx';
import { NameEntry } from '../name-entry.tsx';
import { ApiRefusal, introduce, me } from '../online/api.ts';
import styles from './race-page.module.css';
import type { RaceHere } from './race-page.tsx';
import { nameOf } from './race-page.tsx';
import { raceWords } from './text/index.ts';

interface Props extends Pick<RaceHere, 'told' | 'line' | 'join' | 'refusal' | 'name' | 'setName'> {
  /** What the button says. */
  readonly label: string;
}

export function JoinRace({ told, line, join, refusal, label, setName, ...here }: Props) {
  const text = raceWords();
  const { own } = told;
  const name = here.name ?? (own === null ? (me.value?.name ?? '') : nameOf(told, own));
  const [away, setAway] = useState<ApiRefusal>();
  const enter = async (event: Event) => {
    event.preventDefault();
    try {
      if (!me.value) {
        await introduce(name.trim());
        // the line knows us by the cookie that we have got
        line.again();
      }
      setAway(undefined);
      await join(name.trim());
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setAway(error);
    }
  };
  return (
    <form class={styles.card} data-part="join" onSubmit={(event) => void enter(event)}>
      {own === null && (
        <NameEntry class={styles.field} label={text.yourName} name={name} most={MOST_NAME} onChange={setName} />
      )}
      {own === null && <small>{text.nameHelp}</small>}
      <button type="submit" class="button main large">
        {own === null ? label : text.back}
      </button>
      <RefusalLine refusal={away ?? refusal} />
    </form>
  );
}
