/** The two boards of eight rows: pegs on the left, the answer on the right, and the row that is being filled. */
import { GLIDE_MS, STAGGER_MS } from '../../../svg/motion.ts';
import { box, circle, group, path, type Shape, words as text } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { ATTRIBUTES, type Attribute, ROWS_PER_ATTRIBUTE, type Value } from '../state.ts';
import { active, type Input, nextPlace, openHere } from './draft.ts';
import { DECODING, decodingAt, rowY, unfolded } from './layout.ts';
import { answerPeg, IVORY, PADS, PEG_R, PEGS } from './pieces.ts';
import { isPast, type ShownRow, shownRows, shownTrack } from './shown.ts';
import { FELT, FONT, LAMP, QUIET, shortened } from './style.ts';

const { size, places, answer } = DECODING;
const [WIDTH, HEIGHT] = size;
const EVERY_ROW = Array.from({ length: ROWS_PER_ATTRIBUTE }, (_, row) => row);

export const decodingShapes = (input: Input): Shape[] => ATTRIBUTES.map((attribute) => decodingBoard(input, attribute));

function decodingBoard(input: Input, attribute: Attribute): Shape {
  const { view, draft, flipped } = input;
  const rows = shownRows(view, attribute);
  const filling = openHere(input).includes(attribute);
  const chosen = filling && active(input) === attribute;
  const begun = draft.attribute === attribute ? draft.pegs : [];
  const pegs = [
    ...rows.flatMap(answeredRow),
    ...begun.flatMap((value, place) => (value ? [begunPeg(value, rows.length, place)] : [])),
  ];
  return group(`decoding-${attribute}`, decodingAt(attribute, flipped), [
    plate(input, attribute, filling),
    ...heading(input, attribute, rows),
    GROUNDS[attribute][rows.length]!,
    ...(filling ? [chosen ? unfoldedRow(rows.length) : nextRow(rows.length)] : []),
    group('pegs', [0, 0], pegs, isPast(view) ? { attributes: { opacity: 0.45 } } : {}),
    ...(chosen ? rowTargets(input, rows.length) : []),
  ]);
}

/** The board itself: touching it chooses it. */
function plate(input: Input, attribute: Attribute, filling: boolean): Shape {
  const chosen = filling && active(input) === attribute;
  const edge = chosen ? { stroke: LAMP, 'stroke-width': 4 } : { stroke: FELT.edge, 'stroke-width': 3 };
  const face = box('face', [0, 0], [WIDTH, HEIGHT], { rx: 16, fill: FELT.plate, ...edge });
  const target = { target: `board:${attribute}`, label: input.words.chooseBoard[attribute] };
  const touchable = input.moves.length > 0 ? { ...target, ...(chosen && { state: 'picked' as const }) } : {};
  return group('plate', [WIDTH / 2, HEIGHT / 2], [face], touchable);
}

function heading({ view, names, words }: Input, attribute: Attribute, rows: readonly ShownRow[]): Shape[] {
  const title = view.seats === 3 ? shortened(names[view.seekers[attribute]]!, 13) : words.headings[attribute];
  const style = { fill: IVORY, 'text-anchor': 'start', ...FONT };
  const status = shownTrack(rows);
  const mark = { fill: 'none', stroke: status === 'solved' ? '#8FD6A6' : '#F0A08F', 'stroke-width': 5 };
  const drawing = status === 'solved' ? 'M-10 0l7 8l13 -16' : 'M-8 -8L8 8M8 -8L-8 8';
  return [
    text('title', [14, 18], title, 22, style),
    ...(status === 'open' ? [] : [path('status', [answer, 18], drawing, mark)]),
  ];
}

