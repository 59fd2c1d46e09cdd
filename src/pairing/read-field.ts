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
});

/** Which sentence says what is wrong, and where. */
export interface FieldFault {
  readonly what: 'form' | 'twice' | 'unknown' | 'twiceInRound' | 'points';
  readonly details: Readonly<Record<string, string>>;
}

export function readField(json: unknown): Result<Tournament, FieldFault> {
  const read = form.safeParse(json);
  if (!read.success) {
    return fault('form', { path: read.error.issues[0]!.path.join('.') || 'JSON' });
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

const repeated = (names: readonly string[]): string | undefined => names.find((each, at) => names.indexOf(each) !== at);
