/** Always in the same corner of the big screen: how to come in. */
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { useAddress } from '../links/address.ts';
import { Qr } from '../links/qr.tsx';
import { roomPath } from './addresses.ts';
import styles from './screen-corner.module.css';
import { eveningWords } from './text/index.ts';

export function ScreenCorner({ told: { id, code, face } }: { readonly told: EveningTold }) {
  const text = eveningWords();
  const link = useAddress(roomPath(id));
  if (code === null) return null;
  return (
    <footer class={styles.corner} data-part="corner">
      {link && !face.locked && <Qr link={link} />}
      <div>
        <p>{face.locked ? text.locked : text.comeIn}</p>
        {link && !face.locked && <p class={styles.address}>{new URL('/room', link).href.replace(/^\w+:\/\//, '')}</p>}
        <p class={styles.code}>{code}</p>
      </div>
    </footer>
  );
}
