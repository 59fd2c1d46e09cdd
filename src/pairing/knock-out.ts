/**
 * Who loses is out. Seeds are spread so that the best meet last, and have the byes of the first round. Who has drawn plays
 * again before anybody goes on; the losers of the semi-finals play for the third place beside the final.
 */
import { type PlayedTable, pastOf, type Round, seated, type Tournament } from './field.ts';

/** Nobody, where there are fewer players than places, or whoever was to come here is out. */
type Slot = string | undefined;
type Pair = readonly [Slot, Slot];

export function knockOut(field: Tournament): Round {
  const past = pastOf(field);
  const isHere = (name: Slot): name is string => name !== undefined && !field.absent.includes(name);
  const pairs = openPairs(field);
  const tables = pairs.filter((pair): pair is readonly [string, string] => pair.every(isHere));
  return {
    tables: tables.map(([a, b]) => seated(a, b, past)),
    byes: pairs.filter((pair) => !pair.every(isHere)).flatMap((pair) => pair.filter(isHere)),
  };
}

/** Who is still to meet before anybody goes on. */
function openPairs({ players, rounds }: Tournament): readonly Pair[] {
  let stage = new Stage(inTwos(firstBracket(players)));
  for (const round of rounds) {
    stage.play(round);
    if (stage.open.length === 0 && stage.pairs.length > 1) stage = stage.next();
  }
  return stage.open;
}

/** Everything between two narrowings of the bracket: one round, and more where somebody has drawn. */
class Stage {
  readonly #winners = new Map<Pair, Slot>();
  readonly #losers = new Map<Pair, Slot>();

  readonly pairs: readonly Pair[];
  readonly third: Pair | undefined;

  constructor(pairs: readonly Pair[], third?: Pair) {
    this.pairs = pairs;
    this.third = third;
  }

  get open(): readonly Pair[] {
    return [...this.pairs, ...(this.third ? [this.third] : [])].filter(
      (pair) => !this.#winners.has(pair) && pair.some((name) => name !== undefined),
    );
  }

  play(round: readonly PlayedTable[]): void {
    for (const pair of this.open) {
      const table = round.find(({ players }) => players.some((name) => pair.includes(name)));
      if (table && isDrawn(table)) continue;
      // whoever did not come is out, unless nobody was to come against him
      const winner = table ? winnerOf(table) : aloneIn(pair);
      this.#winners.set(pair, winner);
      if (table && table.players.length > 1)
        this.#losers.set(
          pair,
          pair.find((name) => name !== winner),
        );
    }
  }

  next(): Stage {
    const pairs = inTwos(this.pairs.map((pair) => this.#winners.get(pair)));
    const losers = this.pairs.map((pair) => this.#losers.get(pair));
    return new Stage(
      pairs,
      pairs.length === 1 && losers.every((name) => name !== undefined) ? [losers[0], losers[1]] : undefined,
    );
  }
}

/** Seeds in the order of the tables: the first two can meet in the final only. */
export function firstBracket(players: readonly string[]): readonly Slot[] {
  let order = [0, 1];
  while (order.length < players.length) {
    const last = 2 * order.length - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order.map((seed) => players[seed]);
}

const inTwos = (bracket: readonly Slot[]): readonly Pair[] =>
  bracket.flatMap((name, at) => (at % 2 === 0 ? [[name, bracket[at + 1]] as const] : []));

const aloneIn = ([a, b]: Pair): Slot => (a === undefined ? b : b === undefined ? a : undefined);

const isDrawn = ({ players, points }: PlayedTable): boolean => players.length > 1 && points[0] === points[1];

const winnerOf = ({ players, points }: PlayedTable): string =>
  players.length > 1 && points[1]! > points[0]! ? players[1]! : players[0]!;
