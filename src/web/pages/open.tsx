/** Games that come by a link or from files. */
import { useState } from 'preact/hooks';
import { err, type Result } from '../../core/result.ts';
import type { OpenedGame } from '../../table/file/saved-game.ts';
import { explain, fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { go, route } from '../route.ts';
import { language, words } from '../text/index.ts';
import message from './message.module.css';
import { Loading } from './missing.tsx';
import styles from './open.module.css';

/** The game that is carried, or a sentence about what is wrong with it. */
async function read(carried: string | Blob | undefined): Promise<{ game: OpenedGame } | { fault: string }> {
  if (carried === undefined) return { fault: words().brokenLink };
  const { readCarried } = await import('../local/link.ts');
  return readCarried(carried);
}

/** Puts the game of a file on a table of this browser and answers its id; a sentence if it cannot. */
async function carry(file: Blob): Promise<Result<string, string>> {
  const carried = await read(file);
  if ('fault' in carried) return err(carried.fault);
  const { openFromFile } = await import('../local/opening.ts');
  const opened = await openFromFile(carried.game);
  return opened.ok ? opened : err(explain(opened.error, language()));
}

const goTo = (table: string) => go(`/table/${table}`);

/** A link may come from anybody, so it shows its game and asks before anything is kept. */
export function OpenPage() {
  const found = useLater(async () => {
    const { textOfLink } = await import('../local/link.ts');
    const carried = await read(await textOfLink(location.hash));
    return 'fault' in carried ? carried : { ...carried, ...(await import('./carried.tsx')) };
  }, [route.value]);
  if (found === undefined) return <Loading />;
  if ('game' in found) return <found.Carried game={found.game} />;
  return (
    <section class={message.message}>
      <h1>{words().cannotOpen}</h1>
      <p>{found.fault}</p>
      <a class="button main" href="/">
        {words().back}
      </a>
    </section>
  );
}

/** Several files at once become several tables; of those that are wrong it says which, and why. */
export function OpenFile() {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const open = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    const carried = await Promise.all(files.map(carry));
    // the same file can be chosen again once it has been mended
    input.value = '';
    setFaults(
      carried.flatMap((each, i) =>
        each.ok ? [] : fill(words().wrongFile, { file: files[i]!.name, what: each.error }),
      ),
    );
    if (carried.every(({ ok }) => ok)) for (const each of carried.slice(-1)) if (each.ok) goTo(each.value);
  };
  return (
    <div class={styles.file}>
      <label class="button plain">
        {words().openFile}
        <input
          type="file"
          multiple
          accept="application/json,.json"
          onChange={(event) => void open(event.currentTarget)}
        />
      </label>
      <div role="alert">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </div>
  );
}
