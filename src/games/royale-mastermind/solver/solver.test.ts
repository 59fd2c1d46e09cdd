import { describe, expect, test } from 'vitest';
import type { Random } from '../../../core/game.ts';
import { pick, sample, seededRandom } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { answer, candidates, ROWS, track, valuesOf } from '../rows.ts';
import { ATTRIBUTES, CARDS, type Card, type Row } from '../state.ts';
import { answering, cardsOf, codesOf, partition } from './packed/codes.ts';
import {
  ALL_LEFT,
  after,
  COLOR_LEFT,
  ONE_SHAPE_ROW,
  openSides,
  type RowsLeft,
  rowsLeftAfter,
  SHAPE_LEFT,
} from './packed/rows-left.ts';
import { ANSWER, answerNumber, SOLVED, TRIPLES, tripleOf, valuesOfTriple } from './packed/triples.ts';
import { treeTotal } from './policy-tree.ts';
import { OPENING_TOTAL } from './search/opening.ts';
import { NODES_A_ROW, Seeker } from './solver.ts';
import { proposalOf } from './view.ts';

const seeker = new Seeker();
const effort = (nodes = NODES_A_ROW) => new Effort({ budget: { nodes }, random: () => 0, now: () => 0 });
const advise = (codes: Uint16Array, rowsLeft: RowsLeft, asked = COLOR_LEFT | SHAPE_LEFT) =>
  seeker.advise(codes, rowsLeft, asked, effort());
const someDeck = (size: number, random: Random): Card[] => sample(CARDS, size, random);

describe('packed rows and codes agree with the rules', () => {
  test('every answer to every row', () => {
    for (const kind of ATTRIBUTES) {
      for (const row of ROWS[kind]) {
        expect(valuesOfTriple(kind, tripleOf(row))).toEqual(row.values);
        for (const hidden of ROWS[kind]) {
          const { black, white } = answer(hidden.values, row.values);
          if (ANSWER[tripleOf(row) * TRIPLES + tripleOf(hidden)] !== answerNumber(black, white)) {
            expect.fail(`${row.values} against ${hidden.values}`);
          }
        }
      }
    }
  });

  test('after random rows the same codes are possible and the same attributes open', () => {
    const random = seededRandom('solver agrees');
    for (let round = 0; round < 25; round++) {
      const deck = someDeck(4 + random(22), random);
      const code = cardsOf(pick([...codesOf(deck)], random));
      const rows: Row[] = [];
      for (;;) {
        const codes = rows.reduce((left, row) => answering(left, row), codesOf(deck));
        const byRules = candidates(deck, rows).map((each) => each.join());
        expect(Array.from(codes, (each) => cardsOf(each).join()).sort()).toEqual(byRules.sort());
        const open = ATTRIBUTES.filter((attribute) => track(rows, attribute) === 'open');
        const rowsLeft = rowsLeftAfter(rows);
        expect(openSides(rowsLeft)).toBe(
          (open.includes('color') ? COLOR_LEFT : 0) | (open.includes('shape') ? SHAPE_LEFT : 0),
        );
        if (open.length === 0) break;
        const proposal = pick(ROWS[pick(open, random)], random);
        rows.push({ ...proposal, ...answer(valuesOf(code, proposal.kind), proposal.values) });
      }
    }
  });
});

