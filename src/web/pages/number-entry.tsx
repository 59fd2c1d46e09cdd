/** A number to write; what is none, or too small or too large, is refused where it stands. */
import { fill } from '../../text/index.ts';
import { tableWords } from '../table/text/index.ts';
import { locale } from '../text/index.ts';

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

export const isWithin = (value: number, { min, max }: NumberLimits): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

interface Props {
  readonly id: string;
  /** NaN where no number is written. */
  readonly value: number;
  readonly limits: NumberLimits;
  readonly onChange: (value: number) => void;
}

export function NumberEntry({ id, value, limits, onChange }: Props) {
  const isWrong = !isWithin(value, limits);
  const [min, max] = [limits.min, limits.max].map((limit) => limit.toLocaleString(locale()));
  return (
    <>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        value={Number.isNaN(value) ? '' : value}
        min={limits.min}
        max={limits.max}
        step={1}
        aria-invalid={isWrong}
        aria-describedby={`${id}-limits`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <small id={`${id}-limits`} class={isWrong ? 'refusal' : ''} role={isWrong ? 'alert' : undefined}>
        {fill(tableWords().limits, { min: min!, max: max! })}
      </small>
    </>
  );
}
