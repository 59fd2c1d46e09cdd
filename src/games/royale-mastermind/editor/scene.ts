/** What one sees while a real table is told: two boards of rows, the deck with its covers, and the row that is being told. */
import type { EditorInput } from '../../../board/position-editor.ts';
import { box, circle, group, type Scene, type Shape, words as text } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { CELL, CENTRE, cardAt, DECODING, decodingAt, PAD, padAt, rowY, SCREEN, SIZE, SLIP } from '../board/layout.ts';
import { answerPeg, CENTRE_CARD, CENTRE_FACES, coverParts, IVORY, PADS, PEGS } from '../board/pieces.ts';
import { FELT, FONT, LAMP, QUIET } from '../board/style.ts';
import type { MastermindOptions } from '../options.ts';
import { LETTERS } from '../setup.ts';
import {
  type Answer,
  ATTRIBUTES,
  type Attribute,
  CARDS,
  type Card,
  ROWS_PER_ATTRIBUTE,
  type Row,
  VALUES,
  type Value,
} from '../state.ts';
import type { en as texts } from '../text/en.ts';
import { codesLeft, readSketch, type Sketch } from './sketch.ts';
import type { en } from './text/en.ts';

export type EditorWords = typeof en;
export type MastermindWords = typeof texts.board;
export type Input = EditorInput<MastermindOptions, MastermindWords>;

const { size, places, answer } = DECODING;

/** The pegs of the row that is being told. */
export function begunIn(held: string): readonly Value[] {
  const [, letters = ''] = /^row:(.{0,3})$/.exec(held) ?? [];
  const values = [...letters].flatMap((letter) => ALL.filter((value) => LETTERS[value] === letter));
  return values.filter((value) => attributeOf(value) === attributeOf(values[0]!));
}
const ALL: readonly Value[] = ATTRIBUTES.flatMap((attribute) => VALUES[attribute]);
export const attributeOf = (value: Value): Attribute => (VALUES.color.includes(value) ? 'color' : 'shape');

/** The row that is looked at again, by its place among all. */
export function chosenIn(held: string, { rows }: Sketch): number | undefined {
  const [, place] = /^chosen:(\d{1,2})$/.exec(held) ?? [];
  return place !== undefined && Number(place) < rows.length ? Number(place) : undefined;
}

export function answerTold({ black, white }: Answer, words: MastermindWords): string {
  const parts = [black > 0 && words.blacks[black - 1], white > 0 && words.whites[white - 1]].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : words.neither;
}

export const rowTold = ({ values }: Pick<Row, 'values'>, words: MastermindWords): string =>
  values.map((value) => words.values[value]).join(', ');

/** On a button. */
export const answerPicture = (given: Answer, told: string): Scene => ({
  width: 72,
  height: 40,
  description: told,
  shapes: [
    box('plate', [36, 20], [72, 40], { rx: 12, fill: FELT.answer }),
    ...pegsOf(given).map((kind, i) => answerPeg(`peg-${i}`, [18 + i * 18, 20], kind, 0)),
  ],
});

export function scene({ view, words }: Input, own: EditorWords): Scene {
  const sketch = readSketch(view.position);
  const begun = begunIn(view.held);
  return {
    ...SIZE,
    description: describe(sketch, words, own),
    shapes: [
      box('table', [SIZE.width / 2, SIZE.height / 2], [SIZE.width, SIZE.height], { rx: 24, fill: FELT.table }),
      ...ATTRIBUTES.map((attribute) => board(sketch, attribute, view.held, words)),
      ...slip(sketch, own),
      box('centre', CENTRE, [CELL[0] * 5 + 6, CELL[1] * 5 + 6], { rx: 14, fill: FELT.plate }),
      ...ALL.map((value) => pad(value, begun, words)),
      ...CARDS.map((card) => cardShape(card, sketch, words)),
      ...sketch.rows.map((row, index) => rowTouch(sketch, row, index, view.held, words)),
    ],
  };
}

const pegsOf = ({ black, white }: Answer): ('black' | 'white')[] =>
  Array.from({ length: black + white }, (_, i) => (i < black ? 'black' : 'white'));

function board(sketch: Sketch, attribute: Attribute, held: string, words: MastermindWords): Shape {
  const [width, height] = size;
  const own = sketch.rows.filter(({ kind }) => kind === attribute);
  const begun = begunIn(held);
  const mine = begun.length > 0 && attributeOf(begun[0]!) === attribute ? begun : [];
  const edge = mine.length > 0 ? LAMP : FELT.edge;
  return group(`board-${attribute}`, decodingAt(attribute, false), [
    box('plate', [width / 2, height / 2], [width, height], {
      rx: 16,
      fill: FELT.plate,
      stroke: edge,
      'stroke-width': 3,
    }),
    text('title', [14, 18], words.headings[attribute], 22, { fill: IVORY, 'text-anchor': 'start', ...FONT }),
    ...Array.from({ length: ROWS_PER_ATTRIBUTE }, (_, row) => ground(row)),
    ...own.map(told),
    ...mine.map((value, place) => group(`begun-${place}`, [places[place]!, rowY(own.length)], PEGS[value])),
  ]);
}

