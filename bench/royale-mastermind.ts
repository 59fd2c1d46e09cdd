/**
 * Royale Mastermind: mean rows of the Seeker of level 5, by walking the whole tree of codes of each deck, and his time a
 * row. Totals and nodes are exact and checked; decks of fewer than 25 cards are drawn from a seed.
 */
import { sample, seededRandom } from '../src/core/random.ts';
import { codesOf } from '../src/games/royale-mastermind/solver/packed/codes.ts';
import { treeTotal } from '../src/games/royale-mastermind/solver/policy-tree.ts';
import { OPENING_TOTAL } from '../src/games/royale-mastermind/solver/search/opening.ts';
import { NODES_A_ROW, Seeker } from '../src/games/royale-mastermind/solver/solver.ts';
import { CARDS } from '../src/games/royale-mastermind/state.ts';
import { Effort } from '../src/search/effort.ts';

interface Walk {
  readonly cards: number;
  readonly decks: number;
  /** Rows summed over all codes of all decks, and the nodes spent on them. */
  readonly total: number;
  readonly nodes: number;
  /** What the mean is to be compared with. */
  readonly aim: string;
}

const WALKS: readonly Walk[] = [
  { cards: 4, decks: 100, total: 9_129, nodes: 152_946, aim: 'exact 3.792' },
  { cards: 7, decks: 10, total: 10_013, nodes: 408_430, aim: 'exact 4.781' },
  { cards: 10, decks: 5, total: 19_366, nodes: 591_027, aim: 'exact 5.378' },
  { cards: 13, decks: 4, total: 40_026, nodes: 1_187_368, aim: '5.86' },
  { cards: 16, decks: 3, total: 62_691, nodes: 1_615_730, aim: '6.23' },
  { cards: 19, decks: 2, total: 75_941, nodes: 1_943_216, aim: '6.55' },
  { cards: 22, decks: 2, total: 125_746, nodes: 3_284_041, aim: '6.84' },
  { cards: 25, decks: 1, total: OPENING_TOTAL, nodes: 3_012_363, aim: '7.11, exact 7.1001' },
];

export function benchRoyaleMastermind(): void {
  console.log('royale-mastermind     cards   decks   mean rows        nodes   mean ms a row   slowest row   aim');
  const wrong = WALKS.filter((each) => !walkDecks(each));
  if (wrong.length > 0) throw new Error(`not as recorded with ${wrong.map(({ cards }) => cards).join(', ')} cards`);
}

/** Whether the recorded counts are met. */
function walkDecks({ cards, decks, total, nodes, aim }: Walk): boolean {
  const random = seededRandom(`bench ${cards}`);
  const seeker = new Seeker();
  const count = { total: 0, nodes: 0, codes: 0, rows: 0, ms: 0, slowest: 0 };
  for (let deck = 0; deck < decks; deck++) {
    const codes = codesOf(sample(CARDS, cards, random));
    count.codes += codes.length;
    count.total += treeTotal((left, rowsLeft) => {
      const effort = new Effort({ budget: { nodes: NODES_A_ROW }, random: () => 0, now: () => 0 });
      const before = performance.now();
      const { row } = seeker.advise(left, rowsLeft, rowsLeft, effort);
      const ms = performance.now() - before;
      count.nodes += effort.nodes;
      count.rows++;
      count.ms += ms;
      count.slowest = Math.max(count.slowest, ms);
      return row;
    }, codes);
  }
  const cells = [
    String(cards).padStart(27),
    String(decks).padStart(7),
    (count.total / count.codes).toFixed(4).padStart(11),
    String(count.nodes).padStart(12),
    (count.ms / count.rows).toFixed(3).padStart(15),
    count.slowest.toFixed(1).padStart(13),
    ` ${aim}`,
  ];
  console.log(cells.join(' '));
  if (count.total === total && count.nodes === nodes) return true;
  console.log(`  recorded: total ${total}, nodes ${nodes}; found: total ${count.total}, nodes ${count.nodes}`);
  return false;
}
