/** Where a name is written that others see. */
import type { RefObject } from 'preact';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly most: number;
  readonly class?: string | undefined;
  readonly entry?: RefObject<HTMLInputElement | null> | undefined;
  readonly onChange: (name: string) => void;
}

export function NameEntry({ label, name, most, class: look, entry, onChange }: Props) {
  return (
    <label class={look}>
      {label}
      <input
        class="entry"
        value={name}
        required
        maxLength={most}
        autocomplete="nickname"
        {...(entry && { ref: entry })}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
