/** What a view tells about a round, in the shapes that solvers take. */
import type { Viewer } from '../../../core/game.ts';
import { expectOk } from '../../../core/result.ts';
import { read } from '../notation.ts';
import {
  ATTRIBUTES,
  type Attribute,
  CARDS,
  CARDS_PER_CODE,
  type Card,
  type MastermindView,
  type Proposal,
  type Row,
} from '../state.ts';
import { COLOR_LEFT, SHAPE_LEFT } from './packed/rows-left.ts';
import { type RowNumber, TRIPLES, valuesOfTriple } from './packed/triples.ts';

export const rowsOf = (view: MastermindView, round: number): Row[] =>
  view.rows
    .filter((each) => each.round === round)
    .map(({ row, black, white }) => ({ ...(expectOk(read(row)) as Proposal), black, white }));

export const deckNow = (view: MastermindView): Card[] => CARDS.filter((card) => !view.out.includes(card));

/** The deck of a round that has begun; undefined if the view does not tell. */
export function deckOf(view: MastermindView, round: number): Card[] | undefined {
  if (view.seats === 3) {
    // which of the cards were out before the last removal is not in the view; every third round has one
    const removals = view.out.length / CARDS_PER_CODE;
    return Math.floor((round - 1) / 3) === removals ? deckNow(view) : undefined;
  }
  const first = view.options.long && round > view.options.rounds ? view.options.rounds : 0;
  const out = new Set(view.codes.slice(first, round - 1).flat());
  return CARDS.filter((card) => !out.has(card));
}

/** The attributes of which this viewer may propose a row now. */
export const openTo = (view: MastermindView, viewer: Viewer): Attribute[] =>
  ATTRIBUTES.filter((attribute) => view.seekers[attribute] === viewer && view.tracks[attribute].status === 'open');

export const sideOf = (attribute: Attribute): number => (attribute === 'color' ? COLOR_LEFT : SHAPE_LEFT);

export function proposalOf(row: RowNumber): Proposal {
  const kind = row < TRIPLES ? 'color' : 'shape';
  return { kind, values: valuesOfTriple(kind, row % TRIPLES) };
}
