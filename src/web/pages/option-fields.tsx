/** The options of a game as fields, each with what it means. */

import type { Refusal } from '../../core/game.ts';
import type { OptionSpecs } from '../../core/options.ts';
import type { GameText, OptionText } from '../../core/text.ts';
import { explain, fill } from '../../text/index.ts';
import { tableWords } from '../table/text/index.ts';
import { language, locale, words } from '../text/index.ts';
import { NumberEntry } from './number-entry.tsx';

/** Why a table with these options is not opened. */
export const explainOptions = (refusal: Refusal, game: GameText): string => {
  const label = game.options[refusal.details?.option ?? '']?.label;
  if (refusal.reason !== 'option-value' || label === undefined) return explain(refusal, language(), game);
  return fill(tableWords().wrongOption, { option: label, allowed: inWords(refusal.details?.allowed ?? '') });
};

/** A range of numbers, as the reader writes them. */
function inWords(allowed: string): string {
  const [, min, max] = /^(\d+) … (\d+)$/.exec(allowed) ?? [];
  if (min === undefined || max === undefined) return allowed;
  const [least, most] = [min, max].map((limit) => Number(limit).toLocaleString(locale()));
  return fill(tableWords().range, { min: least!, max: most! });
}

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
              <NumberEntry
                id={`option-${name}`}
                value={Number(value)}
                limits={spec}
                onChange={(entered) => change(name, entered)}
              />
            )}
            <small>{text.help}</small>
          </label>
        );
      })}
    </details>
  );
}
