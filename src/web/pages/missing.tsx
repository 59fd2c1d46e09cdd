import { words } from '../text/index.ts';
import styles from './message.module.css';

export function Missing() {
  const text = words();
  return (
    <section class={styles.message}>
      <h1>{text.missing}</h1>
      <p>{text.missingHelp}</p>
      <a class="button main" href="/">
        {text.back}
      </a>
    </section>
  );
}

export function Loading() {
  return (
    <section class={styles.message} aria-busy="true">
      <p>{words().loading}</p>
    </section>
  );
}
