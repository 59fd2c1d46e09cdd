/** How people come in: the code, a link, a code to scan; and whether the door is locked. */
import { useAddress } from '../links/address.ts';
import { LinkButtons } from '../links/link-buttons.tsx';
import { Qr } from '../links/qr.tsx';
import { roomPath } from './addresses.ts';
import styles from './door.module.css';
import type { EveningHere } from './evening-context.ts';
import { eveningWords } from './text/index.ts';

export function Door({ told, isKeeper, act }: EveningHere) {
  const text = eveningWords();
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
        <LinkButtons link={link}>
          {isKeeper && (
            <button type="button" class="button plain" onClick={() => act({ do: 'door', locked: !locked })}>
              {locked ? text.unlock : text.lock}
            </button>
          )}
          <a class="button plain" href={`${roomPath(told.id)}/screen`}>
            {text.bigScreen}
          </a>
        </LinkButtons>
        <small>{text.bigScreenHelp}</small>
      </div>
    </section>
  );
}
