/** A line to type on: a move, in notation or in words, or a question by its word. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { prefer } from '../preferences.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { QUERIES, type Query } from './queries.ts';
import styles from './typed-line.module.css';

interface Props {
  readonly table: Pick<TableModel, 'isCovered' | 'type'>;
  readonly text: GameText;
  readonly line: RefObject<HTMLInputElement | null>;
  /** Whether it was asked for now: whoever finds it on his page is not taken to it. */
  readonly isWanted: () => boolean;
  readonly onAsk: (query: Query) => void;
}

export function TypedLine({ table, text, line, isWanted, onAsk }: Props) {
  const { ear } = tableWords();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (isWanted()) line.current?.focus();
  }, []);
  const close = () => {
    prefer({ typing: 'off' });
    document.querySelector<HTMLElement>('[data-part="board"] [tabindex="0"]')?.focus();
  };
  const send = (event: Event) => {
    event.preventDefault();
    const word = typed.trim();
    const query = QUERIES.find((each) => ear.words[each] === word.toLowerCase());
    if (query) onAsk(query);
    if (word === '') return;
    if (query || table.type(word, text)) setTyped('');
    else line.current?.select();
  };
  return (
    <form class={styles.line} data-part="typed" hidden={table.isCovered} onSubmit={send}>
      <label>
        <span>{ear.type}</span>
        <input
          ref={line}
          class="entry"
          value={typed}
          maxLength={200}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
      </label>
      <button type="submit" class="button plain">
        {ear.send}
      </button>
      <button type="button" class="button plain" aria-label={ear.close} title={ear.close} onClick={close}>
        ×
      </button>
      <small>{fill(ear.typeHelp, { words: QUERIES.map((each) => ear.words[each]).join(', ') })}</small>
    </form>
  );
}
