/** A game's rules on one page, in two columns, in the words of its rules page; set as small as they need, and no smaller. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { renderSVG } from 'uqr';
import type { RulesSection } from '../../../board/learn.ts';
import { words } from '../../text/index.ts';
import { printWords } from '../text/index.ts';
import { Measure } from './drawing-page.tsx';
import styles from './rules-page.module.css';

interface Props {
  readonly name: string;
  readonly rules: readonly RulesSection[];
  readonly link: string;
}

/** In points: as large as it can be, and never smaller. */
const [LARGEST, SMALLEST, STEP] = [11, 8, 0.25];

export function RulesPage({ name, rules, link }: Props) {
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fitIn = () => columns.current && setSmaller(columns.current);
    fitIn();
    // letters of another face are as wide as they are once it has come
    void document.fonts.ready.then(fitIn);
    addEventListener('beforeprint', fitIn);
    return () => removeEventListener('beforeprint', fitIn);
  });
  return (
    <div class={styles.page} data-part="rules">
      <div class={styles.head}>
        <h2>
          {name} · {words().rules}
        </h2>
        <Measure />
        <img
          alt={`${printWords().shop.scan} ${link}`}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 1 }))}`}
        />
      </div>
      <div class={styles.columns} ref={columns}>
        {rules.map(({ id, title, body }) => (
          <section key={id}>
            <h3>{title}</h3>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** As it is on paper, however small the pages are shown. */
function setSmaller(place: HTMLElement): void {
  const pages = place.closest<HTMLElement>('[data-part="pages"]');
  const shown = pages?.style.getPropertyValue('--fitted') ?? '';
  pages?.style.setProperty('--fitted', '1');
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    place.style.fontSize = `${size}pt`;
    // what is too long goes on in a third column
    if (place.scrollWidth <= place.clientWidth + 1) break;
  }
  pages?.style.setProperty('--fitted', shown);
}
