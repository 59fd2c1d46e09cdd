/** A tournament from outside: its form, and whether everybody in it is known. */
import { z } from 'zod';
import { err, ok, type Result } from '../core/result.ts';
import { FORMATS, type Tournament } from './field.ts';

export const MOST_PLAYERS = 256;

const name = z.string().min(1).max(100);
const table = z.strictObject({
  players: z.array(name).min(1).max(2),
  points: z.array(z.number().min(-1000).max(1000)).min(1).max(2),
});
const form = z.strictObject({
  format: z.enum(FORMATS),
  players: z.array(name).max(MOST_PLAYERS),
  rounds: z.array(z.array(table).max(MOST_PLAYERS)).max(MOST_PLAYERS).default([]),
  absent: z.array(name).max(MOST_PLAYERS).default([]),
  legs: z.literal([1, 2]).optional(),
  secondChance: z.boolean().optional(),
});

/** What is allowed where, as it is written. */
const NAME = '"…", 1 … 100';
const NAMES = `["…", …], 0 … ${MOST_PLAYERS}`;
const TABLE = '{ players, points }';
const ALLOWED: readonly (readonly [RegExp, string])[] = [
  [/^format$/, FORMATS.map((format) => `"${format}"`).join(' | ')],
  [/^(players|absent)$/, NAMES],
  [/^rounds(\.\d+)?$/, `[[${TABLE}, …], …], 0 … ${MOST_PLAYERS}`],
  [/^legs$/, '1 | 2'],
  [/^secondChance$/, 'true | false'],
  [/points\.\d+$/, '-1000 … 1000'],
  [/points$/, '[…, …], 1 … 2'],
  [/players$/, '["…", "…"], 1 … 2'],
  [/(players|absent)\.\d+$/, NAME],
  [/^rounds\./, TABLE],
  [/^/, '{ format, players, rounds?, absent?, legs?, secondChance? }'],
];

/** Which sentence says what is wrong, and where. */
export interface FieldFault {
  readonly what: 'form' | 'twice' | 'unknown' | 'twiceInRound' | 'points';
  readonly details: Readonly<Record<string, string>>;
}

export function readField(json: unknown): Result<Tournament, FieldFault> {
  const read = form.safeParse(json);
  if (!read.success) {
    const issue = read.error.issues[0]!;
    const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? [issue.keys[0]!] : [])].join('.');
    // a field that is not known stands where others are allowed
    const at = issue.code === 'unrecognized_keys' ? issue.path.join('.') : path;
    return fault('form', { path: path || 'JSON', allowed: allowedAt(at) });
  }
  const field = read.data;
  const twice = repeated(field.players);
  if (twice !== undefined) return fault('twice', { name: twice });
  const known = new Set(field.players);
  const unknown = [...field.absent, ...field.rounds.flat().flatMap(({ players }) => players)].find(
    (each) => !known.has(each),
  );
  if (unknown !== undefined) return fault('unknown', { name: unknown });
  for (const [at, round] of field.rounds.entries()) {
    const details = { round: String(at + 1) };
    const again = repeated(round.flatMap(({ players }) => players));
    if (again !== undefined) return fault('twiceInRound', { ...details, name: again });
    const uneven = round.find(({ players, points }) => players.length !== points.length);
    if (uneven) return fault('points', { ...details, name: uneven.players[0]! });
  }
  return ok(field);
}

const fault = (what: FieldFault['what'], details: FieldFault['details']) => err({ what, details });

export const allowedAt = (path: string): string => ALLOWED.find(([where]) => where.test(path))![1];

const repeated = (names: readonly string[]): string | undefined => names.find((each, at) => names.indexOf(each) !== at);