/** The fewest rows to go, summed over the codes, over all 250 rows and nothing left out. */
function bruteForce(codes: Uint16Array, rowsLeft: RowsLeft, known = new Map<string, number>()): number {
  if (rowsLeft === 0) return 0;
  const key = `${rowsLeft} ${codes}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = Infinity;
  for (let row = 0; row < 2 * TRIPLES; row++) {
    if ((openSides(rowsLeft) & (row < TRIPLES ? COLOR_LEFT : SHAPE_LEFT)) === 0) continue;
    const children = partition(codes, row);
    if (children[SOLVED]!.length === 0 && children.some(({ length }) => length === codes.length)) {
      // tells nothing: worth it only as the last row of an attribute
      if (after(rowsLeft, row, 0) === (rowsLeft & (row < TRIPLES ? SHAPE_LEFT : COLOR_LEFT))) {
        best = Math.min(best, codes.length + bruteForce(codes, after(rowsLeft, row, 0), known));
      }
      continue;
    }
    let sum = codes.length;
    for (const [answered, part] of children.entries()) {
      if (part.length > 0 && sum < best) sum += bruteForce(part, after(rowsLeft, row, answered), known);
    }
    best = Math.min(best, sum);
  }
  known.set(key, best);
  return best;
}

/** Up to six codes that some rows have left of a deck. */
function fewCodes(random: Random): Uint16Array {
  let codes = codesOf(someDeck(5 + random(10), random));
  while (codes.length > 6)
    codes = pick(
      partition(codes, random(2 * TRIPLES)).filter(({ length }) => length > 1),
      random,
    );
  return codes;
}

describe('the Seeker', () => {
  test('plays few codes exactly as brute force does, also where the 8th row is near (K2)', () => {
    const random = seededRandom('brute force');
    for (let i = 0; i < 40; i++) {
      const codes = fewCodes(random);
      const rowsLeft = i % 2 === 0 ? ALL_LEFT : 1 + random(3) + ONE_SHAPE_ROW * (1 + random(3));
      const { total, exact } = advise(codes, rowsLeft);
      expect(exact).toBe(true);
      expect(total, `${codes} with ${rowsLeft}`).toBe(bruteForce(codes, rowsLeft));
      expect(treeTotal((each, left) => advise(each, left).row, codes, rowsLeft)).toBe(total);
    }
  });

  test('needs 3.792 rows on average for four cards', () => {
    const random = seededRandom('four cards');
    let rows = 0;
    for (let i = 0; i < 100; i++) rows += advise(codesOf(someDeck(4, random)), ALL_LEFT).total / 24;
    expect(Math.abs(rows / 100 - 3.792)).toBeLessThan(0.02);
  });

  test.each([
    [7, 4.811],
    [10, 5.408],
  ])('with %i cards needs at most %f rows on average over the whole tree', (size, most) => {
    const random = seededRandom(`decks ${size}`);
    let rows = 0;
    for (let i = 0; i < 3; i++) {
      const codes = codesOf(someDeck(size, random));
      rows += treeTotal((each, rowsLeft) => advise(each, rowsLeft).row, codes) / codes.length;
    }
    expect(rows / 3).toBeLessThanOrEqual(most);
  });

  test('plays a determined attribute at once, and only what is asked', () => {
    const deck: Card[] = ['red-star', 'red-cross', 'red-circle', 'red-square'];
    expect(proposalOf(advise(codesOf(deck), ALL_LEFT).row).values).toEqual(['red', 'red', 'red']);
    expect(advise(codesOf(deck), ALL_LEFT, SHAPE_LEFT).row).toBeGreaterThanOrEqual(TRIPLES);
  });

  test('opens a whole deck with three different values, of the attribute asked', () => {
    for (const [asked, kind] of [
      [COLOR_LEFT, 'color'],
      [SHAPE_LEFT, 'shape'],
    ] as const) {
      const { row, total } = advise(codesOf(CARDS), ALL_LEFT, asked);
      expect(proposalOf(row).kind).toBe(kind);
      expect(new Set(proposalOf(row).values).size).toBe(3);
      expect(total).toBe(OPENING_TOTAL);
    }
  });

  test('answers with any budget, and better rows are told as they are found', () => {
    const codes = codesOf(someDeck(10, seededRandom('budget')));
    const told: number[] = [];
    const { total } = seeker.advise(codes, ALL_LEFT, COLOR_LEFT, effort(), (found) => told.push(found.total));
    expect(told.toSorted((a, b) => b - a)).toEqual(told);
    expect(told.at(-1)).toBe(total);
    for (const nodes of [1, 300, 3000]) {
      const spent = effort(nodes);
      expect(seeker.advise(codes, ALL_LEFT, COLOR_LEFT, spent).row).toBeLessThan(TRIPLES);
      expect(spent.nodes).toBeLessThan(nodes + 500);
    }
  });
});
