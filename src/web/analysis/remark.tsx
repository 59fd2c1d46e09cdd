/** What is said of the position on the board, and what becomes of the variation that leads to it. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { BEGINNING } from '../../core/variations.ts';
import { MOST_COMMENT } from '../../table/limits.ts';
import type { AnalysisModel } from './analysis-model.ts';
import styles from './analysis-view.module.css';
import { analysisWords } from './text/index.ts';

export function RemarkPanel({ model }: { readonly model: AnalysisModel }) {
  const words = analysisWords().tree;
  const { at, tree } = model;
  const id = useId();
  return (
    <section>
      <label htmlFor={id}>{words.comment}</label>
      <Comment key={at} id={id} said={tree[at]!.comment} onSay={(text) => model.comment(text)} />
      <div class={styles.acts}>
        {model.mayPromote && (
          <button type="button" class="button plain small" onClick={() => model.promote()}>
            {words.promote}
          </button>
        )}
        {at !== BEGINNING && (
          <button type="button" class="button plain small" onClick={() => model.remove()}>
            {words.remove}
          </button>
        )}
      </div>
      {model.mayUndo && <Removed onUndo={() => model.undo()} />}
    </section>
  );
}

interface CommentProps {
  readonly id: string;
  readonly said: string;
  readonly onSay: (text: string) => void;
}

/** Kept as it is written: nothing is lost if one goes on to another move in the middle of a word. */
function Comment({ id, said, onSay }: CommentProps) {
  const [text, setText] = useState(said);
  useEffect(() => setText((now) => (now.trim() === said ? now : said)), [said]);
  return (
    <textarea
      id={id}
      class={`entry ${styles.comment}`}
      rows={2}
      maxLength={MOST_COMMENT}
      value={text}
      placeholder={analysisWords().tree.commentHere}
      onInput={({ currentTarget: { value } }) => {
        setText(value);
        onSay(value);
      }}
    />
  );
}

/** The way back is where the finger or the cursor was. */
function Removed({ onUndo }: { readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p class={styles.removed} role="status">
      {analysisWords().tree.removed}{' '}
      <button type="button" class="button plain small" ref={button} onClick={onUndo}>
        {analysisWords().tree.undo}
      </button>
    </p>
  );
}
