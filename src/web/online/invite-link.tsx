/** The address that invites: to be copied, shared, or scanned. */
import { useAddress } from '../links/address.ts';
import { LinkButtons } from '../links/link-buttons.tsx';
import { Qr } from '../links/qr.tsx';
import styles from './invite-link.module.css';
import { onlineWords } from './text/index.ts';

export function InviteLink() {
  const house = onlineWords();
  const link = useAddress(location.pathname);
  if (link === undefined) return null;
  return (
    <section class={styles.invite}>
      <div>
        <h2>{house.invite}</h2>
        <p>{house.inviteHelp}</p>
        <p>
          <code class={styles.link}>{link}</code>
        </p>
        <LinkButtons link={link} isMain />
      </div>
      <div class={styles.code}>
        <Qr link={link} />
      </div>
    </section>
  );
}
