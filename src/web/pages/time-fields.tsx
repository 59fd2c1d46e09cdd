/** How much time the players have. */
import { useId } from 'preact/hooks';
import { TIME_LIMITS, type TimeControl } from '../../table/state/time.ts';
import { fill } from '../../text/index.ts';
import { tableWords } from '../table/text/index.ts';
import { language } from '../text/index.ts';
import { Field } from './field.tsx';

const USUAL: Readonly<Record<TimeControl['kind'], TimeControl>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  total: { kind: 'total', minutes: 10, increment: 5 },
};

const KINDS = Object.keys(USUAL) as TimeControl['kind'][];

type Name = keyof typeof TIME_LIMITS;
type TimeLimits = (typeof TIME_LIMITS)[Name];

const isWithin = (value: number, { min, max }: TimeLimits) => Number.isInteger(value) && value >= min && value <= max;

/** Whether the house takes it. */
export const isAllowed = (control: TimeControl): boolean =>
  Object.entries(control).every(([name, value]) => name === 'kind' || isWithin(value, TIME_LIMITS[name as Name]));

interface Props {
  readonly control: TimeControl;
  readonly onChange: (control: TimeControl) => void;
}

export function TimeFields({ control, onChange }: Props) {
  const text = tableWords();
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
  readonly limits: TimeLimits;
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
        {fill(tableWords().limits, { min: String(min), max: max.toLocaleString(language()) })}
      </small>
    </div>
  );
}
