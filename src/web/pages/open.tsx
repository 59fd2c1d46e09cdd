/** Games that come by a link or from files. */
import { useState } from 'preact/hooks';
import { err, ok, type Result } from '../../core/result.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { OpenedGame } from '../../table/file/saved-game.ts';
import { explain, fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { go, route } from '../route.ts';
import { language, words } from '../text/index.ts';
import message from './message.module.css';
import { Loading } from './missing.tsx';
import styles from './open.module.css';

/** No puzzle has more. */
const MOST_BYTES = 100_000;

/** The game that is carried, or a sentence about what is wrong with it. */
async function read(carried: string | Blob | undefined): Promise<{ game: OpenedGame<DrawnGame> } | { fault: string }> {
  if (carried === undefined) return { fault: words().brokenLink };
  const { readCarried } = await import('../local/link.ts');
  return readCarried(carried);
}

/** What has variations or comments is no game to go on with, but an analysis. */
const isAnalysis = ({ saved: { comments, variations } }: OpenedGame): boolean =>
  comments !== undefined || variations !== undefined;

/** Puts the game of a file into this browser and answers where it is; a sentence if it cannot. */
async function carry(file: Blob): Promise<Result<string, string>> {
  const puzzle = await carriedPuzzle(file);
  if (puzzle) return puzzle;
  const carried = await read(file);
  if ('fault' in carried) return err(carried.fault);
  if (isAnalysis(carried.game)) {
    const { keepFromFile } = await import('../analysis/index.tsx');
    return ok(await keepFromFile(carried.game));
  }
  const { openFromFile } = await import('../local/opening.ts');
  const opened = await openFromFile(carried.game);
  return opened.ok ? ok(`/table/${opened.value}`) : err(explain(opened.error, language()));
}

/** A homemade puzzle is looked at where its link leads; undefined if the file is none. */
async function carriedPuzzle(file: Blob): Promise<Result<string, string> | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const { isPuzzleFile } = await import('../../table/file/saved-puzzle.ts');
  const text = await file.text();
  if (!isPuzzleFile(text)) return undefined;
  const { pathOf, readPuzzleFile } = await import('../puzzles/homemade/carried-puzzle.ts');
  const puzzle = await readPuzzleFile(text);
  return 'fault' in puzzle ? err(puzzle.fault) : ok(await pathOf(text));
}

/** A link may come from anybody, so it shows its game and asks before anything is kept. */
export function OpenPage() {
  const found = useLater(async () => {
    const { textOfLink } = await import('../local/link.ts');
    const carried = await read(await textOfLink(location.hash));
    if ('fault' in carried) return carried;
    return isAnalysis(carried.game)
      ? { ...carried, ...(await import('../analysis/index.tsx')) }
      : { ...carried, ...(await import('./carried.tsx')) };
  }, [route.value]);
  if (found === undefined) return <Loading />;
  if ('CarriedAnalysis' in found) return <found.CarriedAnalysis game={found.game} />;
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
    if (carried.every(({ ok }) => ok)) for (const each of carried.slice(-1)) if (each.ok) go(each.value);
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
