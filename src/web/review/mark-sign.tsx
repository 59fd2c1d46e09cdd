/** The sign of a mark: a shape of its own, so that nobody needs its colour. The words stand beside it. */
import type { Mark } from '../../core/review-summary.ts';
import styles from './mark-sign.module.css';

const LOOKS: Readonly<Record<Mark, string | undefined>> = {
  best: styles.best,
  good: styles.good,
  inaccurate: styles.inaccurate,
  mistake: styles.mistake,
  blunder: styles.blunder,
};

/** A ring that is hit, a tick, a dot, a notch, a flag. */
export function MarkSign({ mark }: { readonly mark: Mark }) {
  return (
    <svg class={`${styles.sign} ${LOOKS[mark]}`} viewBox="0 0 16 16" aria-hidden="true">
      <Drawn mark={mark} />
    </svg>
  );
}

function Drawn({ mark }: { readonly mark: Mark }) {
  switch (mark) {
    case 'best':
      return <path d="M8 1.5 9.9 5.9 14.6 6.3 11 9.4 12.1 14 8 11.5 3.9 14 5 9.4 1.4 6.3 6.1 5.9Z" />;
    case 'good':
      return <path class={styles.line} d="M2.5 8.5 6.5 12.5 13.5 4" />;
    case 'inaccurate':
      return <circle cx="8" cy="8" r="4.2" />;
    case 'mistake':
      return <path d="M1.5 3.5H14.5L8 14Z" />;
    case 'blunder':
      return <path d="M3 1H5V2H14.5L11.5 6 14.5 10H5V15H3Z" />;
  }
}
