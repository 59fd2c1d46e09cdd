/** The address that invites: to be copied, shared, or scanned. */
import { useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { copyText } from '../copy.ts';
import { useLater } from '../loading.ts';
import { addressForFriends } from './api.ts';
import styles from './invite-link.module.css';
import { onlineWords } from './text/index.ts';

export function InviteLink() {
  const house = onlineWords();
  const [copied, setCopied] = useState(false);
  const link = useLater(() => addressForFriends().catch(() => location.href), []);
  if (link === undefined) return null;
  const copy = async () => {
    await copyText(link);
    setCopied(true);
  };
  return (
    <section class={styles.invite}>
      <div>
        <h2>{house.invite}</h2>
        <p>{house.inviteHelp}</p>
        <p>
          <code class={styles.link}>{link}</code>
        </p>
        <div class="buttons">
          <button type="button" class="button plain" onClick={() => void copy()}>
            {house.copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button plain"
              onClick={() => void navigator.share({ url: link }).catch(() => {})}
            >
              {house.share}
            </button>
          )}
          <span role="status">{copied && house.copied}</span>
        </div>
      </div>
      <img
        class={styles.code}
        alt={link}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`}
      />
    </section>
  );
}
