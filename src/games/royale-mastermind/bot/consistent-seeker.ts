/** Seekers who think like people: they keep to rows that seem possible, and overlook what people overlook. */
import type { Random } from '../../../core/game.ts';
import { pick } from '../../../core/random.ts';
import { answering, COLORS_OF, codesOf, SHAPES_OF } from '../solver/packed/codes.ts';
import { tripleOf, valuesOfTriple } from '../solver/packed/triples.ts';
import { type Attribute, CARDS, type Card, type Proposal, type Row } from '../state.ts';
import type { Attention } from './levels.ts';

/** `open` are the attributes of which a row may be proposed: one at least. */
export function consistentRow(
  deck: readonly Card[],
  rows: readonly Row[],
  open: readonly Attribute[],
  { covers, links, overlooks }: Attention,
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
    return possible
      .filter((triple) => !proposed.has(triple) || possible.length === 1)
      .map((triple) => ({ attribute, triple, sure: possible.length === 1 }));
  });
  const { attribute, triple } = ideas.find(({ sure }) => sure) ?? pick(ideas, random);
  return { kind: attribute, values: valuesOfTriple(attribute, triple) };
}
