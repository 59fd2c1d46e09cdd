/** An address to be scanned. */
import { renderSVG } from 'uqr';
import styles from './qr.module.css';

export function Qr({ link }: { readonly link: string }) {
  return (
    <img
      class={styles.qr}
      alt={link}
      src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`}
    />
  );
}
