/** How much time the players have. */
import { useId } from 'preact/hooks';
import { TIME_LIMITS, type TimeControl } from '../../table/life/time.ts';
import { fill } from '../../text/index.ts';
import { Field } from '../pages/field.tsx';
import { language } from '../text/index.ts';
import { onlineWords } from './text/index.ts';

export type Control = TimeControl;

const USUAL: Readonly<Record<Control['kind'], Control>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  total: { kind: 'total', minutes: 10, increment: 5 },
};

const KINDS = Object.keys(USUAL) as Control['kind'][];

type Name = keyof typeof TIME_LIMITS;
type Limits = (typeof TIME_LIMITS)[Name];

const isWithin = (value: number, { min, max }: Limits) => Number.isInteger(value) && value >= min && value <= max;

/** Whether the house takes it. */
export const isAllowed = (control: Control): boolean =>
  Object.entries(control).every(([name, value]) => name === 'kind' || isWithin(value, TIME_LIMITS[name as Name]));

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
      {Object.entries(control).map(
        ([name, value]) =>
          name !== 'kind' && (
            <NumberField
              key={name}
              label={text[name as Name]}
              value={value}
              limits={TIME_LIMITS[name as Name]}
              onChange={(entered) => onChange({ ...control, [name]: entered })}
            />
          ),
      )}
    </>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly limits: Limits;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, value, limits, onChange }: NumberProps) {
  const id = useId();
  const isWrong = !isWithin(value, limits);
  const { min, max } = limits;
  return (
    <div class="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        value={Number.isNaN(value) ? '' : value}
        min={min}
        max={max}
        aria-invalid={isWrong}
        aria-describedby={`${id}-limits`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <small id={`${id}-limits`} class={isWrong ? 'refusal' : ''} role={isWrong ? 'alert' : undefined}>
        {fill(onlineWords().limits, { min: String(min), max: max.toLocaleString(language()) })}
      </small>
    </div>
  );
}
