/** Mister Zero’s board is set by hand: tokens on their bridges, the others in the hands. Whose turn it is follows from how many lie there. */
import type { ControlGroup } from '../../../board/board.ts';
import type { EditorInput, EditorTouch, PositionEditor } from '../../../board/position-editor.ts';
import { ok } from '../../../core/result.ts';
import { circle, group, type Scene, type Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { bridgeShape, plankShape } from '../board/bridges.ts';
import { lengthOf, middleOf, SIZE, slotOf } from '../board/geometry.ts';
import { nameShapes, plateShapes, pointShapes, trayShapes } from '../board/plate.ts';
import { tokenShape } from '../board/token.ts';
import { pawnShapes } from '../board/walk.ts';
import { type MisterZeroWords, nameToken } from '../board/words.ts';
import { BRIDGES, CENTRAL, CENTRE } from '../bridges.data.ts';
import type { MisterZeroOptions } from '../options.ts';
import {
  type Laid,
  laidOn,
  nameOf,
  readSketch,
  type Sketch,
  TOKENS,
  tokenNamed,
  turnedOver,
  without,
  writeSketch,
} from './sketch.ts';
import type { en } from './text/en.ts';

type Input = EditorInput<MisterZeroOptions, MisterZeroWords>;
type EditorWords = typeof en;

const LONG_FIRST = [...BRIDGES].sort((a, b) => lengthOf(b) - lengthOf(a));

export const editorIn = (own: EditorWords): PositionEditor<MisterZeroOptions, MisterZeroWords> => ({
  seats: [2, 4],
  options: [],
  first: () => writeSketch([]),
  open: (setUp) => writeSketch(readSketch(setUp)),
  settle: ({ position }) => ok({ setUp: writeSketch(readSketch(position)), knowledge: 'everything' }),
  scene: (input) => scene(input, own),
  prompt: (input) => prompt(input, own),
  controls: (input) => controls(input, own),
  touch: ({ view }, target) => touch(readSketch(view.position), view.held, target),
});

/** With so many on the board; undefined if all of them are. */
const turnIn = (sketch: Sketch, seats: number): number | undefined =>
  sketch.length === TOKENS.length ? undefined : sketch.length % seats;

function prompt({ view, words, names }: Input, own: EditorWords): string {
  const sketch = readSketch(view.position);
  const held = tokenNamed(view.held);
  if (held) return fill(own.put, { token: nameToken(held, false, words) });
  const turn = turnIn(sketch, view.seats);
  if (turn === undefined) return own.full;
  return fill(own.start, { count: String(sketch.length), name: names[turn]! });
}

function scene({ view, words, names }: Input, own: EditorWords): Scene {
  const sketch = readSketch(view.position);
  const held = tokenNamed(view.held);
  const turn = turnIn(sketch, view.seats);
  const laidAt = (name: string) => sketch.find((each) => nameOf(each) === name);
  return {
    ...SIZE,
    description: describe(sketch, words, own),
    shapes: [
      ...plateShapes(false),
      ...trayShapes(view.seats, turn, false),
      ...nameShapes(names, turn, false),
      ...LONG_FIRST.map((bridge) => plankShape(bridge, held ? 'legal' : 'free', false)),
      ...pointShapes(false, words.places),
      ...pawnShapes(CENTRE, undefined, fill(words.pawn, { point: words.places[CENTRE] }), false),
      ...BRIDGES.map((bridge) => {
        const there = sketch.find((each) => each.bridge === bridge);
        return bridgeShape(
          bridge,
          there ? 'taken' : 'free',
          undefined,
          held?.colour ?? 'red',
          bridgeTold(bridge, there, words),
          false,
        );
      }),
      ...TOKENS.map((token) => {
        const name = nameOf(token);
        const laid = laidAt(name);
        const at = laid ? middleOf(laid.bridge, false) : slotOf(token.number, token.colour, view.seats, false);
        return tokenShape(token, at, { faceDown: laid?.faceDown ?? false, picked: name === view.held });
      }),
      ...TOKENS.filter((token) => !laidAt(nameOf(token))).map((token) => inHand(token, view.seats, view.held, words)),
    ],
  };
}

const bridgeTold = (bridge: Laid['bridge'], there: Laid | undefined, words: MisterZeroWords): string =>
  there
    ? fill(words.taken, { bridge: words.places[bridge], token: nameToken(there, there.faceDown, words) })
    : fill(words.free, { bridge: words.places[bridge] });

/** What can be taken up from a tray. */
function inHand(token: Laid | (typeof TOKENS)[number], seats: number, held: string, words: MisterZeroWords): Shape {
  const name = nameOf(token);
  const at = slotOf(token.number, token.colour, seats, false);
  return group(`hand-${name}`, at, [circle('face', [0, 0], 48, { fill: 'transparent', stroke: 'none' })], {
    target: `hold:${name}`,
    label: nameToken(token, false, words),
    ...(name === held && { state: 'picked' }),
    carries: tokenShape(token, [0, 0], {}),
  });
}

function controls({ view }: Input, own: EditorWords): ControlGroup[] {
  const sketch = readSketch(view.position);
  const laid = sketch.find((each) => nameOf(each) === view.held);
  if (!laid) return [];
  const turn = { target: 'turn', label: laid.faceDown ? own.faceUp : own.faceDown };
  return [
    {
      label: own.token,
      controls: [{ target: 'back', label: own.back }, ...(CENTRAL.includes(laid.bridge) ? [turn] : [])],
    },
  ];
}

function touch(sketch: Sketch, held: string, target: string): EditorTouch {
  const token = tokenNamed(held);
  if (target.startsWith('hold:')) return { held: target.slice(5) === held ? '' : target.slice(5) };
  if (target === 'back') return { position: writeSketch(without(sketch, held)), held: '' };
  if (target === 'turn') return { position: writeSketch(turnedOver(sketch, held)), held: '' };
  const bridge = BRIDGES.find((each) => each === target);
  if (!bridge) return undefined;
  const there = sketch.find((each) => each.bridge === bridge);
  if (there && nameOf(there) === held) return { held: '' };
  if (token) return { position: writeSketch(laidOn(sketch, token, bridge)), held: '' };
  return there && { held: nameOf(there) };
}

function describe(sketch: Sketch, words: MisterZeroWords, own: EditorWords): string {
  if (sketch.length === 0) return words.empty;
  const laid = sketch.map((each) => `${words.places[each.bridge]} ${nameToken(each, each.faceDown, words)}`);
  return `${fill(words.onBoard, { tokens: laid.join(', ') })} ${own.others}`;
}
