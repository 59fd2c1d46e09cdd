/** One part of an insight: sentences, a table, lines to play through, places on the board, or something to choose. */
import type { Fact, Reason } from '../../core/review.ts';
import type { InsightChoice, InsightLine, InsightPart } from '../../core/study.ts';
import { fill } from '../../text/index.ts';
import styles from './insight-part.module.css';
import { studyWords } from './text/index.ts';

export interface InsightTeller {
  say(reason: Reason): string;
  fact(fact: Fact): string;
}

interface Props<Part = InsightPart> {
  readonly part: Part;
  readonly teller: InsightTeller;
  readonly onLine: (line: InsightLine) => void;
  /** Whether its places are shown on the board. */
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onChoose: (name: string, value: string) => void;
}
type PropsOf<Kind extends InsightPart['kind']> = Props<InsightPart & { readonly kind: Kind }>;

export function InsightPartView({ part, ...rest }: Props) {
  switch (part.kind) {
    case 'says':
      return <Says {...rest} part={part} />;
    case 'table':
      return <Table {...rest} part={part} />;
    case 'lines':
      return <Lines {...rest} part={part} />;
    case 'spots':
      return <Spots {...rest} part={part} />;
    case 'choices':
      return (
        <div class={styles.choices}>
          {part.choices.map((choice) => (
            <Choice key={choice.name} choice={choice} {...rest} />
          ))}
        </div>
      );
  }
}

const Says = ({ part, teller }: PropsOf<'says'>) => (
  <>
    {part.reasons.map((reason) => (
      <p class={styles.said} key={reason.key + JSON.stringify(reason.blanks)}>
        {teller.say(reason)}
      </p>
    ))}
  </>
);

const Table = ({ part, teller }: PropsOf<'table'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of nothing to fill in, which keys can scroll where it is too wide
  <div class={styles.wide} tabindex={0} role="group">
    <table class={styles.table}>
      <thead>
        <tr>
          {part.head.map((title) => (
            <th key={title.key} scope="col">
              {teller.say(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.rows.map((row, i) => (
          <tr key={i}>
            {row.map((cell, column) => (
              <td key={part.head[column]!.key}>{teller.fact(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Lines = ({ part, teller, onLine }: PropsOf<'lines'>) => (
  <ul class={styles.lines}>
    {part.lines.map((line, i) => (
      <li key={i}>
        <button type="button" class="button plain small" onClick={() => onLine(line)}>
          <span aria-hidden="true">▸</span> {teller.say(line.label)}
        </button>
      </li>
    ))}
  </ul>
);

/** A switch, and the same as a list for whoever reads it. */
function Spots({ part, teller, isShown, onShow }: PropsOf<'spots'>) {
  const words = studyWords();
  if (part.spots.length === 0) return null;
  return (
    <div class={styles.spots}>
      <button type="button" class="button plain small" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
        {words.onBoard}
      </button>
      <details>
        <summary>{words.asList}</summary>
        <table class={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.mark}</th>
              <th scope="col">{words.value}</th>
            </tr>
          </thead>
          <tbody>
            {part.spots.map(({ target, name, label = '' }) => (
              <tr key={target}>
                <td>{teller.fact(name)}</td>
                <td>{teller.fact(label)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** Few are buttons; many are a list with a way from one to the next. */
const FEW = 5;

function Choice({
  choice: { name, label, options, chosen },
  teller,
  onChoose,
}: Pick<Props, 'teller' | 'onChoose'> & { readonly choice: InsightChoice }) {
  const words = studyWords();
  const title = teller.say(label);
  if (options.length <= FEW) {
    return (
      <fieldset class={styles.choice}>
        <legend>{title}</legend>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            class="button plain small"
            aria-pressed={option.value === chosen}
            onClick={() => onChoose(name, option.value)}
          >
            {teller.fact(option.label)}
          </button>
        ))}
      </fieldset>
    );
  }
  const at = options.findIndex(({ value }) => value === chosen);
  const step = (by: -1 | 1, sign: string, told: string) => (
    <button
      type="button"
      class="button plain small"
      aria-label={fill(told, { what: title })}
      disabled={!options[at + by]}
      onClick={() => onChoose(name, options[at + by]!.value)}
    >
      {sign}
    </button>
  );
  return (
    <fieldset class={styles.choice}>
      <legend>{title}</legend>
      {step(-1, '‹', words.before)}
      <select
        class={styles.select}
        aria-label={title}
        value={chosen}
        onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {teller.fact(option.label)}
          </option>
        ))}
      </select>
      {step(1, '›', words.after)}
    </fieldset>
  );
}
