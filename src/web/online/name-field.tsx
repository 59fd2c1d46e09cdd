/** Where a name is written that others see. */
import type { RefObject } from 'preact';
import styles from './name-form.module.css';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly entry?: RefObject<HTMLInputElement | null>;
}

export function NameField({ name, entry, onChange }: Props) {
  const text = onlineWords();
  return (
    <>
      <label class={styles.name}>
        {text.yourName}
        <input
          class="entry"
          value={name}
          maxLength={30}
          required
          autocomplete="nickname"
          {...(entry && { ref: entry })}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <small>{text.nameHelp}</small>
    </>
  );
}
