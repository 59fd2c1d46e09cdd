/** What the stronger are given at a table, where a game knows of it: a number for each seat, under one name among its options. */
import type { Refusal, Seat } from './game.ts';
import { wrongValue } from './options.ts';
import { err, ok, type Result } from './result.ts';

export const HANDICAPS = 'handicaps';

/** Absent where nobody has one: such a table is as any other. */
export interface Handicapped {
  readonly handicaps?: readonly number[];
}

/** `options` read, and with them a handicap from 0 to `most` for each seat. */
export function readHandicaps<Options extends object>(
  raw: unknown,
  seats: number,
  most: number,
  options: (raw: unknown) => Result<Options, Refusal>,
): Result<Options & Handicapped, Refusal> {
  if (seats < 2) return options(raw);
  const { handicaps, ...others } = isRecord(raw) ? raw : {};
  const read = options(isRecord(raw) ? others : raw);
  if (!read.ok) return err(withHandicaps(read.error));
  if (handicaps === undefined) return read;
  if (!isFor(seats, most, handicaps)) return err(wrongValue(HANDICAPS, handicaps, `[0 … ${most}] × ${seats}`));
  return ok(handicaps.some((each) => each > 0) ? { ...read.value, handicaps } : read.value);
}

export const handicapOf = ({ handicaps }: Handicapped, seat: Seat): number => handicaps?.[seat] ?? 0;

/** Of a table's options, of whatever game: one for each seat, or none. */
export const handicapsIn = (options: unknown): readonly number[] =>
  isRecord(options) && Array.isArray(options.handicaps) ? options.handicaps : [];

/** Everybody moves one seat further, and takes his with him. */
export function movedOn(options: unknown): unknown {
  const [first, ...others] = handicapsIn(options);
  return first === undefined ? options : { ...(options as object), handicaps: [...others, first] };
}

/** They are among what is allowed. */
const withHandicaps = (refusal: Refusal): Refusal =>
  refusal.reason === 'option-unknown'
    ? { ...refusal, details: { ...refusal.details, allowed: `${refusal.details?.allowed}, ${HANDICAPS}` } }
    : refusal;

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isFor = (seats: number, most: number, value: unknown): value is readonly number[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((each) => Number.isInteger(each) && each >= 0 && each <= most);
