/** The review of a game against the rules alone: every row against every code. */
import { describe, expect, test } from 'vitest';
import { eventOf, randomPlay } from '../../../../test/support/random-game.ts';
import type { Budget } from '../../../core/bot.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { recorded, type Verdict } from '../../../core/review.ts';
import { deck, running } from '../course.ts';
import { rules as mastermind } from '../index.ts';
import { answer, candidates, ROWS, valuesOf } from '../rows.ts';
import { ATTRIBUTES, type Attribute, type Code, type MastermindState, type Proposal } from '../state.ts';
import { reviewer } from './review.ts';

type Game = ReturnType<typeof someGame>;

function someGame(seats: number, options: object, seed: string) {
  const start = mastermind.start(expectOk(mastermind.options(options, seats)), seats);
  const steps = [...randomPlay(mastermind, start, seededRandom(seed))];
  return recorded(
    mastermind,
    seats,
    start,
    steps.map((step) => eventOf(mastermind, step)),
  );
}

async function verdicts(game: Game, budget: Budget): Promise<Verdict[]> {
  const told: Verdict[] = [];
  for await (const each of reviewer.review(game, { budget, random: () => 0, now: () => 0 })) told.unshift(each);
  return told;
}

/** Rows to go, summed over the codes, by trying everything; `left` are the rows of each attribute. */
type Left = Readonly<Record<Attribute, number>>;
const known = new Map<string, number>();
function fewest(codes: readonly Code[], left: Left): number {
  if (ATTRIBUTES.every((kind) => left[kind] === 0)) return 0;
  const key = `${left.color} ${left.shape} ${codes.join('/')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const open = ATTRIBUTES.filter((kind) => left[kind] > 0).flatMap((kind) => ROWS[kind]);
  const totals = open.map((row) => (tells(codes, row) || left[row.kind] === 1 ? totalOf(codes, left, row) : Infinity));
  known.set(key, Math.min(...totals));
  return known.get(key)!;
}

function totalOf(codes: readonly Code[], left: Left, row: Proposal): number {
  let total = codes.length;
  for (const [given, part] of parts(codes, row)) {
    total += fewest(part, { ...left, [row.kind]: given === '3/0' ? 0 : left[row.kind] - 1 });
  }
  return total;
}

function parts(codes: readonly Code[], row: Proposal): Map<string, Code[]> {
  const found = new Map<string, Code[]>();
  for (const code of codes) {
    const { black, white } = answer(valuesOf(code, row.kind), row.values);
    found.set(`${black}/${white}`, [...(found.get(`${black}/${white}`) ?? []), code]);
  }
  return found;
}
const tells = (codes: readonly Code[], row: Proposal) => {
  const found = parts(codes, row);
  return found.size > 1 || found.has('3/0');
};

function leftIn(state: MastermindState): Left {
  const { rows } = running(state)!;
  const left = (kind: Attribute) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.at(-1)?.black === 3 ? 0 : 8 - own.length;
  };
  return { color: left('color'), shape: left('shape') };
}

describe('the review of a game', () => {
  test('few codes left: expectation, loss and all best rows are those of brute force', async () => {
    let [compared, faults] = [0, 0];
    for (let i = 0; compared < 25; i++) {
      const game = someGame(1, { rounds: 8 }, `few ${i}`);
      for (const { index, value, after, loss, exact, best, move } of await verdicts(game, { nodes: 20_000 })) {
        const { before } = game.moments[index]!;
        const codes = candidates(deck(before), running(before)!.rows);
        if (codes.length > 5 || codes.length < 2) continue;
        const left = leftIn(before);
        const rows = mastermind.legal(before, 0).list as Proposal[];
        const totals = rows.map((row) => totalOf(codes, left, row) / codes.length);
        const made = totals[rows.findIndex((row) => mastermind.write(row) === move)]!;
        const fewestRows = fewest(codes, left) / codes.length;
        expect(exact).toBe(true);
        expect([value, after, loss]).toEqual([fewestRows, made, made - fewestRows]);
        expect(best).toEqual(rows.filter((_, j) => Math.abs(totals[j]! - fewestRows) < 1e-9).map(mastermind.write));
        compared++;
        if (loss > 0) faults++;
      }
    }
    expect(faults).toBeGreaterThan(5);
  });

  test.each([
    [1, { rounds: 3 }],
    [2, { code: 'drawn', rounds: 2 }],
    [3, { code: 'drawn', rounds: 3 }],
  ])(
    '%i seats: the first expectation with all that was given away and without all luck is the rows used',
    async (seats, options) => {
      const game = someGame(seats, options, `sum ${seats}`);
      for (const budget of [{ nodes: 3000 }, { nodes: 30 }]) {
        const told = await verdicts(game, budget);
        for (const [round, { rows }] of game.end.rounds.entries()) {
          const own = told.filter(({ index }) => game.moments[index]!.after.rounds.length === round + 1);
          expect(own.length).toBe(rows.length);
          const sum = own.reduce((rest, { loss, luck }) => rest + loss - luck!, own[0]!.value);
          expect(Math.abs(sum - rows.length)).toBeLessThan(1e-9);
          for (const { loss } of own) expect(loss).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );

  test('the first row against a whole deck is judged by the opening table', async () => {
    const move = (text: string) => ({ by: 0 as const, move: text });
    const start = mastermind.start(expectOk(mastermind.options({ rounds: 1 }, 1)), 1);
    const code = { by: 'chance' as const, move: 'code:red-star,blue-circle,red-square' };
    const first = async (row: string) =>
      (await verdicts(recorded(mastermind, 1, start, [code, move(row)]), { nodes: 500 }))[0]!;
    const [different, pair, same] = [
      await first('shape:star,circle,cross'),
      await first('color:red,red,blue'),
      await first('color:red,red,red'),
    ];
    expect([different.loss, different.best.length]).toEqual([0, 120]);
    expect(pair.loss).toBeCloseTo(0.0246, 4);
    expect(same.loss).toBeCloseTo(0.5172, 4);
  });
});
