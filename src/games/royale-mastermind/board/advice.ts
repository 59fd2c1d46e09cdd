/** A row or a code as advice: faint pegs in the row, and on what is touched its place in the order. */
import { badgeShape, ghost, ringShape } from '../../../board/advice.ts';
import type { Notation } from '../../../core/game.ts';
import type { Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import type { Attribute, Card, Value } from '../state.ts';
import { active, type Input } from './draft.ts';
import { CELL, cardAt, DECODING, decodingAt, padAt, rowY, unfolded } from './layout.ts';
import { PEGS } from './pieces.ts';
import { shownRows } from './shown.ts';

export function adviceShapes(input: Input): Shape[] {
  if (input.advised === undefined) return [];
  const { kind, list } = partsOf(input.advised);
  if (kind === 'code') {
    return (list as readonly Card[]).flatMap((card, i) => numbered(card, cardAt(card), String(i + 1)));
  }
  const values = list as readonly Value[];
  return [
    ...faintRow(input, kind, values),
    ...[...new Set(values)].flatMap((value) => {
      const places = values.flatMap((each, i) => (each === value ? [i + 1] : []));
      return numbered(value, padAt(value), places.join(' '));
    }),
  ];
}

export function advise({ words }: Input, move: Notation): string {
  const { kind, list } = partsOf(move);
  if (kind === 'code')
    return fill(words.advice.code, { cards: (list as readonly Card[]).map((card) => words.cards[card]).join(', ') });
  return fill(words.advice.row, { values: (list as readonly Value[]).map((value) => words.values[value]).join(', ') });
}

function partsOf(move: Notation): { readonly kind: 'code' | Attribute; readonly list: readonly string[] } {
  const [kind, list] = move.split(':') as ['code' | Attribute, string];
  return { kind, list: list.split(',') };
}

function numbered(name: string, at: readonly [number, number], places: string): Shape[] {
  const corner = [at[0] + CELL[0] / 2 - 20, at[1] - CELL[1] / 2 + 16] as const;
  return [
    ringShape(`advised-${name}`, at, [CELL[0] - 4, CELL[1] - 4], 14),
    badgeShape(`advised-place-${name}`, corner, places, 18),
  ];
}

/** On the board that the row is for, where it would come. */
function faintRow(input: Input, attribute: Attribute, values: readonly Value[]): Shape[] {
  const { view, draft, flipped } = input;
  const [left, top] = decodingAt(attribute, flipped);
  const row = shownRows(view, attribute).length;
  const open = active(input) === attribute ? unfolded(row) : undefined;
  const y = top + (open ? open.top + open.height / 2 : rowY(row));
  const laid = draft.attribute === attribute ? draft.pegs : [];
  return values.flatMap((value, place) => {
    const at = [left + (open?.places ?? DECODING.places)[place]!, y] as const;
    return laid[place] ? [] : [ghost(`advised-peg-${place}`, at, PEGS[value])];
  });
}
