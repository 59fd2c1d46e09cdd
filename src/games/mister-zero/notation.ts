/** Mister Zero's moves as text, and the board for a terminal. */
import type { Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { BRIDGES, type Bridge, CHECKPOINTS, endsOf, POINTS } from './bridges.data.ts';
import { colourOf, type MisterZeroMove, type MisterZeroView, NUMBERS } from './state.ts';

export const write = ({ number, bridge, faceDown }: MisterZeroMove): string =>
  `${number}@${bridge}${faceDown ? '!' : ''}`;

/** Every text that is written like a move: 10 tokens, 20 bridges, face up or face down. */
const MOVES: ReadonlyMap<string, MisterZeroMove> = new Map(
  NUMBERS.flatMap((number) =>
    BRIDGES.flatMap((bridge) => [false, true].map((faceDown) => ({ number, bridge, faceDown }))),
  ).map((move) => [write(move), move]),
);

export function read(text: string): Result<MisterZeroMove, Refusal> {
  const move = MOVES.get(text);
  return move ? ok(move) : err(illegal('not-a-move'));
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
/** Characters from one x to the next. */
const UNIT = 7;

/** r7 and g7 are tokens, (g0) lies face down, a stroke is a free bridge; the other words are the points. */
export function show(view: MisterZeroView): string {
  const owners: Readonly<Record<string, string>> = CHECKPOINTS;
  const points = Object.entries(POINTS).map(
    ([point, [x, y]]): Label => ({ x, y, text: owners[point] ? `${point} ${owners[point]}` : point }),
  );
  const labels = [...points, ...BRIDGES.map((bridge) => bridgeLabel(view, bridge))];
  const left = Math.min(...labels.map(({ x }) => x));
  const heights = [...new Set(labels.map(({ y }) => y))].sort((a, b) => b - a);
  const board = heights.map((height) => {
    const row = labels.filter(({ y }) => y === height).sort((a, b) => a.x - b.x);
    return row.reduce((line, { x, text }) => {
      const column = 2 + Math.round((x - left) * UNIT - text.length / 2);
      return line.padEnd(column) + text;
    }, '');
  });
  const hands = view.hands.map((hand, seat) => `${seat} ${colourOf(seat)}: ${hand.join(' ') || '–'}`);
  return [...board, ...hands, ...walkLines(view)].join('\n');
}

function bridgeLabel(view: MisterZeroView, bridge: Bridge): Label {
  const [[x0, y0], [x1, y1]] = endsOf(bridge).map((point) => POINTS[point]) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const token = view.tokens[bridge];
  const mark = token ? `${token.colour[0]}${token.number}` : stroke(x1 - x0, y1 - y0);
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, text: view.faceDown === bridge ? `(${mark})` : mark };
}

function stroke(dx: number, dy: number): string {
  if (dy === 0) return '---';
  if (dx === 0) return '|';
  return dx * dy > 0 ? '/' : '\\';
}

function walkLines({ walk }: MisterZeroView): string[] {
  return walk ? [`walk: ${walk.points.join(' ')}`, `red ${walk.taken.red}, green ${walk.taken.green}`] : [];
}
