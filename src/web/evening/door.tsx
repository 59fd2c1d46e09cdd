/** How people come in: the code, a link, a code to scan; and whether the door is locked. */
import { useState } from 'preact/hooks';
import { copyText } from '../copy.ts';
import { roomPath, useAddress } from './addresses.ts';
import styles from './door.module.css';
import type { EveningHere } from './evening-context.ts';
import { Qr } from './qr.tsx';
import { eveningWords } from './text/index.ts';

export function Door({ told, isKeeper, act }: EveningHere) {
  const text = eveningWords();
  const [copied, setCopied] = useState(false);
  const link = useAddress(roomPath(told.id));
  const { locked } = told.face;
  return (
    <section class={styles.door} data-part="door">
      <h2>{text.invite}</h2>
      <p class={styles.code}>{told.code}</p>
      {link && !locked && <Qr link={link} />}
      <div class={styles.ways}>
        {locked ? (
          <p>{text.locked}</p>
        ) : (
          <p>
            {text.inviteLink} {link && <code class={styles.link}>{link}</code>}
          </p>
        )}
        <div class="buttons">
          <button
            type="button"
            class="button plain"
            disabled={!link}
            onClick={() => void copyText(link!).then(() => setCopied(true))}
          >
            {copied ? text.copied : text.copy}
          </button>
          {isKeeper && (
            <button type="button" class="button plain" onClick={() => act({ do: 'door', locked: !locked })}>
              {locked ? text.unlock : text.lock}
            </button>
          )}
          <a class="button plain" href={`${roomPath(told.id)}/screen`}>
            {text.bigScreen}
          </a>
        </div>
        <small>{text.bigScreenHelp}</small>
      </div>
    </section>
  );
}
