/** A name for whoever has none yet. */
import { useState } from 'preact/hooks';
import { introduce, me } from './api.ts';
import { onlineWords } from './text/index.ts';

export function NameForm({ onDone }: { readonly onDone?: () => void }) {
  const text = onlineWords();
  const [name, setName] = useState(me.value?.name ?? '');
  const keep = async (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') return;
    await introduce(name.trim());
    onDone?.();
  };
  return (
    <form class="name-form" onSubmit={(event) => void keep(event)}>
      <label>
        {text.yourName}
        <input
          value={name}
          maxLength={30}
          required
          autocomplete="nickname"
          onInput={(e) => setName(e.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button main">
        {text.save}
      </button>
      <small>{text.nameHelp}</small>
    </form>
  );
}
