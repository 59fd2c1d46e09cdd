/** What is wrong with the form of a file, so that every language can say it. */
import type * as z from 'zod';

export type FormFault =
  | { readonly code: 'missing' }
  /** A type of JSON: 'string', 'int', 'array'. */
  | { readonly code: 'type'; readonly expected: string }
  | { readonly code: 'value'; readonly allowed: string }
  | { readonly code: 'unknown'; readonly names: string }
  | { readonly code: 'most' | 'least'; readonly limit: string }
  | { readonly code: 'version-2' | 'version-3' | 'by' | 'other' };

export interface WrongForm {
  /** The field, with its way from the top: 'events.3.by'. */
  readonly where: string;
  readonly what: FormFault;
}

/** The first thing that is wrong, as zod found it in `raw`. */
export function wrongForm({ issues }: z.core.$ZodError, raw: unknown): WrongForm {
  const [issue] = issues;
  return { where: issue!.path.join('.'), what: faultIn(issue!, raw) };
}

function faultIn(issue: z.core.$ZodIssue, raw: unknown): FormFault {
  if (valueAt(raw, issue.path) === undefined) return { code: 'missing' };
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'type', expected: issue.expected };
    case 'invalid_value':
      return { code: 'value', allowed: issue.values.map((value) => JSON.stringify(value)).join(', ') };
    case 'unrecognized_keys':
      return { code: 'unknown', names: issue.keys.map((key) => key.slice(0, 40)).join(', ') };
    case 'too_big':
      return { code: 'most', limit: String(issue.maximum) };
    case 'too_small':
      return { code: 'least', limit: String(issue.minimum) };
    case 'invalid_union':
      return { code: issue.path.at(-1) === 'by' ? 'by' : 'other' };
    default:
      return { code: 'other' };
  }
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  let value = raw;
  for (const key of path) value = (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key];
  return value;
}
