/**
 * Which positions may be the same puzzle: with other colours or shapes, colours for shapes, places exchanged, rows in another order. What is
 * compared stays the same under all of these: positions that differ in it are different puzzles.
 */
import { out, running } from '../course.ts';
import { candidates } from '../rows.ts';
import { type Attribute, CARDS, type MastermindState, type Row, VALUES } from '../state.ts';

export function likeness(state: MastermindState): string {
  const gone = out(state);
  const { rows } = running(state)!;
  const deck = CARDS.filter((card) => !gone.includes(card));
  const sides = (['color', 'shape'] as const).map((attribute) => {
    const covered = VALUES[attribute].map((value) => gone.filter((card) => card.split('-').includes(value)).length);
    return `${covered.toSorted()} ${rows.flatMap((row) => describe(row, attribute)).toSorted()}`;
  });
  return `${gone.length} ${candidates(deck, rows).length} ${sides.toSorted().join(' / ')}`;
}

/** How many different values a row has, and its answer. */
function describe({ kind, values, black, white }: Row, attribute: Attribute): string[] {
  return kind === attribute ? [`${new Set(values).size}${black}${white}`] : [];
}
