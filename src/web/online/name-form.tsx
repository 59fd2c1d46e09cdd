/** A name for whoever has none yet. */
import { useState } from 'preact/hooks';
import { introduce, me } from './api.ts';
import { useAttempt } from './attempt.ts';
import styles from './name-form.module.css';
import { onlineWords } from './text/index.ts';

export function NameForm() {
  const text = onlineWords();
  const [name, setName] = useState(me.value?.name ?? '');
  const { refusal, attempt } = useAttempt();
  const keep = (event: Event) => {
    event.preventDefault();
    if (name.trim() !== '') void attempt(() => introduce(name.trim()));
  };
  return (
    <form class={styles.form} onSubmit={keep}>
      <label>
        {text.yourName}
        <input
          class="entry"
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
      <p class="refusal" role="alert">
        {refusal}
      </p>
    </form>
  );
}
