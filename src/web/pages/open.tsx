/** A game that comes by a link or a file. */
import { useEffect, useState } from 'preact/hooks';
import { go } from '../route.ts';
import { words } from '../text/index.ts';
import message from './message.module.css';
import { Loading } from './missing.tsx';
import styles from './open.module.css';

/** Puts the game on a table of this browser; a sentence if it cannot. */
async function carry(text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return words().brokenLink;
  const [{ readCarried }, { openFromFile }] = await Promise.all([
    import('../local/link.ts'),
    import('../local/opening.ts'),
  ]);
  const carried = await readCarried(text);
  if ('fault' in carried) return carried.fault;
  const opened = await openFromFile(carried.game);
  if (!opened.ok) return words().brokenLink;
  go(`/table/${opened.value}`);
  return undefined;
}

export function OpenPage() {
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    void import('../local/link.ts')
      .then(({ textOfLink }) => textOfLink(location.hash))
      .then(carry)
      .then(setFault);
  }, []);
  if (fault === undefined) return <Loading />;
  return (
    <section class={message.message}>
      <h1>{words().cannotOpen}</h1>
      <p>{fault}</p>
      <a class="button main" href="/">
        {words().back}
      </a>
    </section>
  );
}

export function OpenFile() {
  const [fault, setFault] = useState<string>();
  const open = async (file: File | undefined) => setFault(file && (await carry(await file.text())));
  return (
    <div class={styles.file}>
      <label class="button plain">
        {words().openFile}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
