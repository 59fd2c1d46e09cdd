/** The last net: whatever breaks while a page is drawn ends in a sentence and a way on. */
import { Component, type ComponentChildren } from 'preact';
import styles from './pages/message.module.css';
import { words } from './text/index.ts';

interface FailureState {
  readonly fault: string | undefined;
}

export class Failure extends Component<{ readonly children: ComponentChildren }, FailureState> {
  override state: FailureState = { fault: undefined };

  static override getDerivedStateFromError(fault: unknown): FailureState {
    return { fault: fault instanceof Error ? fault.message : String(fault) };
  }

  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    const text = words();
    return (
      <section class={styles.message} role="alert">
        <h1>{text.failed}</h1>
        <p>{navigator.onLine ? text.failedHelp : text.failedOffline}</p>
        <p class="quiet">
          <code>{fault}</code>
        </p>
        <div class="buttons">
          <button type="button" class="button main" onClick={() => location.reload()}>
            {text.reload}
          </button>
          <a class="button plain" href="/">
            {text.back}
          </a>
        </div>
      </section>
    );
  }
}
