/** A real table as far as it has been told: the cards that are out, and the rows with the answers that a person gave. */
import { answer, candidates, track, valuesOf } from '../rows.ts';
import { CARD_MARKED, cardMark, ROW_MARKED, rowMark } from '../setup.ts';
import {
  type Answer,
  ATTRIBUTES,
  CARDS,
  CARDS_PER_CODE,
  type Card,
  type Code,
  ROWS_PER_ATTRIBUTE,
  type Row,
} from '../state.ts';

export interface Sketch {
  /** In alphabetical order. */
  readonly out: readonly Card[];
  /** In the order in which they were proposed. */
  readonly rows: readonly Row[];
}

const NONE = '-';
/** Two blacks leave no value that could be white. */
export const ANSWERS: readonly Answer[] = [0, 1, 2, 3].flatMap((black) =>
  [0, 1, 2, 3]
    .filter((white) => black + white <= 3 && !(black === 2 && white === 1))
    .map((white) => ({ black, white })),
);

/** 'r*,bc rrb:20,*cc:01'. */
export function writeSketch({ out, rows }: Sketch): string {
  const told = rows.map((row) => `${rowMark(row)}:${row.black}${row.white}`);
  return `${out.map(cardMark).join() || NONE} ${told.join() || NONE}`;
}

/** What cannot be understood is not there. */
export function readSketch(text: string): Sketch {
  const [cards = '', told = ''] = text.split(' ');
  const out = cards.split(',').flatMap((mark) => CARD_MARKED.get(mark) ?? []);
  const rows = told.split(',').flatMap((each): Row[] => {
    const [mark = '', given = ''] = each.split(':');
    const proposal = ROW_MARKED.get(mark);
    const reply = ANSWERS.find(({ black, white }) => `${black}${white}` === given);
    return proposal && reply ? [{ ...proposal, ...reply }] : [];
  });
  return { out: CARDS.filter((card) => out.includes(card)), rows: rows.slice(0, MOST_ROWS) };
}
const MOST_ROWS = ROWS_PER_ATTRIBUTE * ATTRIBUTES.length;

export const deckOf = ({ out }: Sketch): Card[] => CARDS.filter((card) => !out.includes(card));
export const codesLeft = (sketch: Sketch): Code[] => candidates(deckOf(sketch), sketch.rows);

/** The first row whose answer no code can give that gave all those before it; undefined if there is none. */
export function firstContradiction(sketch: Sketch): number | undefined {
  const deck = deckOf(sketch);
  for (let count = 1; count <= sketch.rows.length; count++)
    if (candidates(deck, sketch.rows.slice(0, count)).length === 0) return count - 1;
  return undefined;
}

/** A row of a board that was already solved, or full; undefined if there is none. */
export function firstTooMany({ rows }: Sketch): number | undefined {
  const index = rows.findIndex(({ kind }, i) => track(rows.slice(0, i), kind) !== 'open');
  return index < 0 ? undefined : index;
}

/** Which row of its own board it is, counted from 1. */
export const numberOf = ({ rows }: Sketch, index: number): number =>
  rows.slice(0, index + 1).filter(({ kind }) => kind === rows[index]!.kind).length;

/** As the rules write it: the cards that are out were codes of earlier rounds, each found at once. */
export function setUpOf({ out, rows }: Sketch, code: Code): string {
  const earlier = Array.from({ length: out.length / CARDS_PER_CODE }, (_, i) =>
    out.slice(i * CARDS_PER_CODE, (i + 1) * CARDS_PER_CODE),
  );
  const found = earlier.map((cards) => {
    const exact = ATTRIBUTES.map((attribute) => rowMark({ values: valuesOf(cards as unknown as Code, attribute) }));
    return `${cards.map(cardMark).join('')}:${exact.join()}`;
  });
  return `${[...found, `${code.map(cardMark).join('')}:${rows.map(rowMark).join()}`].join('/')} ${NONE}`;
}

/** The round in play of a position, with its answers. */
export function sketchOf(setUp: string): Sketch | undefined {
  const [played = ''] = setUp.split(' ');
  const rounds = played === NONE ? [] : played.split('/').map((round) => round.split(':'));
  const cards = (marks = '') => (marks.match(/../g) ?? []).flatMap((mark) => CARD_MARKED.get(mark) ?? []);
  const [last = []] = rounds.slice(-1);
  const code = cards(last[0]);
  if (code.length !== CARDS_PER_CODE) return undefined;
  const proposals = (last[1] ?? '').split(',').flatMap((mark) => ROW_MARKED.get(mark) ?? []);
  const rows = proposals.map((row) => ({ ...row, ...answer(valuesOf(code as unknown as Code, row.kind), row.values) }));
  const out = rounds.slice(0, -1).flatMap(([marks]) => cards(marks));
  return { out: CARDS.filter((card) => out.includes(card)), rows };
}

export const isRow = (mark: string): boolean => ROW_MARKED.has(mark);
