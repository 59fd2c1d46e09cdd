/** Chance is a person at a real board: what was drawn is typed, or chosen, or left to the house. */
import { useId, useRef, useState } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import styles from './chance-asked.module.css';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

export function ChanceAsked({ table }: { readonly table: TableModel }) {
  const text = tableWords();
  const [move, setMove] = useState('');
  const id = useId();
  const entry = useRef<HTMLInputElement>(null);
  const say = async (event: SubmitEvent) => {
    event.preventDefault();
    if (move.trim() === '') return entry.current?.focus();
    const reply = await table.do({ do: 'act', move: move.trim(), as: 'chance' });
    if (reply.ok) setMove('');
  };
  const draw = async () => {
    const reply = await table.do({ do: 'draw' });
    if (reply.ok) setMove('');
  };
  return (
    <form class={styles.chance} onSubmit={(event) => void say(event)}>
      <label htmlFor={id}>{text.chanceAsked}</label>
      <input
        id={id}
        ref={entry}
        class="entry"
        type="text"
        list={`${id}-moves`}
        aria-describedby={`${id}-example`}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        value={move}
        onInput={(event) => setMove(event.currentTarget.value)}
      />
      <small id={`${id}-example`}>{fill(text.chanceExample, { move: table.chanceExample })}</small>
      <datalist id={`${id}-moves`}>
        {table.chanceMoves.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <button type="submit" class="button main">
        {text.chanceSay}
      </button>
      <button type="button" class="button plain" onClick={() => void draw()}>
        {text.chanceDraw}
      </button>
    </form>
  );
}
