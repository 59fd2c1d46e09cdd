/** Pages of paper, one below the other: on a screen as large as it lets them be, on paper true to scale. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import { PAPERS, type Paper } from './paper.ts';
import styles from './sheets.module.css';
import { printWords } from './text/index.ts';

interface Props {
  readonly paper: Paper;
  /** What is said at the foot of every page. */
  readonly about: string;
  readonly pages: readonly ComponentChildren[];
}

const PIXELS_PER_MM = 96 / 25.4;

export function Sheets({ paper, about, pages }: Props) {
  const said = printWords();
  const preview = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const zoomIn = () => {
      const wide = (PAPERS[paper].width + 2) * PIXELS_PER_MM;
      const zoom = Math.min(1, (preview.current?.clientWidth ?? wide) / wide);
      inner.current?.style.setProperty('--fitted', String(zoom));
    };
    zoomIn();
    addEventListener('resize', zoomIn);
    return () => removeEventListener('resize', zoomIn);
  }, [paper]);
  return (
    <div class={styles.preview} ref={preview}>
      <div class={styles.pages} ref={inner} data-part="pages">
        {pages.map((page, at) => (
          <section
            key={at}
            class={`${styles.sheet} ${paper === 'a4' ? styles.a4 : styles.letter}`}
            aria-label={fill(said.page, { page: String(at + 1), of: String(pages.length) })}
          >
            <div class={styles.body}>{page}</div>
            <div class={styles.foot}>
              <span>{about}</span>
              <span>
                {at + 1} / {pages.length}
              </span>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
