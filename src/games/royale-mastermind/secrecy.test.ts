import { describe, expect, test } from 'vitest';
import { freeze, viewers } from '../../../test/support/random-game.ts';
import { expectTwins, received } from '../../../test/support/secrecy.ts';
import type { By, GameEvent, Random } from '../../core/game.ts';
import { pick, seededRandom } from '../../core/random.ts';
import { deck, phase, roles, roundNumber } from './course.ts';
import { rules as game } from './index.ts';
import type { MastermindOptions } from './options.ts';
import { candidates, valuesOf } from './rows.ts';
import type { Code, MastermindMove, MastermindState, Round } from './state.ts';

interface PlayedRound {
  /** Before the code is set. */
  readonly before: MastermindState;
  readonly round: Round;
  /** The code, then the rows. */
  readonly events: readonly GameEvent[];
}

const TABLES: readonly { readonly seats: number; readonly options: MastermindOptions }[] = [
  { seats: 1, options: { code: 'drawn', long: false, rounds: 8 } },
  { seats: 2, options: { code: 'chosen', long: false, rounds: 8 } },
  { seats: 2, options: { code: 'drawn', long: false, rounds: 4 } },
  { seats: 2, options: { code: 'chosen', long: true, rounds: 4 } },
  { seats: 3, options: { code: 'chosen', long: false, rounds: 12 } },
  { seats: 3, options: { code: 'drawn', long: false, rounds: 6 } },
];
const STATES_PER_TABLE = 500;

describe('Seekers and spectators cannot tell codes apart that give the same answers', () => {
  test.each(TABLES)('$seats seats, $options', ({ seats, options }) => {
    const random = seededRandom(`secrecy ${seats} ${JSON.stringify(options)}`);
    let compared = 0;
    while (compared < STATES_PER_TABLE) {
      for (const played of randomRounds(game.start(options, seats), random)) compared += compareTwins(played, random);
    }
    expect(compared).toBeGreaterThanOrEqual(STATES_PER_TABLE);
  });
});

test('the Coder sees the difference at once, everybody when the round is over', () => {
  const start = game.start({ code: 'chosen', long: false, rounds: 8 }, 2);
  const log = (third: string, ...rows: string[]) => [
    { by: 0, move: `code:red-star,red-cross,${third}` },
    ...['color:red,red,red', 'shape:star,cross,star', ...rows].map((move) => ({ by: 1, move })),
  ];
  const [blue, green] = [log('blue-star'), log('green-star')];
  expectTwins(game, start, [blue, green], 1);
  const [one, other] = [received(game, start, blue, 0), received(game, start, green, 0)];
  expect(one.every((text, i) => text !== other[i])).toBe(true);
  for (const viewer of [1, 'spectator'] as const) {
    expect(received(game, start, log('blue-star', 'color:red,red,blue'), viewer).at(-1)).toContain('blue-star');
  }
});

/** Another code that the first rows of the round do not exclude, against the one that was played. */
function compareTwins({ before, round, events }: PlayedRound, random: Random): number {
  const { coder } = roles(before, roundNumber(before));
  const rows = round.rows.slice(0, random(round.rows.length)); // never the row that ends the round
  const others = candidates(deck(before), rows).filter((code) => code.join() !== round.code.join());
  if (others.length === 0) return 0;
  const twin: MastermindMove = { kind: 'code', cards: pick(others, random) };
  const one = events.slice(0, 1 + rows.length);
  const other = [{ by: one[0]!.by, move: game.write(twin) }, ...one.slice(1)];
  return viewers(before.seats)
    .filter((viewer) => viewer !== coder)
    .reduce<number>((compared, viewer) => compared + expectTwins(game, before, [one, other], viewer), 0);
}

/** A game whose Seekers know something: about half of the rows are ones that the answers so far do not exclude. */
function* randomRounds(start: MastermindState, random: Random): Generator<PlayedRound> {
  let state = start;
  let before = start;
  let events: GameEvent[] = [];
  while (game.toAct(state).length > 0) {
    if (phase(state) === 'code') [before, events] = [state, []];
    const by = pick(game.toAct(state), random);
    const move = phase(state) === 'seek' ? someRow(state, by, random) : game.draw(state, by, random);
    state = freeze(game.apply(state, by, move));
    events.push({ by, move: game.write(move) });
    if (move.kind !== 'remove' && phase(state) !== 'seek') yield { before, round: state.rounds.at(-1)!, events };
  }
}

function someRow(state: MastermindState, by: By, random: Random): MastermindMove {
  const row = game.draw(state, by, random);
  if (random(2) === 0 || !('values' in row)) return row;
  const code: Code = game.imagine(game.view(state, by as number), random).rounds.at(-1)!.code;
  return { kind: row.kind, values: valuesOf(code, row.kind) };
}
