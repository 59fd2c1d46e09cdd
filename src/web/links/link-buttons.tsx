/** How a link comes to others: copied, or shared where the device can. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../copy.ts';
import { words } from '../text/index.ts';
import styles from './link-buttons.module.css';

interface Props {
  /** Undefined while it is not known. */
  readonly link: string | undefined;
  /** What is said when it is copied, where there is more to say. */
  readonly copied?: string;
  /** Whether nothing on the page matters more. */
  readonly isMain?: boolean;
  /** Other buttons beside them. */
  readonly children?: ComponentChildren;
}

export function LinkButtons({ link = '', copied = words().linkCopied, isMain = false, children }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(link);
    setCopied(true);
  };
  const share = () => void navigator.share({ url: link }).catch(() => {});
  return (
    <div class="buttons">
      <button type="button" class={`button ${isMain ? 'main' : 'plain'}`} disabled={!link} onClick={() => void copy()}>
        {words().copyThisLink}
      </button>
      {'share' in navigator && (
        <button type="button" class="button plain" disabled={!link} onClick={share}>
          {words().shareLink}
        </button>
      )}
      {children}
      <span class={styles.copied} role="status">
        {isCopied && copied}
      </span>
    </div>
  );
}
