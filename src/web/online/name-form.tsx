/** A name for whoever has none yet. */
import { useState } from 'preact/hooks';
import { introduce, me } from './api.ts';
import { useAttempt } from './attempt.ts';
import { NameField } from './name-field.tsx';
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
      <NameField name={name} onChange={setName} />
      <button type="submit" class="button main">
        {text.save}
      </button>
      <p class="refusal" role="alert">
        {refusal}
      </p>
    </form>
  );
}
