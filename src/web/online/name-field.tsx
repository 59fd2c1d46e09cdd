/** The name of somebody at a table. */
import type { RefObject } from 'preact';
import { NameEntry } from '../name-entry.tsx';
import styles from './name-form.module.css';
import { onlineWords } from './text/index.ts';

/** As the house takes it. */
const MOST_NAME = 30;

interface Props {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly entry?: RefObject<HTMLInputElement | null>;
}

export function NameField({ name, entry, onChange }: Props) {
  const text = onlineWords();
  return (
    <>
      <NameEntry
        class={styles.name}
        label={text.yourName}
        name={name}
        most={MOST_NAME}
        entry={entry}
        onChange={onChange}
      />
      <small>{text.nameHelp}</small>
    </>
  );
}
