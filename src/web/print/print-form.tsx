/** What is asked before anything is printed; none of it is. */
import type { ComponentChildren } from 'preact';
import { fill } from '../../text/index.ts';
import { PAPERS, type Paper } from './paper.ts';
import styles from './print-form.module.css';
import { printWords } from './text/index.ts';

interface Props {
  readonly title: string;
  readonly help?: string;
  readonly paper: Paper;
  readonly onPaper: (paper: Paper) => void;
  /** The fields to fill in, and what comes below them. */
  readonly children?: ComponentChildren;
  readonly more?: ComponentChildren;
  readonly pages: number;
  /** Why it cannot be printed yet; it is said while it is so. */
  readonly waits?: string | undefined;
  readonly back: { readonly path: string; readonly label: string };
}

export function PrintForm({ title, help, paper, onPaper, children, more, pages, waits, back }: Props) {
  const said = printWords();
  const isReady = waits === undefined && pages > 0;
  return (
    <div class={styles.form} data-part="print-form">
      <h1>{title}</h1>
      {help && <p>{help}</p>}
      <div class={`fields ${styles.fields}`}>
        {children}
        <Choice
          label={said.paper}
          value={paper}
          choices={Object.keys(PAPERS).map((each) => [each, said.papers[each as Paper]])}
          onChoice={(each) => onPaper(each as Paper)}
        />
      </div>
      {more}
      <div class="buttons">
        <button type="button" class="button main large" aria-disabled={!isReady} onClick={() => isReady && print()}>
          {said.print}
        </button>
        <a class="button plain" href={back.path}>
          {back.label}
        </a>
      </div>
      <p class={`quiet ${styles.state}`} role="status">
        {waits ?? `${fill(said.pages, { count: String(pages) })} ${said.trueSize}`}
      </p>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChoice: (value: string) => void;
}

export function Choice({ label, value, choices, onChoice }: ChoiceProps) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoice(currentTarget.value)}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
