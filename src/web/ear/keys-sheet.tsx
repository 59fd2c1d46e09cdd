/** All keys of a table, and how moves are typed. */
import type { GameText } from '../../core/text.ts';
import { Sheet } from '../sheet.tsx';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import styles from './keys-sheet.module.css';
import { QUERIES, QUERY_KEYS, TYPING_KEY } from './queries.ts';

export function KeysSheet({ text, onClose }: { readonly text: GameText; readonly onClose: () => void }) {
  const { keys, ear } = tableWords();
  const signs: Readonly<Record<string, string>> = ear.signs;
  // a key of the board's own means nothing else
  const own = (text.keys ?? []).flatMap((line) => line.split(';')).map(keyOf);
  const others = keys.others.filter((line) => !own.includes(keyOf(line)));
  const asked = QUERIES.map((query) => [QUERY_KEYS[query], ear.answers[query]] as const);
  return (
    <Sheet label={keys.name} onClose={onClose}>
      {(close) => (
        <>
          <h2>{keys.name}</h2>
          <h3>{keys.ask}</h3>
          <ul class={styles.keys}>
            {asked.map(([sign, what]) => (
              <li key={sign}>
                <kbd>{sign}</kbd> <small>({signs[sign]})</small> {what}
              </li>
            ))}
          </ul>
          <h3>{keys.board}</h3>
          <Lines lines={[...keys.onBoard, ...(text.keys ?? [])]} />
          <h3>{keys.typing}</h3>
          <ul class={styles.keys}>
            <li>
              <kbd>{TYPING_KEY}</kbd> <small>({signs[TYPING_KEY]})</small> {ear.type}
            </li>
          </ul>
          <p>{keys.typed}</p>
          <Lines lines={text.notation} />
          <h3>{keys.other}</h3>
          <Lines lines={others} />
          <div class="at-hand">
            <button type="button" class="button main" onClick={close}>
              {words().close}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** In “F: full screen”, the F. */
const keyOf = (line: string): string => line.split(':')[0]!.trim();

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul class={styles.keys}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
