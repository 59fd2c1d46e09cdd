/** The options of a table, described as data: hosts offer them, and one function reads what comes back. */
import type { Refusal } from './game.ts';
import { err, ok, type Result } from './result.ts';

export type OptionValue = string | number | boolean;
/** Either a list of values or a range of whole numbers. */
export type OptionSpec =
  | { readonly values: readonly OptionValue[]; readonly default: OptionValue }
  | { readonly min: number; readonly max: number; readonly default: OptionValue };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** `raw` with the defaults filled in, or the first thing that is wrong with it and what is allowed instead. */
export function readOptions<Options>(specs: OptionSpecs, raw: unknown): Result<Options, Refusal> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw))) {
    return err({ code: 'bad-request', reason: 'options-form' });
  }
  const given = new Map(Object.entries(raw ?? {}));
  for (const name of given.keys()) {
    if (!Object.hasOwn(specs, name)) {
      const allowed = Object.keys(specs).join(', ') || '–';
      return err({ code: 'bad-request', reason: 'option-unknown', details: { option: shorten(name), allowed } });
    }
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = given.has(name) ? given.get(name) : spec.default;
    if (!allows(spec, value)) return err(wrongValue(name, value, describe(spec)));
    options[name] = value;
  }
  return ok(options as Options);
}

export function wrongValue(option: string, value: unknown, allowed: string): Refusal {
  return { code: 'bad-request', reason: 'option-value', details: { option, value: quote(value), allowed } };
}

function allows(spec: OptionSpec, value: unknown): value is OptionValue {
  if ('values' in spec) return spec.values.includes(value as OptionValue);
  return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
}

function describe(spec: OptionSpec): string {
  return 'values' in spec ? spec.values.map((value) => JSON.stringify(value)).join(', ') : `${spec.min} … ${spec.max}`;
}

/** A value as an error message shows it: long texts only in part, of lists and objects only that they are. */
export function quote(value: unknown): string {
  if (typeof value !== 'object' || value === null) return shorten(JSON.stringify(value) ?? String(value));
  return Array.isArray(value) ? '[…]' : '{…}';
}

export function shorten(text: string, most = 40): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
