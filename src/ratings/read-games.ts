/** Games from outside, to be rated: a list of them, or a tournament round by round. */
import { z } from 'zod';
import { err, ok, type Result } from '../core/result.ts';
import { type RatedGame, ranksOf } from './rating.ts';
import type { FixedRatings } from './ratings.ts';

export const MOST_GAMES_READ = 100_000;
const MOST_SIDES = 16;

const name = z.string().min(1).max(100);
const side = z.union([name, z.array(name).min(1).max(MOST_SIDES)]);
const table = z.strictObject({
  game: name.optional(),
  /** A name, or the names of partners, for each side. */
  players: z.array(side).min(1).max(MOST_SIDES),
  points: z.array(z.number().min(-1e6).max(1e6)).min(1).max(MOST_SIDES),
});
const fixed = z.record(name, z.strictObject({ mu: z.number(), sigma: z.number().positive() })).default({});
const form = z.union([
  z.strictObject({ game: name.optional(), games: z.array(table).max(MOST_GAMES_READ), fixed }),
  z.object({ game: name.optional(), rounds: z.array(z.array(table)).max(MOST_GAMES_READ), fixed }),
]);

export interface GamesRead {
  readonly games: readonly RatedGame[];
  readonly fixed: FixedRatings;
}

/** Which sentence says what is wrong, and where. */
export interface GamesFault {
  readonly what: 'form' | 'points' | 'twice';
  readonly details: Readonly<Record<string, string>>;
}

export function readGames(json: unknown): Result<GamesRead, GamesFault> {
  const read = form.safeParse(json);
  if (!read.success) return err({ what: 'form', details: { path: pathOf(read.error) } });
  const tables = 'games' in read.data ? read.data.games : read.data.rounds.flat();
  const games: RatedGame[] = [];
  for (const [at, { players, points, game }] of tables.entries()) {
    const details = { number: String(at + 1) };
    if (players.length !== points.length) return err({ what: 'points', details });
    const sides = players.map((each) => (typeof each === 'string' ? [each] : each));
    const all = sides.flat();
    if (new Set(all).size < all.length) return err({ what: 'twice', details });
    // a bye is no game
    if (sides.length > 1) games.push({ game: game ?? read.data.game ?? '', sides, ranks: ranksOf(points) });
  }
  return ok({ games, fixed: read.data.fixed });
}

/** Of the deepest fault: a union says of itself only that nothing fits. */
function pathOf(error: z.ZodError): string {
  const deepest = (issues: readonly z.core.$ZodIssue[], before: readonly PropertyKey[]): readonly PropertyKey[] =>
    issues
      .map((issue) => {
        const path = [...before, ...issue.path];
        return issue.code === 'invalid_union'
          ? issue.errors.map((each) => deepest(each, path)).reduce(longer, path)
          : path;
      })
      .reduce(longer, before);
  return deepest(error.issues, []).map(String).join('.') || 'JSON';
}

const longer = (a: readonly PropertyKey[], b: readonly PropertyKey[]) => (b.length > a.length ? b : a);
