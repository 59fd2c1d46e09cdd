/** How a homemade puzzle comes to others: its link, a code to scan, a file, paper. */
import { useState } from 'preact/hooks';
import { copyText } from '../../copy.ts';
import { useAddress } from '../../evening/addresses.ts';
import { Qr } from '../../evening/qr.tsx';
import { download } from '../../table/picture.ts';
import styles from './pass-on.module.css';
import { homemadeWords } from './text/index.ts';

interface Props {
  readonly game: string;
  /** As it is exported. */
  readonly file: string;
  /** Its address within the house. */
  readonly path: string;
}

export function PassOn({ game, file, path }: Props) {
  const words = homemadeWords();
  const [copied, setCopied] = useState(false);
  const origin = useAddress('/');
  const link = new URL(path, origin ?? location.href).href;
  const copy = async () => {
    await copyText(link);
    setCopied(true);
  };
  const save = () => download(`${game}.escale-puzzle.json`, new Blob([file], { type: 'application/json' }));
  return (
    <section class={styles.ways} aria-label={words.passOn}>
      <div class="buttons">
        <button type="button" class="button plain" onClick={() => void copy()}>
          {words.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button plain"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {words.send}
          </button>
        )}
        <button type="button" class="button plain" onClick={save}>
          {words.file}
        </button>
        <a class="button plain" href={`/print/puzzles?from=homemade${path.slice(path.indexOf('#'))}`}>
          {words.print}
        </a>
      </div>
      <p class="quiet" role="status">
        {copied && words.copied}
      </p>
      <details>
        <summary>{words.code}</summary>
        <Qr link={link} />
      </details>
    </section>
  );
}
