/** How a homemade puzzle comes to others: its link, a code to scan, a file, paper. */
import { useAddress } from '../../links/address.ts';
import { LinkButtons } from '../../links/link-buttons.tsx';
import { Qr } from '../../links/qr.tsx';
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
  const origin = useAddress('/');
  const link = new URL(path, origin ?? location.href).href;
  const save = () => download(`${game}.escale-puzzle.json`, new Blob([file], { type: 'application/json' }));
  return (
    <section class={styles.ways} aria-label={words.passOn}>
      <LinkButtons link={link} copied={words.copied}>
        <button type="button" class="button plain" onClick={save}>
          {words.file}
        </button>
        <a class="button plain" href={`/print/puzzles?from=homemade${path.slice(path.indexOf('#'))}`}>
          {words.print}
        </a>
      </LinkButtons>
      <details>
        <summary>{words.code}</summary>
        <Qr link={link} />
      </details>
    </section>
  );
}
