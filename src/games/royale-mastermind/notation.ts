/** Royale Mastermind's moves as text, and the boards for a terminal. */
import type { Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { ROWS } from './rows.ts';
import {
  ATTRIBUTES,
  type Attribute,
  CARDS,
  COLORS,
  type Color,
  type MastermindMove,
  type MastermindView,
  ROWS_PER_ATTRIBUTE,
  SHAPES,
  type Shape,
} from './state.ts';

export const write = (move: MastermindMove): string =>
  `${move.kind}:${('cards' in move ? move.cards : move.values).join(',')}`;

const ROW_CALLED = new Map(ATTRIBUTES.flatMap((attribute) => ROWS[attribute].map((row) => [write(row), row])));
const CARD_CALLED = new Map(CARDS.map((card) => [String(card), card]));
const LONGEST = 'remove:'.length + 3 * 'yellow-triangle,'.length;

export function read(text: string): Result<MastermindMove, Refusal> {
  const row = ROW_CALLED.get(text);
  if (row) return ok(row);
  const kind = (['code', 'remove'] as const).find((each) => text.startsWith(`${each}:`));
  if (!kind || text.length > LONGEST) return notAMove;
  const [left, middle, right, ...more] = text
    .slice(kind.length + 1)
    .split(',')
    .map((name) => CARD_CALLED.get(name));
  return left && middle && right && more.length === 0 ? ok({ kind, cards: [left, middle, right] }) : notAMove;
}

const notAMove = err(illegal('not-a-move'));

/** Both boards of the round, a row's answer in b for black and w for white; the centre board, where x is covered. */
export function show(view: MastermindView): string {
  const coder = view.coder === null ? '' : `, Coder ${view.coder}`;
  const boards = ATTRIBUTES.map((attribute) => rowsShown(view, attribute));
  return [
    `round ${view.round} of ${view.roundsInAll}${coder}, code ${codeShown(view)}`,
    ...PLACES.map((place) => `${place + 1} ${boards.map((rows) => rows[place] ?? BLANK).join('| ')}`),
    `       ${SHAPES.join(' ')}`,
    ...COLORS.map((color) => color.padEnd(7) + SHAPES.map((shape) => mark(view, color, shape)).join(' ')),
    `deck ${view.deck}, points ${view.scores.join(' ')}`,
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

const PLACES = Array.from({ length: ROWS_PER_ATTRIBUTE }, (_, place) => place);
const PEG_WIDTH = 'triangle '.length;
const ROW_WIDTH = 3 * PEG_WIDTH + 'bbb '.length;
const BLANK = '.'.padEnd(ROW_WIDTH);

function codeShown({ phase, code, codes }: MastermindView): string {
  if (code) return code.join(' ');
  if (phase === 'seek') return '? ? ?';
  return phase === 'over' ? codes.at(-1)!.join(' ') : 'not set';
}

function rowsShown(view: MastermindView, attribute: Attribute): string[] {
  const rows = view.rows.filter(({ round, row }) => round === view.round && row.startsWith(attribute));
  return rows.map(({ row, black, white }) => {
    const values = row.slice(attribute.length + 1).split(',');
    const pegs = values.map((value) => value.padEnd(PEG_WIDTH)).join('');
    return `${pegs}${'b'.repeat(black)}${'w'.repeat(white) || (black ? '' : '-')}`.padEnd(ROW_WIDTH);
  });
}

const mark = (view: MastermindView, color: Color, shape: Shape) =>
  (view.out.includes(`${color}-${shape}`) ? 'x' : '.').padEnd(shape.length);
