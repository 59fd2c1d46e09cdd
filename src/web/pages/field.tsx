/** One thing to choose, and what the choice means. */
import { useId } from 'preact/hooks';

interface Props<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly help?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A longer name would be cut where two fields stand beside each other on a phone. */
const LONG = 18;

export function Field<Value extends string | number>({ label, value, choices, help, onChange }: Props<Value>) {
  const id = useId();
  const choose = (written: string) => onChange(choices.find(([each]) => String(each) === written)![0]);
  return (
    <div class="field" data-long={choices.some(([, name]) => name.length > LONG) || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={String(value)}
        aria-describedby={help && `${id}-help`}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {choices.map(([each, name]) => (
          <option key={each} value={String(each)}>
            {name}
          </option>
        ))}
      </select>
      {help && <small id={`${id}-help`}>{help}</small>}
    </div>
  );
}