const ground = (row: number): Shape =>
  group(
    `ground-${row}`,
    [0, rowY(row)],
    [
      text('number', [15, 0], String(row + 1), 18, { fill: QUIET, ...FONT }),
      ...places.map((x, place) => circle(`hole-${place}`, [x, 0], 8, { fill: FELT.hole })),
      box('answer', [answer, 0], [60, 28], { rx: 14, fill: FELT.hole }),
    ],
  );

function told(row: Row, place: number): Shape {
  return group(
    `row-${place}`,
    [0, rowY(place)],
    [
      ...row.values.map((value, at) => group(`peg-${at}`, [places[at]!, 0], PEGS[value])),
      box('plate', [answer, 0], [60, 28], { rx: 14, fill: FELT.answer }),
      ...pegsOf(row).map((kind, i) => answerPeg(`given-${i}`, [answer - 18 + i * 18, 0], kind, 0)),
    ],
  );
}

/** Over a row: touched, it is looked at again. */
function rowTouch(sketch: Sketch, row: Row, index: number, held: string, words: MastermindWords): Shape {
  const [left, top] = decodingAt(row.kind, false);
  const number = sketch.rows.slice(0, index + 1).filter(({ kind }) => kind === row.kind).length;
  const isChosen = chosenIn(held, sketch) === index;
  const ring = isChosen ? { stroke: LAMP, 'stroke-width': 4 } : {};
  const face = box('face', [0, 0], [size[0] - 6, DECODING.row - 2], { rx: 12, fill: 'transparent', ...ring });
  return group(`touch-row-${index}`, [left + size[0] / 2, top + rowY(number - 1)], [face], {
    target: `chosen:${index}`,
    label: fill(words.told.row, {
      row: `${words.headings[row.kind]} ${number}`,
      values: rowTold(row, words),
      answer: answerTold(row, words),
    }),
    ...(isChosen && { state: 'picked' }),
  });
}

/** How many codes are left, in large figures. */
function slip(sketch: Sketch, own: EditorWords): Shape[] {
  const [width] = SLIP.size;
  const left = codesLeft(sketch).length;
  const middle = (SCREEN.at[1] + SLIP.at[1]) / 2;
  const ink = { fill: FELT.plate, ...FONT };
  return [
    box('slip', [SLIP.at[0], middle], [width, 190], { rx: 10, fill: IVORY }),
    text('left', [SLIP.at[0], middle - 14], String(left), 54, { ...ink, 'font-weight': 800 }),
    text('codes', [SLIP.at[0], middle + 40], left === 1 ? own.code : own.codes, 21, ink),
  ];
}

/** Touched once more a row begins with it, or goes on. */
function pad(value: Value, begun: readonly Value[], words: MastermindWords): Shape {
  const attribute = attributeOf(value);
  const isOpen = begun.length === 0 || (begun.length < 3 && attributeOf(begun[0]!) === attribute);
  const parts = [
    box('touch', [0, 0], CELL, { rx: 12, fill: 'transparent' }),
    box('face', [0, 0], PAD[attribute], {
      rx: 16,
      fill: isOpen ? FELT.edge : FELT.plate,
      stroke: FELT.edge,
      'stroke-width': 2,
    }),
    ...PADS[value],
  ];
  const label = fill(words.lay, { value: words.values[value] });
  return group(`pad-${value}`, padAt(value), parts, isOpen ? { target: `value:${value}`, label, state: 'legal' } : {});
}

const LID = coverParts([CENTRE_CARD[0] + 2, CENTRE_CARD[1] + 2]);

function cardShape(card: Card, { out }: Sketch, words: MastermindWords): Shape {
  const isOut = out.includes(card);
  const touch = box('touch', [0, 0], CELL, { rx: 12, fill: 'transparent' });
  return group(`card-${card}`, cardAt(card), [...(isOut ? LID : CENTRE_FACES[card]), touch], {
    target: `card:${card}`,
    label: fill(isOut ? words.cardOut : words.cardInDeck, { card: words.cards[card] }),
  });
}

function describe(sketch: Sketch, words: MastermindWords, own: EditorWords): string {
  const { out, rows } = sketch;
  const lines = rows.map((row, index) => {
    const number = rows.slice(0, index + 1).filter(({ kind }) => kind === row.kind).length;
    return fill(words.told.row, {
      row: `${words.headings[row.kind]} ${number}`,
      values: rowTold(row, words),
      answer: answerTold(row, words),
    });
  });
  const covered =
    out.length === 0 ? own.allIn : fill(own.outAre, { cards: out.map((card) => words.cards[card]).join(', ') });
  return [covered, ...lines].join(' ');
}
