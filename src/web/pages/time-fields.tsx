/** How much time the players have. */
import { useId } from 'preact/hooks';
import { TIME_LIMITS, type TimeControl } from '../../table/state/time.ts';
import { tableWords } from '../table/text/index.ts';
import { Field } from './field.tsx';
import { isWithin, NumberEntry, type NumberLimits } from './number-entry.tsx';

const USUAL: Readonly<Record<TimeControl['kind'], TimeControl>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  total: { kind: 'total', minutes: 10, increment: 5 },
};

const KINDS = Object.keys(USUAL) as TimeControl['kind'][];

type Name = keyof typeof TIME_LIMITS;
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
  readonly limits: NumberLimits;
  readonly onChange: (value: number) => void;
}

function NumberField({ label, ...entry }: NumberProps) {
  const id = useId();
  return (
    <div class="field">
      <label htmlFor={id}>{label}</label>
      <NumberEntry id={id} {...entry} />
    </div>
  );
}
