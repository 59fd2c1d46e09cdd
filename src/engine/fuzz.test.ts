/** Bad input: random and mutated requests, thousands of them. The engine answers each, and errors change nothing. */
import { describe, expect, test } from 'vitest';
import { type Answer, openEngine } from '../../test/support/engine.ts';
import type { Random } from '../core/game.ts';
import { pick, seededRandom } from '../core/random.ts';
import { GAME_IDS, SHELF } from '../games/shelf.ts';
import { REQUESTS } from './requests.ts';

const REQUESTS_PER_GAME = 4_500;
const CODES = 'bad-json bad-request unknown-game unknown-state illegal-move not-your-turn game-over no-answer'.split(
  ' ',
);

/** What a player may think where the question is not what is tested. */
const LITTLE = { nodes: 20, ms: 5 };

/** Values of every kind but the right one; no small whole number, which as a depth could take for ever. */
const WRONG: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  '0',
  -1,
  1.5,
  1e300,
  -1e300,
  2 ** 53,
  [],
  {},
  [[]],
  { by: 0 },
  'ch\u0000ance',
  '\u202e',
  '💥',
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  { __proto__: null, toString: 1 },
];

describe.each(SHELF.map(({ rules }) => rules))('$id', (game) => {
  test(`${REQUESTS_PER_GAME} random and mutated requests`, async () => {
    const random = seededRandom(`fuzz ${game.id}`);
    const engine = openEngine();
    let accepted = 0;
    let refused = 0;
    let table = await fresh();
    for (let count = 0; count < REQUESTS_PER_GAME; count++) {
      if (random(60) === 0 || table.toAct.length === 0) table = await fresh();
      const before = await engine.ask({ do: 'events', state: table.state });
      const answer = await engine.line(spoil(JSON.stringify(await request(table)), random));
      expect(Object.keys(answer)).toContain('id');
      if (answer.error) {
        refused++;
        expect(CODES).toContain(answer.error.code);
        expect(answer.error.message).toMatch(/^.{5,400}$/u);
        expect((await engine.ask({ do: 'events', state: table.state })).events).toEqual(before.events);
      } else {
        accepted++;
        if (answer.seq > before.events.length && answer.state === table.state) table = answer;
      }
    }
    expect(accepted).toBeGreaterThan(REQUESTS_PER_GAME / 20);
    expect(refused).toBeGreaterThan(REQUESTS_PER_GAME / 5);

    async function fresh(): Promise<Answer> {
      return engine.ask({ do: 'new', game: game.id, seats: pick(game.seats, random), seed: random(1000) });
    }

    /** A request that would be right, or nearly. */
    async function request({ state, toAct }: Answer): Promise<Record<string, unknown>> {
      const id = random(1000);
      const by = pick([...toAct, 0, 1, 'chance', 'clock'], random);
      const verb = pick([...Object.keys(REQUESTS), 'apply', 'apply', 'apply'], random);
      if (verb === 'games') return { id, do: verb };
      if (verb === 'new')
        return { id, do: verb, game: pick(GAME_IDS, random), seats: pick(game.seats, random), options: {} };
      if (verb === 'drop') return { id, do: verb, state: pick(['s0', 'nowhere'], random) };
      if (verb === 'perft') return { id, do: verb, state, depth: 1 };
      if (verb === 'view' || verb === 'show') return { id, do: verb, state, seat: random(3) };
      if (verb === 'best') return { id, do: verb, state, seat: random(3), level: 1 + random(5), ...LITTLE };
      if (verb === 'analyse' || verb === 'review') return { id, do: verb, state, ...LITTLE };
      if (verb === 'legal') return { id, do: verb, state, by };
      if (verb !== 'apply') return { id, do: verb, state };
      const { moves = [] } = await engine.ask({ do: 'legal', state, by });
      return { id, do: verb, state, by, move: moves.length > 0 ? pick(moves, random) : 'give-up' };
    }
  });
});

/** The line as it is, or with one thing wrong: a value, a field, a letter, its end. */
function spoil(line: string, random: Random): string {
  const request: Record<string, unknown> = JSON.parse(line);
  const field = pick(
    Object.keys(request).filter((name) => !(name in LITTLE)),
    random,
  );
  switch (random(8)) {
    case 0:
      return JSON.stringify({ ...request, [field]: pick(WRONG, random) });
    case 1:
      return JSON.stringify({
        ...request,
        [pick(['x', 'State', '__proto__', 'ms', 'events'], random)]: pick(WRONG, random),
      });
    case 2:
      delete request[field];
      return JSON.stringify(request);
    case 3: {
      // a digit more would be a depth, or a budget, without end
      if (request.do === 'perft' || 'ms' in request) return line;
      const at = random(line.length);
      return line.slice(0, at) + String.fromCharCode(32 + random(95)) + line.slice(at + random(3));
    }
    case 4:
      return line.slice(0, random(line.length));
    case 5:
      return typeof request.move === 'string' ? JSON.stringify({ ...request, move: bend(request.move, random) }) : line;
    default:
      return line;
  }
}

function bend(move: string, random: Random): string {
  const at = random(move.length + 1);
  return (
    move.slice(0, at) +
    pick(['', ' ', 'a', 'A', '1', '0', '-', ':', ',', '!', '\n', 'é', '١'], random) +
    move.slice(at + random(2))
  );
}
