/** Coming into a room: a name, and that is all. */
import { useState } from 'preact/hooks';
import { MOST_NAME } from '../../evening/limits.ts';
import { counted, fill } from '../../text/index.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { NameEntry } from '../name-entry.tsx';
import { type ApiRefusal, introduce, me } from '../online/api.ts';
import { language } from '../text/index.ts';
import type { EveningConnection } from './evening-connection.ts';
import styles from './join-form.module.css';
import { nameIn } from './names.ts';
import { RefusalLine } from './refusal-line.tsx';
import { eveningWords } from './text/index.ts';

export function JoinForm({ told, line }: { readonly told: EveningTold; readonly line: EveningConnection }) {
  const text = eveningWords();
  const { face, own } = told;
  const known = own === null ? (me.value?.name ?? '') : nameIn(face, own);
  const [name, setName] = useState(known);
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const join = async () => {
    const wanted = name.trim();
    if (wanted === '') return;
    if (!me.value) {
      await introduce(wanted);
      // the line knows us by the cookie that we have got
      line.again();
    }
    setRefusal(await line.do({ do: 'join', name: wanted }));
  };
  const count = face.guests.filter(({ here, removed }) => here && !removed).length;
  const keeper = nameIn(face, face.keeper);
  // whoever was in here once comes back through it
  if (face.locked && own === null)
    return (
      <section class={styles.join} data-part="join">
        <h2>{fill(text.joinTitle, { keeper })}</h2>
        <p>{text.locked}</p>
        <small>{fill(text.lockedHelp, { keeper })}</small>
      </section>
    );
  return (
    <form
      class={styles.join}
      data-part="join"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <h2>{fill(text.joinTitle, { keeper })}</h2>
      <p>{counted(text.inside, count, language())}</p>
      <NameEntry label={text.yourName} name={name} most={MOST_NAME} onChange={setName} />
      <small>{text.nameHelp}</small>
      <button type="submit" class="button main large">
        {text.join}
      </button>
      <RefusalLine refusal={refusal} />
    </form>
  );
}
