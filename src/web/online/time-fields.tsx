/** How much time the players have. */
import type { TimeControl } from '../../table/life/time.ts';
import { onlineWords } from './text/index.ts';

export type Control = TimeControl;

const USUAL: Readonly<Record<Control['kind'], Control>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  total: { kind: 'total', minutes: 10, increment: 5 },
};

interface Props {
  readonly control: Control;
  readonly onChange: (control: Control) => void;
}

export function TimeFields({ control, onChange }: Props) {
  const text = onlineWords();
  return (
    <>
      <label>
        {text.time}
        <select
          value={control.kind}
          onChange={(event) => onChange(USUAL[event.currentTarget.value as Control['kind']])}
        >
          {(Object.keys(USUAL) as Control['kind'][]).map((kind) => (
            <option key={kind} value={kind}>
              {text.times[kind]}
            </option>
          ))}
        </select>
      </label>
      {control.kind === 'move' && (
        <Field
          label={text.seconds}
          value={control.seconds}
          min={5}
          max={604_800}
          onChange={(seconds) => onChange({ ...control, seconds })}
        />
      )}
      {control.kind === 'total' && (
        <>
          <Field
            label={text.minutes}
            value={control.minutes}
            min={1}
            max={600}
            onChange={(minutes) => onChange({ ...control, minutes })}
          />
          <Field
            label={text.increment}
            value={control.increment}
            min={0}
            max={600}
            onChange={(increment) => onChange({ ...control, increment })}
          />
        </>
      )}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Field({ label, value, min, max, onChange }: FieldProps) {
  const change = (entered: number) =>
    Number.isInteger(entered) && entered >= min && entered <= max && onChange(entered);
  return (
    <label>
      {label}
      <input
        type="number"
        value={value}
        min={min}
        max={max}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
