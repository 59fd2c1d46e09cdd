/** The board of Foxu: a teal tray with round wells, and two clear tubes whose discs can be counted. */
import type { Seen } from '../../core/game.ts';
import type { Board, BoardInput, ControlGroup, Frame, Touch } from '../../svg/board.ts';
import type { Scene, Shape } from '../../svg/scene.ts';
import { fill } from '../../text/index.ts';
import { cellTargets, corners, plateShapes, SIZE, tubeShape, wellShapes } from './board-drawing.ts';
import { drops, greyLaid, maySwap, toAct } from './rules.ts';
import { BOARD, COLOURS, DIAGONALS, DISCS_PER_COLOUR, type FoxuEffect, type FoxuView } from './state.ts';
import type { en } from './text/en.ts';
import { imagine } from './view.ts';

export type FoxuWords = typeof en.board;
/** The grey discs touched so far, where the Starter places them. */
export type FoxuDraft = readonly string[];
type Input = BoardInput<FoxuView, FoxuDraft, FoxuWords>;

export const board: Board<FoxuView, FoxuDraft, FoxuWords, FoxuEffect> = {
  noDraft: [],
  scene,
  hint,
  controls,
  touch,
  frames,
};

function scene(input: Input): Scene {
  const { view, words, flipped } = input;
  const targets = targetsOf(input);
  const discs = input.pattern ? Object.fromEntries(input.draft.map((cell) => [cell, 'grey' as const])) : view.discs;
  // a tube in front hides one behind it: the nearer one is drawn last
  const tubes = [...view.tubes].sort((a, b) => depth(b.at, flipped) - depth(a.at, flipped));
  const shapes: Shape[] = [
    ...plateShapes(flipped),
    ...wellShapes(discs, flipped),
    ...cellTargets(targets, flipped),
    ...tubes.map((tube) => {
      const label = fill(words.tube, { colour: words[tube.colour], cell: tube.at, count: String(tube.discs) });
      return tubeShape(tube, label, flipped);
    }),
  ];
  return { ...SIZE, shapes, description: describe(view, words) };
}

function hint({ view, moves, pattern, draft, words, names }: Input): string {
  const state = imagine(view);
  if (pattern) return fill(words.layGrey, { count: String(draft.length) });
  if (moves.length > 0 && !state.tubes) return words.chooseDiagonal;
  if (moves.length > 0) return maySwap(state) ? words.slideOrSwap : words.slide;
  const next = toAct(state)[0];
  return typeof next === 'number' ? fill(words.waiting, { name: names[next]! }) : words.over;
}

function controls({ moves, pattern, draft, words }: Input): readonly ControlGroup[] {
  if (pattern) {
    const lay = { target: 'lay', label: words.lay, look: 'main', disabled: draft.length !== DISCS_PER_COLOUR } as const;
    return [{ label: words.lay, controls: [lay] }];
  }
  const diagonals = DIAGONALS.filter((diagonal) => moves.includes(`diagonal:${diagonal}`)).map((diagonal) => ({
    target: `diagonal:${diagonal}`,
    label: fill(words.diagonal, { from: diagonal.slice(0, 2), to: diagonal.slice(2) }),
  }));
  if (diagonals.length > 0) return [{ label: words.chooseDiagonal, controls: diagonals }];
  if (moves.includes('swap'))
    return [{ label: words.swap, controls: [{ target: 'swap', label: words.swap, look: 'main' }] }];
  return [];
}

function touch({ view, moves, pattern, draft }: Input, target: string): Touch<FoxuDraft> {
  if (pattern) {
    if (target === 'lay') return { move: `grey:${sorted(draft).join(',')}` };
    if (draft.includes(target)) return { draft: draft.filter((cell) => cell !== target) };
    return draft.length < DISCS_PER_COLOUR ? { draft: [...draft, target] } : undefined;
  }
  if (moves.includes(target)) return { move: target };
  const diagonal = DIAGONALS.find((each) => !view.tubes.length && each.includes(target) && target.length === 2);
  if (diagonal) return { move: `diagonal:${diagonal}` };
  const own = moves.find((move) => move.includes('-'))?.slice(0, 2);
  if (own === undefined || own === target) return undefined;
  const slide = `${own}-${target}`;
  return moves.includes(slide) ? { move: slide } : { tried: slide };
}

/** The tube goes from hole to hole, and a disc falls at each. */
function frames(before: FoxuView, { move, effects }: Seen<FoxuEffect>, _after: FoxuView): readonly Frame<FoxuView>[] {
  if (!move.includes('-') || effects.length === 0) return [];
  let view = before;
  return effects.map(({ drop, colour }) => {
    view = {
      ...view,
      discs: { ...view.discs, [drop]: colour },
      tubes: view.tubes.map((tube) => (tube.colour === colour ? { ...tube, at: drop, discs: tube.discs - 1 } : tube)),
    };
    return { view, ms: 150 };
  });
}

/** What can be touched, with what to say of it. */
function targetsOf({
  view,
  moves,
  pattern,
  draft,
  words,
}: Input): ReadonlyMap<string, { label: string; count?: number }> {
  const state = imagine(view);
  if (pattern) {
    const label = (cell: string) => fill(draft.includes(cell) ? words.greyAt : words.hole, { cell });
    return new Map(
      BOARD.cells
        .map(BOARD.name)
        .filter((cell) => !corners.includes(cell))
        .map((cell) => [cell, { label: label(cell) }]),
    );
  }
  if (moves.length > 0 && greyLaid(state) && !state.tubes) {
    return new Map(corners.map((cell) => [cell, { label: diagonalLabel(cell, words) }]));
  }
  const slides = moves.filter((move) => move.includes('-')).map((move) => move.slice(3));
  return new Map(
    slides.map((cell) => {
      const count = drops(state, BOARD.cell(cell)!).length;
      return [cell, { label: fill(count ? words.to : words.toNothing, { cell, count: String(count) }), count }];
    }),
  );
}

function diagonalLabel(cell: string, words: FoxuWords): string {
  const diagonal = DIAGONALS.find((each) => each.includes(cell))!;
  return fill(words.diagonal, { from: diagonal.slice(0, 2), to: diagonal.slice(2) });
}

function describe(view: FoxuView, words: FoxuWords): string {
  const holes = BOARD.cells.map(BOARD.name).filter((cell) => !corners.includes(cell));
  const open = holes.filter((cell) => !view.discs[cell]).join(' ');
  const [blue, yellow] = COLOURS.map((colour) => view.tubes.find((tube) => tube.colour === colour));
  if (!blue || !yellow) {
    const grey = holes.filter((cell) => view.discs[cell]).join(' ') || '–';
    return fill(words.setUp, { grey });
  }
  const details = {
    blue: blue.at,
    blueDiscs: String(blue.discs),
    yellow: yellow.at,
    yellowDiscs: String(yellow.discs),
    open,
  };
  return fill(words.position, details);
}

const sorted = (cells: readonly string[]) => [...cells].sort();
const depth = (cell: string, flipped: boolean) => (flipped ? -1 : 1) * BOARD.row(BOARD.cell(cell)!);
