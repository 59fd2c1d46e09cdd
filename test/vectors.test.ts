/** The reference vectors: sample games, perft counts and illegal moves of every game. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, By } from '../src/core/game.ts';
import { perft } from '../src/core/perft.ts';
import { replay, step } from '../src/core/play.ts';
import { expectOk } from '../src/core/result.ts';
import { SHELF } from '../src/games/shelf.ts';

interface Line {
  readonly id: number;
  readonly seats: number;
  readonly options: unknown;
  readonly events: readonly string[];
}
interface Vectors {
  readonly positions: readonly (Line & {
    readonly toAct: readonly By[];
    readonly legal: Readonly<Record<string, readonly string[] | number>>;
    readonly perft: readonly number[];
    readonly tag: string;
  })[];
  readonly games: readonly (Line & {
    readonly toAct?: readonly string[];
    readonly legalCounts: readonly number[];
    readonly result: unknown;
    readonly tags: readonly string[];
  })[];
  readonly probes: readonly (Line & {
    readonly by: unknown;
    readonly move: unknown;
    readonly kind: string;
    readonly code: string;
  })[];
}

for (const { rules: game } of SHELF) {
  const vectors: Vectors = JSON.parse(readFileSync(new URL(`vectors/${game.id}.json`, import.meta.url), 'utf8'));

  describe(game.id, () => {
    test.each(vectors.positions)('position $id: $tag', ({ seats, options, events, toAct, legal, perft: counts }) => {
      const state = position(game, seats, options, events);
      expect(game.toAct(state)).toEqual(toAct);
      for (const [who, expected] of Object.entries(legal)) {
        const moves = game.legal(state, byOf(who)).list.map((move) => game.write(move));
        expect(typeof expected === 'number' ? moves.length : moves).toEqual(expected);
      }
      expect(counts.map((_, i) => perft(game, state, i + 1))).toEqual(counts);
    });

    test.each(vectors.games)('game $id: $tags', ({ seats, options, events, toAct, legalCounts, result }) => {
      let state = game.start(expectOk(game.options(options, seats)), seats);
      for (const [i, line] of events.entries()) {
        const event = eventOf(line);
        if (toAct) expect(game.toAct(state).join(' ')).toBe(toAct[i]);
        const { list, pattern } = game.legal(state, event.by);
        if (legalCounts[i]! >= 0) expect(pattern ? 0 : list.length).toBe(legalCounts[i]);
        expect(game.outcome(state)).toBeUndefined();
        state = expectOk(step(game, state, event));
      }
      expect(game.outcome(state) ?? null).toEqual(result);
    });

    test.each(vectors.probes)('probe $id: $kind', ({ seats, options, events, by, move, code }) => {
      const state = position(game, seats, options, events);
      const refused = step(game, state, { by, move });
      expect(refused.ok ? 'accepted' : refused.error.code).toBe(code);
    });
  });
}

function position(game: AnyGame, seats: number, options: unknown, events: readonly string[]): unknown {
  return expectOk(replay(game, game.start(expectOk(game.options(options, seats)), seats), events.map(eventOf)));
}

function eventOf(line: string) {
  const space = line.indexOf(' ');
  return { by: byOf(line.slice(0, space)), move: line.slice(space + 1) };
}

function byOf(text: string): By {
  return text === 'chance' || text === 'clock' ? text : Number(text);
}
