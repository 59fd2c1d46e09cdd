/**
 * Who loses is out. Seeds are spread so that the best meet last, and have the byes of the first round. Who has drawn plays
 * again before anybody goes on; the losers of the semi-finals play for the third place beside the final. With a second chance those who
 * lost in the first stage have a knock-out of their own beside it. Who has met otherwise than seeds would have it has: the bracket follows.
 */
import { type PlayedTable, pastOf, type Round, seated, type Tournament } from './field.ts';

/** Nobody, where there are fewer players than places, or whoever was to come here is out. */
type Slot = string | undefined;
type Pair = readonly [Slot, Slot];

export function knockOut(field: Tournament): Round {
  const past = pastOf(field);
  const isHere = (name: Slot): name is string => name !== undefined && !field.absent.includes(name);
  const chance = field.secondChance ? secondField(field) : undefined;
  const pairs = [...openPairs(field), ...(chance ? openPairs(chance) : [])];
  const tables = pairs.filter((pair): pair is readonly [string, string] => pair.every(isHere));
  return {
    tables: tables.map(([a, b]) => seated(a, b, past)),
    byes: pairs.filter((pair) => !pair.every(isHere)).flatMap((pair) => pair.filter(isHere)),
  };
}

/** Who is still to meet before anybody goes on. */
const openPairs = (field: Pick<Tournament, 'players' | 'rounds'>): readonly Pair[] => stagesOf(field).at(-1)!.open;

/** Every narrowing of the bracket so far, the one that is being played last. */
export function stagesOf({ players, rounds }: Pick<Tournament, 'players' | 'rounds'>): readonly BracketStage[] {
  const stages = [new BracketStage(inTwos(firstBracket(players)), 0)];
  for (const [at, round] of rounds.entries()) {
    const stage = stages.at(-1)!;
    stage.play(round);
    if (stage.open.length === 0 && stage.pairs.length > 1) stages.push(stage.next(at + 1));
  }
  return stages;
}

/**
 * The knock-out of those who lost in the first stage, once that is over. If all but two had a bye in it, whoever loses his first game in the second
 * stage is with the one who lost. Where those were the semi-finals already, the game for the third place is all of it.
 */
export function secondField(
  field: Pick<Tournament, 'players' | 'rounds'>,
): Pick<Tournament, 'players' | 'rounds'> | undefined {
  const [first, second, third] = stagesOf(field);
  const isAlone = first?.losers.length === 1;
  const [last, next] = isAlone ? [second, third] : [first, second];
  if (!first || !last || !next || last.pairs.length <= 2) return undefined;
  const before = field.rounds.slice(0, second!.from).flat();
  const hadBye = (name: string) => !before.some(({ players }) => players.length > 1 && players.includes(name));
  const out = isAlone ? [...first.losers, ...last.losers.filter(hadBye)] : first.losers;
  const players = field.players.filter((name) => out.includes(name));
  const rounds = field.rounds
    .slice(next.from)
    .map((round) => round.filter((table) => players.includes(table.players[0]!)));
  return players.length > 1 ? { players, rounds } : undefined;
}

/**
 * How far somebody came: the more the better, the same for those who were out in the same stage. Who wins the final or the game for
 * the third place is before whoever loses it.
 */
export function stageReached(field: Pick<Tournament, 'players' | 'rounds'>, name: string): number {
  const stages = stagesOf(field);
  const last = stages.findLastIndex(({ pairs, third }) =>
    [...pairs, ...(third ? [third] : [])].some((pair) => pair.includes(name)),
  );
  const stage = stages[last];
  if (!stage) return 0;
  const pair = stage.pairs.find((each) => each.includes(name)) ?? stage.third!;
  // below those of the final, above those of the stage before
  const base = 4 * last + (pair === stage.third ? -2 : 0);
  return base + (stage.winnerOf(pair) === name ? 1 : 0);
}

/** Everything between two narrowings of the bracket: one round, and more where somebody has drawn. */
export class BracketStage {
  readonly #winners = new Map<Pair, Slot>();
  readonly #losers = new Map<Pair, Slot>();

  readonly third: Pair | undefined;
  /** The round in which it began, counted from 0. */
  readonly from: number;

  #pairs: readonly Pair[];

  constructor(pairs: readonly Pair[], from: number, third?: Pair) {
    this.#pairs = pairs;
    this.from = from;
    this.third = third;
  }

  get pairs(): readonly Pair[] {
    return this.#pairs;
  }

  /** Those who are out by it, of those who came. */
  get losers(): readonly string[] {
    return [...this.#losers.values()].filter((name) => name !== undefined);
  }

  winnerOf(pair: Pair): Slot {
    return this.#winners.get(pair);
  }

  loserOf(pair: Pair): Slot {
    return this.#losers.get(pair);
  }

  get open(): readonly Pair[] {
    return [...this.pairs, ...(this.third ? [this.third] : [])].filter(
      (pair) => !this.#winners.has(pair) && pair.some((name) => name !== undefined),
    );
  }

  play(round: readonly PlayedTable[]): void {
    const undecided = this.pairs.filter((pair) => !this.#winners.has(pair));
    const met = asMet(undecided, round);
    this.#pairs = this.pairs.map((pair) => met[undecided.indexOf(pair)] ?? pair);
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

  next(from: number): BracketStage {
    const pairs = inTwos(this.pairs.map((pair) => this.#winners.get(pair)));
    const losers = this.pairs.map((pair) => this.#losers.get(pair));
    return new BracketStage(
      pairs,
      from,
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

/** The pairs with those together who have met, and whoever had a bye with nobody who had one as well. */
function asMet(pairs: readonly Pair[], round: readonly PlayedTable[]): readonly Pair[] {
  const slots = pairs.flat();
  const beside = (at: number) => (at % 2 === 0 ? at + 1 : at - 1);
  const trade = (at: number, place: number) => {
    [slots[at], slots[place]] = [slots[place], slots[at]];
  };
  const byes: readonly Slot[] = round.filter(({ players }) => players.length === 1).map(({ players }) => players[0]);
  for (const { players } of round) {
    const [at, place] = players.map((name) => slots.indexOf(name)) as [number, number?];
    if (at >= 0 && place !== undefined && place >= 0) trade(beside(at), place);
  }
  for (const name of byes) {
    const empty = slots.findIndex((each, at) => each === undefined && slots[beside(at)] === undefined);
    const at = slots.indexOf(name);
    if (at >= 0 && empty >= 0 && byes.includes(slots[beside(at)])) trade(beside(at), empty);
  }
  const met = inTwos(slots);
  return pairs.map((pair, at) => (pair.every((name, side) => name === met[at]![side]) ? pair : met[at]!));
}

const aloneIn = ([a, b]: Pair): Slot => (a === undefined ? b : b === undefined ? a : undefined);

const isDrawn = ({ players, points }: PlayedTable): boolean => players.length > 1 && points[0] === points[1];

const winnerOf = ({ players, points }: PlayedTable): string =>
  players.length > 1 && points[1]! > points[0]! ? players[1]! : players[0]!;
