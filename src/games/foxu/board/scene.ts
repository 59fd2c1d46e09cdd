/** Foxu's view as a drawing: tray, discs and tubes, and over them what can be touched. */
import { box, circle, group, line, type Scene, type Shape, words as text } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { greyLaid } from '../rules.ts';
import { BOARD, COLOURS, type Colour, DIAGONALS, DISCS_PER_COLOUR, HOLES } from '../state.ts';
import { imagine } from '../view.ts';
import { adviceShapes } from './advice.ts';
import { CELL, centre, corners, ghostShape, LAMP, plateShapes, SIZE, wellShapes } from './drawing.ts';
import { lastMoveShapes } from './last-move.ts';
import { tagShapes } from './moment.ts';
import { type Slide, slidesOf } from './reach.ts';
import { describe, diagonalLabel, type Input, ownColour, slideLabel } from './telling.ts';
import { swapShape, tubeShape } from './tube.ts';

export function scene(input: Input): Scene {
  const { view, moves, draft, words, flipped } = input;
  const discs = input.pattern ? Object.fromEntries(draft.grey.map((cell) => [cell, 'grey' as const])) : view.discs;
  // a tube in front hides one behind it: the nearer one is drawn last
  const tubes = [...view.tubes].sort((a, b) => depth(b.at, flipped) - depth(a.at, flipped));
  const shapes: Shape[] = [
    ...plateShapes(flipped),
    ...wellShapes(discs, flipped),
    ...lastMoveShapes(input),
    ...(draft.picked ? waysOf(input, draft.picked) : []),
    ...(moves.length > 0 && !draft.picked ? aims(input) : []),
    ...tubes.map((tube) => tubeShape(tube, centre(tube.at, flipped), tube.colour === draft.picked)),
    ...tagShapes(view, input.names, flipped),
    ...(draft.picked ? badges(input, draft.picked) : []),
    ...targetShapes(input),
    ...(moves.includes('swap') ? [swapShape(words.swap)] : []),
    ...adviceShapes(input),
  ];
  return { ...SIZE, shapes, description: describe(input) };
}

const depth = (cell: string, flipped: boolean) => (flipped ? -1 : 1) * BOARD.row(BOARD.cell(cell)!);

function targetShapes(input: Input): Shape[] {
  const { view, moves, pattern } = input;
  if (pattern) return greyTargets(input);
  if (moves.length > 0 && greyLaid(imagine(view)) && view.tubes.length === 0) return cornerTargets(input);
  return [...slideTargets(input), ...tubeTargets(input)];
}

/** A face to touch, and on it what to see. */
function target(input: Input, cell: string, name: string, label: string, marks: readonly Shape[]): Shape {
  const face = box('face', [0, 0], [CELL - 4, CELL - 4], { rx: 20, fill: 'transparent' });
  return group(`target-${cell}`, centre(cell, input.flipped), [face, ...marks], { target: name, label });
}

const dashed = (r: number) =>
  circle('ring', [0, 0], r, { fill: 'none', stroke: LAMP, 'stroke-width': 3, 'stroke-dasharray': '6 8' });

function greyTargets(input: Input): Shape[] {
  const { draft, words } = input;
  return HOLES.map(BOARD.name).map((cell) => {
    const laid = draft.grey.includes(cell);
    const full = draft.grey.length === DISCS_PER_COLOUR;
    const shape = target(input, cell, cell, fill(laid ? words.greyAt : words.hole, { cell }), full ? [] : [dashed(43)]);
    return laid ? { ...shape, state: 'picked' as const } : shape;
  });
}

function cornerTargets(input: Input): Shape[] {
  return corners.map((cell) => {
    const shape = target(input, cell, cell, diagonalLabel(diagonalOf(cell), input.words), [dashed(43)]);
    return { ...shape, state: 'legal' as const };
  });
}

const diagonalOf = (corner: string) => DIAGONALS.find((each) => each.includes(corner))!;

/** Cells that the tube can slide to: a dot, or how many discs that would drop. */
function slideTargets(input: Input): Shape[] {
  const { view, draft, words } = input;
  const own = ownColour(input);
  if (!own) return [];
  return slidesOf(view, own).map((slide) => {
    const shape = target(input, slide.to, slide.to, slideLabel(slide, words), draft.picked ? [] : badge(slide));
    return draft.picked && draft.picked !== own ? shape : { ...shape, state: 'legal' as const };
  });
}

/** What touching a cell would do: the tubes in their corners, or the way of a slide and the discs it drops. */
function aims(input: Input): Shape[] {
  const { view, flipped } = input;
  const own = ownColour(input);
  if (!own) return view.tubes.length > 0 ? [] : corners.flatMap((corner) => startingTubes(corner, flipped));
  const from = centre(view.tubes.find(({ colour }) => colour === own)!.at, flipped);
  return slidesOf(view, own).flatMap(({ to, holes }) => [
    line(`way-${to}`, from, centre(to, flipped), WAY, { aimed: to }),
    ...holes.map((hole) => ghostShape(`ghost-${to}-${hole}`, centre(hole, flipped), own, { aimed: to })),
  ]);
}

/** The Starter's tube is the one at the bottom, in row 1. */
function startingTubes(aimed: string, flipped: boolean): Shape[] {
  const diagonal = diagonalOf(aimed);
  return [diagonal.slice(0, 2), diagonal.slice(2)].map((at) => {
    const tube = { colour: at.endsWith('1') ? COLOURS[0] : COLOURS[1], discs: DISCS_PER_COLOUR };
    return { ...tubeShape(tube, centre(at, flipped), false), key: `start-${aimed}-${at}`, aimed };
  });
}

const WAY = { stroke: LAMP, 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-dasharray': '2 12' };

/** How many discs a slide to here drops; a small dot if none. */
function badge({ holes }: Slide): Shape[] {
  const count = holes.length;
  return [
    circle('dot', [0, 0], count ? 18 : 9, { fill: LAMP, stroke: '#2A211C', 'stroke-width': 2 }),
    ...(count ? [text('count', [0, 1], String(count), 23, COUNT)] : []),
  ];
}
const COUNT = { fill: '#2A211C', 'font-weight': 700, 'font-family': 'Inter Variable, sans-serif' };

/** A picked tube shows all its ways at once: the holes it would fill on each. */
function waysOf(input: Input, colour: Colour): Shape[] {
  const { view, flipped } = input;
  const { at } = view.tubes.find((tube) => tube.colour === colour)!;
  const slides = slidesOf(view, colour);
  const holes = [...new Set(slides.flatMap((slide) => slide.holes))];
  return [
    ...slides.map(({ to }) => line(`way-${to}`, centre(at, flipped), centre(to, flipped), WAY)),
    ...holes.map((hole) => ghostShape(`ghost-${hole}`, centre(hole, flipped), colour)),
  ];
}

const badges = ({ view, flipped }: Input, colour: Colour): Shape[] =>
  slidesOf(view, colour).map((slide) => group(`badge-${slide.to}`, centre(slide.to, flipped), badge(slide)));

function tubeTargets(input: Input): Shape[] {
  const { view, draft, words } = input;
  return view.tubes.map(({ colour, at, discs }) => {
    const label = fill(words.tube, { colour: words[colour], cell: at, count: String(discs) });
    const shape = target(input, at, `tube:${colour}`, label, []);
    const state = colour === draft.picked ? 'picked' : colour === ownColour(input) ? 'legal' : undefined;
    const carries = colour === ownColour(input) && { carries: tubeShape({ colour, discs }, [0, 0], false) };
    return { ...shape, key: `touch-${colour}`, ...(state && { state }), ...carries };
  });
}
