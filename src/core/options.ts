/** The options of a table, described as data: hosts offer them, and one function reads what comes back. */
import type { Refusal } from './game.ts';
import { err, ok, type Result } from './result.ts';

export type OptionValue = string | number | boolean;
/** Either a list of values or a range of whole numbers. */
export type OptionSpec =
  | { readonly values: readonly OptionValue[]; readonly default: OptionValue }
  | { readonly min: number; readonly max: number; readonly default: number };
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The options that these specs let through; where specs depend on the number of seats, those of one number or another. */
export type OptionsOf<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };
type ValueOf<Spec extends OptionSpec> = Spec extends { readonly values: readonly (infer Value)[] } ? Value : number;

/** One of these values; `usual` if nobody chooses. */
export const oneOf = <const Values extends readonly OptionValue[]>(values: Values, usual: Values[number]) => ({
  values,
  default: usual,
});
/** A whole number from `min` to `max`. */
export const between = (min: number, max: number, usual: number) => ({ min, max, default: usual });

/** `raw` with the defaults filled in, or the first thing that is wrong with it and what is allowed instead. */
export function readOptions<Specs extends OptionSpecs>(specs: Specs, raw: unknown): Result<OptionsOf<Specs>, Refusal> {
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
  const options: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) options[name] = given.has(name) ? given.get(name) : spec.default;
  if (letThrough(specs, options)) return ok(options);
  const [name, spec] = Object.entries(specs).find(([each, its]) => !allows(its, options[each]))!;
  return err(wrongValue(name, options[name], describe(spec)));
}

/** Type and check come from the same specs, so that they cannot disagree. */
function letThrough<Specs extends OptionSpecs>(
  specs: Specs,
  options: Readonly<Record<string, unknown>>,
): options is OptionsOf<Specs> {
  return Object.entries(specs).every(([name, spec]) => allows(spec, options[name]));
}

export function wrongValue(option: string, value: unknown, allowed: string): Refusal {
  return { code: 'bad-request', reason: 'option-value', details: { option, value: quote(value), allowed } };
}

function allows(spec: OptionSpec, value: unknown): boolean {
  if ('values' in spec) return spec.values.some((each) => each === value);
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