/** A row's number and the plate for its answer; three holes as long as it has no pegs. */
function ground(attribute: Attribute, row: number, used: boolean): Shape[] {
  const y = rowY(row);
  const hole = (x: number, place: number) =>
    attribute === 'color'
      ? circle(`hole-${row}-${place}`, [x, y], 8, { fill: FELT.hole })
      : box(`hole-${row}-${place}`, [x, y], [13, 13], { fill: FELT.hole }, { turn: 45 });
  const plate = { rx: 14, fill: used ? FELT.answer : FELT.hole };
  return [
    text(`number-${row}`, [15, y], String(row + 1), 18, { fill: QUIET, ...FONT }),
    ...(used ? [] : places.map(hole)),
    box(`answer-${row}`, [answer, y], [60, 28], plate),
    ...[-18, 0, 18].map((x, i) =>
      circle(`pin-${row}-${i}`, [answer + x, y], 2.5, { fill: used ? FELT.plate : FELT.edge }),
    ),
  ];
}
/** By how many rows have pegs: drawn once, since it never changes. */
const grounds = (attribute: Attribute): Shape[] =>
  [...EVERY_ROW, ROWS_PER_ATTRIBUTE].map((used) =>
    group(
      'ground',
      [0, 0],
      EVERY_ROW.flatMap((row) => ground(attribute, row, row < used)),
    ),
  );
const GROUNDS: Readonly<Record<Attribute, Shape[]>> = { color: grounds('color'), shape: grounds('shape') };

function answeredRow({ values, black, white }: ShownRow, row: number): Shape[] {
  const given = Array.from({ length: black + white }, (_, i) =>
    answerPeg(
      `given-${row}-${i}`,
      [answer - 18 + i * 18, rowY(row)],
      i < black ? 'black' : 'white',
      // the row has come to its place, then the answer comes
      GLIDE_MS + i * STAGGER_MS,
    ),
  );
  return [...values.map((value, place) => pegShape(value, row, place)), ...given];
}

const pegShape = (value: Value, row: number, place: number): Shape =>
  group(`peg-${row}-${place}`, [places[place]!, rowY(row)], PEGS[value], { entrance: 'drop' });

/** In the row that is being filled; once it is proposed it glides to its place and its size. */
const begunPeg = (value: Value, row: number, place: number): Shape => {
  const { top, height, places } = unfolded(row);
  const scale = Math.min(1.6, (height - 8) / 2 / PEG_R);
  return { ...pegShape(value, row, place), at: [places[place]!, top + height / 2], scale };
};

/** The row that can be filled next, on a board that is not chosen. */
const nextRow = (row: number): Shape =>
  box('next', [WIDTH / 2, rowY(row)], [WIDTH - 12, 40], {
    rx: 14,
    fill: 'none',
    stroke: LAMP,
    'stroke-opacity': 0.35,
    'stroke-width': 2,
  });

function unfoldedRow(row: number): Shape {
  const { top, height } = unfolded(row);
  const style = { rx: 14, fill: FELT.edge, stroke: LAMP, 'stroke-width': 3 };
  return box('next', [WIDTH / 2, top + height / 2], [WIDTH - 6, height], style);
}

/** Places that can be touched. */
function rowTargets({ draft, words }: Input, row: number): Shape[] {
  const next = nextPlace(draft);
  const { top, height, places } = unfolded(row);
  return places.map((x, place) => {
    const value = draft.pegs[place];
    const face = box('face', [0, 0], [WIDTH / 3, height], { rx: 12, fill: 'transparent' });
    const ring = circle('ring', [0, 0], Math.min(28, height / 2 - 6), place === next ? NEXT : EMPTY);
    const parts = value ? [face] : [face, ring];
    const details = { place: String(place + 1), value: value ? words.values[value] : '' };
    const label = fill(value ? words.peg : words.place, details);
    const carries = value ? { carries: group(`carried-${value}`, [0, 0], PADS[value]) } : {};
    const at = [x, top + height / 2] as const;
    return group(`place-${place}`, at, parts, { target: `place:${place}`, label, ...carries });
  });
}
const NEXT = { fill: LAMP, 'fill-opacity': 0.3, stroke: LAMP, 'stroke-width': 3 };
const EMPTY = { fill: 'none', stroke: LAMP, 'stroke-width': 2.5, 'stroke-dasharray': '5 5' };
