/** A page that has no puzzle to show: why, and the way on. */

import message from '../pages/message.module.css';
import { words } from '../text/index.ts';
import { puzzleWords } from './text/index.ts';

interface Props {
  readonly title: string;
  readonly help?: string;
  /** It is being loaded. */
  readonly isBusy?: boolean;
}

export function Notice({ title, help, isBusy = false }: Props) {
  if (isBusy)
    return (
      <section class={message.message} aria-busy="true">
        <p>{title}</p>
      </section>
    );
  return (
    <section class={message.message}>
      <h1>{title}</h1>
      <p>{help}</p>
      <div class="buttons">
        <a class="button main" href="/daily">
          {puzzleWords().daily}
        </a>
        <a class="button plain" href="/">
          {words().back}
        </a>
      </div>
    </section>
  );
}
