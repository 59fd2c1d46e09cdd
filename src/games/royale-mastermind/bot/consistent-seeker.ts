/** Seekers who think like people: they keep to rows that seem possible, and overlook what people overlook. */
import type { Level } from '../../../core/bot.ts';
import type { Random } from '../../../core/game.ts';
import { sample } from '../../../core/random.ts';
import { MEASURES } from '../solver/evaluation/cost-tables.ts';
import { answering, COLORS_OF, codesOf, SHAPES_OF } from '../solver/packed/codes.ts';
import { FRESH } from '../solver/packed/rows-left.ts';
import { TRIPLES, tripleOf, valuesOfTriple } from '../solver/packed/triples.ts';
import { parts } from '../solver/policy-tree.ts';
import { type Attribute, CARDS, type Card, type Proposal, type Row } from '../state.ts';

export interface Habits {
  /** Looks at the centre board before proposing cards that are out. */
  readonly covers: boolean;
  /** Sees what the answers about one attribute say about the other. */
  readonly links: boolean;
  /** Chance in a hundred to leave an older answer of the round out of account. */
  readonly overlooks: number;
  /** How many rows come to mind before the best of them is proposed. */
  readonly compares: number;
}

export const HABITS: Readonly<Record<Exclude<Level, 5>, Habits>> = {
  1: { covers: false, links: false, overlooks: 45, compares: 1 },
  2: { covers: false, links: false, overlooks: 20, compares: 1 },
  3: { covers: true, links: false, overlooks: 10, compares: 1 },
  4: { covers: true, links: true, overlooks: 10, compares: 1 },
};

/** `open` are the attributes of which a row may be proposed: one at least. */
export function habitualRow(
  deck: readonly Card[],
  rows: readonly Row[],
  open: readonly Attribute[],
  { covers, links, overlooks, compares }: Habits,
  random: Random,
): Proposal {
  const known = rows.filter((_, i) => i === rows.length - 1 || random(100) >= overlooks);
  const cards = codesOf(covers ? deck : CARDS);
  const ideas = open.flatMap((attribute) => {
    const codes = known
      .filter(({ kind }) => links || kind === attribute)
      .reduce((left, row) => answering(left, row), cards);
    const proposed = new Set(rows.filter(({ kind }) => kind === attribute).map(tripleOf));
    const possible = [...new Set(Array.from(codes, (code) => (attribute === 'color' ? COLORS_OF : SHAPES_OF)[code]!))];
    const first = attribute === 'color' ? 0 : TRIPLES;
    return possible
      .filter((triple) => !proposed.has(triple) || possible.length === 1)
      .map((triple) => ({ attribute, triple, codes, sure: possible.length === 1, row: first + triple }));
  });
  const sure = ideas.find((idea) => idea.sure);
  const compared = sure ? [sure] : sample(ideas, Math.min(compares, ideas.length), random);
  const cost = ({ codes, row }: (typeof ideas)[number]) =>
    parts(codes, row).reduce((sum, { length }) => sum + MEASURES[FRESH]!.usual[length]!, 0) / codes.length;
  const { attribute, triple } = compared.length > 1 ? compared.toSorted((a, b) => cost(a) - cost(b))[0]! : compared[0]!;
  return { kind: attribute, values: valuesOfTriple(attribute, triple) };
}
