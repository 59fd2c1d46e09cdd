/** The way into a room: open one, or come into somebody else's by its code. */
import { useState } from 'preact/hooks';
import { MOST_NAME } from '../../evening/limits.ts';
import { fill } from '../../text/index.ts';
import { NameEntry } from '../name-entry.tsx';
import { ApiRefusal, ask, introduce, me } from '../online/api.ts';
import { useKnown } from '../online/use-known.ts';
import { Loading } from '../pages/missing.tsx';
import { go } from '../route.ts';
import { useTitle } from '../title.ts';
import { roomPath } from './addresses.ts';
import styles from './entrance.module.css';
import { RefusalLine } from './refusal-line.tsx';
import { rememberedRooms } from './remembered.ts';
import { eveningWords } from './text/index.ts';

export function Entrance() {
  const text = eveningWords();
  useTitle(text.title);
  const isReady = useKnown();
  return isReady ? <Ways /> : <Loading />;
}

function Ways() {
  const text = eveningWords();
  const [code, setCode] = useState('');
  const [name, setName] = useState(me.value?.name ?? '');
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const attempt = async (work: () => Promise<string>) => {
    try {
      go(roomPath(await work()));
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setRefusal(error);
    }
  };
  const enter = (event: Event) => {
    event.preventDefault();
    void attempt(async () => (await ask('GET /api/evenings/codes/:code', { params: { code: code.trim() } })).id);
  };
  const open = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      if (!me.value) await introduce(name.trim());
      return (await ask('POST /api/evenings', { body: { name: name.trim() } })).id;
    });
  };
  const rooms = rememberedRooms();
  return (
    <section class={styles.page}>
      <h1>{text.title}</h1>
      <p>{text.pitch}</p>
      {rooms.length > 0 && (
        <div class="buttons">
          {rooms.map((room) => (
            <a key={room.id} class="button main" href={roomPath(room.id)}>
              {fill(text.room, { code: room.code })}
            </a>
          ))}
        </div>
      )}
      <RefusalLine refusal={refusal} />
      <div class={styles.ways}>
        <form onSubmit={enter}>
          <h2>{text.enter}</h2>
          <label>
            {text.code}
            <input
              class={`entry ${styles.code}`}
              value={code}
              required
              maxLength={6}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          </label>
          <small>{text.codeHelp}</small>
          <button type="submit" class="button main large">
            {text.find}
          </button>
        </form>
        <form onSubmit={open}>
          <h2>{text.open}</h2>
          <NameEntry label={text.yourName} name={name} most={MOST_NAME} onChange={setName} />
          <small>{text.nameHelp}</small>
          <button type="submit" class="button main large">
            {text.open}
          </button>
        </form>
      </div>
    </section>
  );
}
