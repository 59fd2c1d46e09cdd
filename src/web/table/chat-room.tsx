/** Where the chat is: in the place of the log beside the board, over its lower half on a small screen; and the way there. */
import type { ComponentChildren } from 'preact';
import { counted } from '../../text/index.ts';
import { Sheet } from '../sheet.tsx';
import { language, words } from '../text/index.ts';
import { useWide } from '../wide.ts';
import { Action } from './action.tsx';
import styles from './chat-room.module.css';
import type { Talk } from './talk.ts';
import { tableWords } from './text/index.ts';

export function ChatButton({ talk }: { readonly talk: Talk }) {
  const isOpen = talk.isOpen.value;
  const count = talk.unread.value;
  return (
    <Action
      label={tableWords().chat}
      icon="chat"
      ability={{ now: true, run: () => talk.open(!isOpen) }}
      expanded={isOpen}
      badge={count === 0 ? undefined : { count, told: counted(tableWords().unread, count, language()) }}
    />
  );
}

export function ChatRoom({ talk, children }: { readonly talk: Talk; readonly children: ComponentChildren }) {
  const wide = useWide();
  if (wide)
    return (
      <section class={styles.room} aria-label={tableWords().chat}>
        {children}
      </section>
    );
  return (
    <Sheet label={tableWords().chat} class="bottom" onClose={() => talk.open(false)}>
      {(close) => (
        <div class={styles.inSheet}>
          {children}
          <button type="button" class="button plain" onClick={close}>
            {words().close}
          </button>
        </div>
      )}
    </Sheet>
  );
}
