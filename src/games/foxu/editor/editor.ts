/** Foxu’s tray is filled by hand: discs, tubes, whose turn it is, and the pie. What is in a tube follows from what has dropped. */
import type { ControlGroup } from '../../../board/board.ts';
import type { EditorInput, EditorTouch, PositionEditor } from '../../../board/position-editor.ts';
import { err, ok } from '../../../core/result.ts';
import { box, group, type Scene, type Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { CELL, centre, plateShapes, SIZE, wellShapes } from '../board/drawing.ts';
import { tubeShape } from '../board/tube.ts';
import type { FoxuOptions } from '../options.ts';
import { BOARD, COLOURS, CORNERS, DISCS_PER_COLOUR, type Disc } from '../state.ts';
import type { en as texts } from '../text/en.ts';
import { countOf, EMPTY, MOST_QUIET, PIES, readSketch, type Sketch, writeSketch } from './sketch.ts';
import type { en } from './text/en.ts';

type Words = typeof texts.board;
type Input = EditorInput<FoxuOptions, Words>;
type EditorWords = typeof en;

const DISCS: readonly Disc[] = ['grey', 'blue', 'yellow'];
/** What can be put down, in the order of the buttons. */
const PALETTE = [...DISCS.map((disc) => `disc:${disc}`), ...COLOURS.map((colour) => `tube:${colour}`), 'open'];

export const editorIn = (own: EditorWords): PositionEditor<FoxuOptions, Words> => ({
  seats: [2],
  options: [],
  first: () => writeSketch(EMPTY),
  open: (setUp) => writeSketch(readSketch(setUp)),
  settle({ position }) {
    const { blue, yellow } = readSketch(position).tubes;
    if ((blue === undefined) !== (yellow === undefined)) return err(own.bothTubes);
    return ok({ setUp: writeSketch(readSketch(position)), knowledge: 'everything' });
  },
  scene: (input) => scene(input, own),
  prompt: ({ view }) =>
    PALETTE.includes(view.held)
      ? fill(own.put, { what: own.palette[view.held as keyof typeof own.palette] })
      : fill(own.start, { grey: String(countOf(readSketch(view.position), 'grey')) }),
  controls: (input) => controls(input, own),
  touch: ({ view }, target) => touch(readSketch(view.position), view.held, target),
});

function scene({ view }: Input, own: EditorWords): Scene {
  const sketch = readSketch(view.position);
  const discs = Object.fromEntries(
    BOARD.cells.flatMap((cell) => (sketch.discs[cell] ? [[BOARD.name(cell), sketch.discs[cell]]] : [])),
  );
  const tubes = COLOURS.flatMap((colour) => {
    const at = sketch.tubes[colour];
    if (at === undefined) return [];
    const left = Math.max(0, DISCS_PER_COLOUR - countOf(sketch, colour));
    return [{ at, shape: tubeShape({ colour, discs: left }, centre(BOARD.name(at), false), sketch.turn === colour) }];
  }).toSorted((a, b) => b.at - a.at);
  return {
    ...SIZE,
    description: describe(sketch, own),
    shapes: [
      ...plateShapes(false),
      ...wellShapes(discs, false),
      ...tubes.map(({ shape }) => shape),
      ...BOARD.cells.map((cell) => touchShape(sketch, cell, own)),
    ],
  };
}

function touchShape(sketch: Sketch, cell: number, own: EditorWords): Shape {
  const name = BOARD.name(cell);
  const face = box('face', [0, 0], [CELL - 4, CELL - 4], { rx: 20, fill: 'transparent' });
  const colour = COLOURS.find((each) => sketch.tubes[each] === cell);
  const disc = sketch.discs[cell];
  const there = colour ? own.palette[`tube:${colour}`] : disc ? own.palette[`disc:${disc}`] : own.nothing;
  return group(`touch-${name}`, centre(name, false), [face], {
    target: `cell:${name}`,
    label: fill(own.cell, { cell: name, there }),
  });
}

function controls({ view }: Input, own: EditorWords): ControlGroup[] {
  const sketch = readSketch(view.position);
  return [
    {
      label: own.toPlace,
      controls: PALETTE.map((what) => {
        const label = own.palette[what as keyof typeof own.palette];
        return { target: `hold:${what}`, label, picture: picture(what, label), pressed: view.held === what };
      }),
    },
    {
      label: own.turn,
      controls: COLOURS.map((colour) => ({
        target: `turn:${colour}`,
        label: own.turns[colour],
        pressed: sketch.turn === colour,
      })),
    },
    {
      label: own.pie,
      controls: PIES.map((pie) => ({ target: `pie:${pie}`, label: own.pies[pie], pressed: sketch.pie === pie })),
    },
    {
      label: own.quiet,
      controls: [
        { target: 'quiet:-1', label: '−', spoken: own.fewer, look: 'pad', disabled: sketch.quiet === 0 },
        { target: 'quiet:0', label: fill(own.quietSo, { count: String(sketch.quiet) }), look: 'pad' },
        { target: 'quiet:1', label: '+', spoken: own.more, look: 'pad', disabled: sketch.quiet === MOST_QUIET },
      ],
    },
  ];
}

/** On a button. */
function picture(what: string, description: string): Scene {
  const [kind, name] = what.split(':');
  const size = { width: 100, height: 100, description };
  if (kind === 'tube') {
    const colour = COLOURS.find((each) => each === name)!;
    const tube = tubeShape({ colour, discs: 6 }, [50, 74], false);
    // the button says what it is: no number stands in it
    const children = tube.children!.filter(({ key }) => key !== 'count');
    return { ...size, shapes: [{ ...tube, children, scale: 0.58 }] };
  }
  const disc = DISCS.find((each) => each === name);
  const well = wellShapes(disc ? { c3: disc } : {}, false).filter(({ key }) => key.endsWith('-c3'));
  return { ...size, shapes: well.map((shape) => ({ ...shape, at: [50, 50] })) };
}

function touch(sketch: Sketch, held: string, target: string): EditorTouch {
  const [kind = '', ...rest] = target.split(':');
  const what = rest.join(':');
  const write = (changed: Partial<Sketch>): EditorTouch => ({ position: writeSketch({ ...sketch, ...changed }) });
  switch (kind) {
    case 'hold':
      return { held: held === what ? '' : what };
    case 'turn':
      return write({ turn: what === 'yellow' ? 'yellow' : 'blue' });
    case 'pie':
      return write({ pie: PIES.find((pie) => pie === what) ?? sketch.pie });
    case 'quiet':
      return write({ quiet: Math.min(MOST_QUIET, Math.max(0, sketch.quiet + Number(what))) });
    case 'cell': {
      const cell = BOARD.cell(what);
      return cell === undefined ? undefined : onCell(sketch, held, cell);
    }
    default:
      return undefined;
  }
}

function onCell(sketch: Sketch, held: string, cell: number): EditorTouch {
  const { discs, tubes } = sketch;
  const write = (changed: Partial<Sketch>): EditorTouch => ({ position: writeSketch({ ...sketch, ...changed }) });
  const colour = COLOURS.find((each) => held === `tube:${each}`);
  const standing = COLOURS.find((each) => tubes[each] === cell);
  const without = Object.fromEntries(COLOURS.flatMap((each) => (each === standing ? [] : [[each, tubes[each]]])));
  if (colour) return write({ tubes: standing === colour ? without : { ...tubes, [colour]: cell } });
  // with nothing to put down, a tube is taken up to be moved
  if (!PALETTE.includes(held)) return standing ? { held: `tube:${standing}` } : undefined;
  if (CORNERS.includes(cell)) return held === 'open' ? write({ tubes: without }) : undefined;
  const disc = DISCS.find((each) => held === `disc:${each}`) ?? null;
  const next = discs[cell] === disc ? null : disc;
  return write({ discs: discs.with(cell, next), ...(held === 'open' && { tubes: without }) });
}

function describe(sketch: Sketch, own: EditorWords): string {
  const cells = (disc: Disc) =>
    BOARD.cells.flatMap((cell) => (sketch.discs[cell] === disc ? BOARD.name(cell) : [])).join(', ') || '–';
  const tube = (colour: (typeof COLOURS)[number]) =>
    sketch.tubes[colour] === undefined ? '–' : BOARD.name(sketch.tubes[colour]);
  return fill(own.describe, {
    ...{ grey: cells('grey'), blue: cells('blue'), yellow: cells('yellow') },
    ...{ blueTube: tube('blue'), yellowTube: tube('yellow') },
  });
}
