/** Positions for the tests, written as the rulebook would draw them. */
import { BRIDGES, type Bridge, endsOf, POINTS } from './bridges.data.ts';
import { start } from './rules.ts';
import { COLOURS, colourOf, type MisterZeroState, type Token } from './state.ts';

/** The middle of each bridge, from the top, then from the left: the order in which a drawing is read. */
const READING_ORDER: readonly Bridge[] = BRIDGES.map((bridge) => {
  const [a, b] = endsOf(bridge);
  return { bridge, x: POINTS[a][0] + POINTS[b][0], y: POINTS[a][1] + POINTS[b][1] };
})
  .sort((a, b) => b.y - a.y || a.x - b.x)
  .map(({ bridge }) => bridge);

/** `r7` and `g7` are tokens, `(g0)` lies face down, `..` is a free bridge; the hands hold what is not on the board. */
export function drawn(drawing: string, seats = 2): MisterZeroState {
  const marks = drawing.trim().split(/\s+/);
  if (marks.length !== BRIDGES.length) throw new Error(`${marks.length} bridges drawn`);
  const { options, hands, tokens } = start({ consult: false }, seats);
  const placed = marks.map((mark, i) => [READING_ORDER[i]!, tokenOf(mark)] as const);
  const onBoard = placed.map(([, token]) => JSON.stringify(token));
  return {
    options,
    hands: hands.map((hand, seat) =>
      hand.filter((number) => !onBoard.includes(JSON.stringify({ colour: colourOf(seat), number }))),
    ),
    tokens: { ...tokens, ...Object.fromEntries(placed) },
    faceDown: READING_ORDER[marks.findIndex((mark) => mark.startsWith('('))] ?? null,
  };
}

function tokenOf(mark: string): Token | null {
  const [, colour, number] = /^\(?([rg])(\d)\)?$/.exec(mark) ?? [];
  return number === undefined ? null : { colour: COLOURS.find((each) => each[0] === colour)!, number: Number(number) };
}
