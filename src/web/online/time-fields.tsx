/** How much time the players have. */
import type { TimeControl } from '../../table/life/time.ts';
import { Field } from '../pages/field.tsx';
import { onlineWords } from './text/index.ts';

export type Control = TimeControl;

const USUAL: Readonly<Record<Control['kind'], Control>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  total: { kind: 'total', minutes: 10, increment: 5 },
};

const KINDS = Object.keys(USUAL) as Control['kind'][];

interface Props {
  readonly control: Control;
  readonly onChange: (control: Control) => void;
}

export function TimeFields({ control, onChange }: Props) {
  const text = onlineWords();
  return (
    <>
      <Field
        label={text.time}
        value={control.kind}
        choices={KINDS.map((kind) => [kind, text.times[kind]] as const)}
        onChange={(kind) => onChange(USUAL[kind])}
      />
      {control.kind === 'move' && (
        <NumberField
          label={text.seconds}
          value={control.seconds}
          min={5}
          max={604_800}
          onChange={(seconds) => onChange({ ...control, seconds })}
        />
      )}
      {control.kind === 'total' && (
        <>
          <NumberField
            label={text.minutes}
            value={control.minutes}
            min={1}
            max={600}
            onChange={(minutes) => onChange({ ...control, minutes })}
          />
          <NumberField
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

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, value, min, max, onChange }: NumberProps) {
  const change = (entered: number) =>
    Number.isInteger(entered) && entered >= min && entered <= max && onChange(entered);
  return (
    <label class="field">
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
