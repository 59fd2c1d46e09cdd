/** The options of a game as fields, each with what it means. */
import type { OptionSpecs } from '../../core/options.ts';
import type { OptionText } from '../../core/text.ts';
import { words } from '../text/index.ts';

interface Props {
  readonly specs: OptionSpecs;
  readonly texts: Readonly<Record<string, OptionText>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

export function OptionFields({ specs, texts, values, onChange }: Props) {
  const entries = Object.entries(specs);
  if (entries.length === 0) return null;
  const change = (name: string, value: unknown) => onChange({ ...values, [name]: value });
  return (
    <details class="folded">
      <summary>{words().options}</summary>
      {entries.map(([name, spec]) => {
        const text = texts[name]!;
        const value = values[name] ?? spec.default;
        return (
          <label key={name} htmlFor={`option-${name}`}>
            {text.label}
            {'values' in spec ? (
              <select
                id={`option-${name}`}
                value={String(value)}
                onChange={(event) =>
                  change(
                    name,
                    spec.values.find((each) => String(each) === event.currentTarget.value),
                  )
                }
              >
                {spec.values.map((each) => (
                  <option key={String(each)} value={String(each)}>
                    {text.values?.[String(each)] ?? (each === true ? '✓' : each === false ? '–' : String(each))}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={`option-${name}`}
                type="number"
                min={spec.min}
                max={spec.max}
                value={String(value)}
                onChange={(event) => change(name, event.currentTarget.valueAsNumber)}
              />
            )}
            <small>{text.help}</small>
          </label>
        );
      })}
    </details>
  );
}
