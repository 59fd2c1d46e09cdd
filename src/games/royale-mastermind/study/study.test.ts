import { expect, test } from 'vitest';
import { randomPlay } from '../../../../test/support/random-game.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { recorded, reviewAll } from '../../../core/review.ts';
import { deck, running } from '../course.ts';
import { rules } from '../index.ts';
import { candidates as codesLeft } from '../rows.ts';
import { reviewer } from '../solver/review.ts';
import { accountOf } from './account.ts';
import { candidates } from './candidates.ts';
import { cluesInsight } from './clues.ts';
import { sharesOf } from './lens.ts';
import { studiedRound } from './round.ts';

const some = { budget: { nodes: 30_000 }, random: () => 0, now: () => 0 };

/** Games as far as so many rows of a round. */
function* positions(count: number) {
  for (let number = 0; number < count; number++) {
    const seats = 1 + (number % 3);
    const start = rules.start(expectOk(rules.options({}, seats)), seats);
    const steps = [...randomPlay(rules, start, seededRandom('lens', number), 6 + 7 * number)];
    const events = steps.map(({ by, move }) => ({ by, move: rules.write(move) }));
    const studied = { ...recorded(rules, seats, start, events), knowledge: 'everything' as const };
    const round = studiedRound(studied);
    if (round && round.rows.length > 0) yield { studied, round };
  }
}

test('the lens: shares are those of the codes that the rules leave, and add up to 1 at every place', () => {
  let seen = 0;
  for (const { studied, round } of positions(9)) {
    const { codes } = round.beliefs.at(-1)!;
    for (const place of [0, 1, 2]) {
      const shares = sharesOf(codes, place);
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      const now = running(studied.end);
      if (!now) continue;
      seen++;
      const left = codesLeft(deck(studied.end), now.rows);
      expect(codes).toHaveLength(left.length);
      for (const [card, share] of shares) {
        expect(share).toBeCloseTo(left.filter((code) => code[place] === card).length / left.length, 9);
      }
    }
    expect([...sharesOf(codes, undefined).values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(3, 9);
  }
  expect(seen).toBeGreaterThan(5);
});

test('skill and luck add up to the rows used', async () => {
  for (const { studied, round } of positions(6)) {
    const accounts = await accountOf(studied, round, some);
    const sum = accounts.reduce((total, { lost, luck }) => total + lost - luck, accounts[0]!.before);
    expect(Math.abs(sum - round.rows.length - accounts.at(-1)!.after)).toBeLessThan(1e-9);
    for (const { before, chosen, after, lost, luck } of accounts) {
      expect(Math.abs(before + lost - chosen)).toBeLessThan(1e-9);
      expect(Math.abs(chosen - 1 - after - luck)).toBeLessThan(1e-9);
    }
  }
});

test('a clue is forgotten exactly where a row contradicts an earlier answer of its kind', () => {
  for (const { studied, round } of positions(6)) {
    const said = cluesInsight(round).flatMap(({ parts }) => parts.flatMap((p) => (p.kind === 'says' ? p.reasons : [])));
    const wrong = new Set(said.filter(({ key }) => key === 'forgot').map(({ blanks }) => blanks.number));
    // judged by the whole deck of 25 cards, so that the cards out rule nothing out
    const all = rules.start(studied.end.options, studied.end.seats);
    for (const [i, { kind, values }] of round.rows.entries()) {
      const before = round.rows.slice(0, i).filter((row) => row.kind === kind);
      const could = codesLeft(deck(all), before).some((code) =>
        code.every((card, place) => card.split('-')[kind === 'color' ? 0 : 1] === values[place]),
      );
      expect(wrong.has(i + 1)).toBe(!could);
    }
  }
});

test('where few codes are left the best candidate is worth what the reviewer says', async () => {
  const start = rules.start(expectOk(rules.options({}, 1)), 1);
  const code = 'code:red-star,blue-circle,red-square';
  const rows = ['color:red,blue,green', 'shape:star,circle,cross', 'shape:star,circle,triangle', 'color:red,blue,red'];
  const game = recorded(rules, 1, start, [{ by: 'chance', move: code }, ...rows.map((move) => ({ by: 0, move }))]);
  const told = await reviewAll(reviewer, { ...game, moments: game.moments.slice(-1) }, { ...some, budget: {} });
  const last = 'moves' in told ? told.moves.at(-1)! : undefined;
  const [first] = candidates(game.moments.at(-1)!.before, 3, { ...some, budget: { nodes: 3_000_000 } });
  expect(first!.exact && last!.exact).toBe(true);
  expect(first!.value).toBeCloseTo(last!.value, 9);
  expect(last!.best).toContain(first!.move);
});
