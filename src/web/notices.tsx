/** What a visitor should know wherever he is: no network, or a browser that keeps nothing. */
import { useEffect, useState } from 'preact/hooks';
import { keepsGames, waitsForOldTab } from './local/database.ts';
import styles from './notices.module.css';
import { route } from './route.ts';
import { words } from './text/index.ts';

export function Notices() {
  const online = useOnline();
  const text = words();
  return (
    <div class={styles.notices} role="status">
      {!online && route.value.page !== 'online' && <p class={styles.offline}>{text.offline}</p>}
      {!keepsGames.value && <p>{text.notKept}</p>}
      {waitsForOldTab.value && <p>{text.oldTab}</p>}
    </div>
  );
}

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine);
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);
  return online;
}
