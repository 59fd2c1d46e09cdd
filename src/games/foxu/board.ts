/** The board of Foxu: a teal tray with round wells, and two clear tubes whose discs can be counted. */
import type { Board, ControlGroup, Frame, Touch } from '../../board/board.ts';
import type { Seen } from '../../core/game.ts';
import { STAGGER_MS } from '../../svg/motion.ts';
import { advise } from './board/advice.ts';
import { emblem } from './board/emblem.ts';
import { ribbon, type ShownFoxuView, swapFrames } from './board/moment.ts';
import { place } from './board/place.ts';
import { scene } from './board/scene.ts';
import { diagonalLabel, type FoxuWords, type Input, ownColour, prompt } from './board/telling.ts';
import { COLOURS, type Colour, DIAGONALS, DISCS_PER_COLOUR, type FoxuEffect, type FoxuView } from './state.ts';

export interface FoxuDraft {
  /** The grey discs touched so far, where the Starter places them. */
  readonly grey: readonly string[];
  /** The tube whose slides are shown: one's own, or the other one to see what it threatens. */
  readonly picked?: Colour;
}

const NOTHING: FoxuDraft = { grey: [] };

export const board: Board<ShownFoxuView, FoxuDraft, FoxuWords, FoxuEffect> = {
  noDraft: NOTHING,
  below: 112,
  isFar: (seat) => seat === 1,
  scene,
  emblem,
  prompt,
  advise,
  controls,
  touch,
  key,
  frames,
  place,
  ribbon,
  ribbonEdge: 'top',
};

function controls({ moves, pattern, draft, words }: Input): readonly ControlGroup[] {
  if (pattern) {
    const { length } = draft.grey;
    const lay = { target: 'lay', label: words.lay, look: 'main', disabled: length !== DISCS_PER_COLOUR } as const;
    return [{ label: words.lay, controls: [lay, { target: 'clear', label: words.clear, disabled: length === 0 }] }];
  }
  const diagonals = DIAGONALS.filter((diagonal) => moves.includes(`diagonal:${diagonal}`)).map((diagonal) => ({
    target: `diagonal:${diagonal}`,
    label: diagonalLabel(diagonal, words),
  }));
  if (diagonals.length > 0) return [{ label: words.chooseDiagonal, controls: diagonals }];
  if (moves.includes('swap'))
    return [{ label: words.swap, controls: [{ target: 'swap', label: words.swap, look: 'main' }] }];
  return [];
}

function touch(input: Input, target: string): Touch<FoxuDraft> {
  const { view, moves, pattern, draft } = input;
  if (pattern) return layGrey(draft.grey, target);
  if (moves.includes(target)) return { move: target };
  const colour = COLOURS.find((each) => target === `tube:${each}`);
  if (colour) return { draft: draft.picked === colour ? NOTHING : { grey: [], picked: colour } };
  const diagonal = DIAGONALS.find((each) => !view.tubes.length && each.includes(target) && target.length === 2);
  if (diagonal) return { move: `diagonal:${diagonal}` };
  const own = ownColour(input);
  if (own === undefined) return undefined;
  // the other tube was only looked at
  if (draft.picked && draft.picked !== own) return { draft: NOTHING };
  const from = view.tubes.find((tube) => tube.colour === own)!.at;
  const slide = `${from}-${target}`;
  return moves.includes(slide) ? { move: slide } : { tried: slide };
}

function layGrey(grey: readonly string[], target: string): Touch<FoxuDraft> {
  if (target === 'clear') return { draft: NOTHING };
  if (target === 'lay') return { move: `grey:${[...grey].sort().join(',')}` };
  if (grey.includes(target)) return { draft: { grey: grey.filter((cell) => cell !== target) } };
  return grey.length < DISCS_PER_COLOUR ? { draft: { grey: [...grey, target] } } : undefined;
}

/** T takes one's own tube, O looks at the other, S swaps. */
function key(input: Input, pressed: string): string | undefined {
  const { view, moves } = input;
  const own = ownColour(input);
  const low = pressed.toLowerCase();
  if (low === 's') return moves.includes('swap') ? 'swap' : undefined;
  if (low !== 't' && low !== 'o') return undefined;
  const tube = view.tubes.find(({ colour }) => (colour === own) === (low === 't'));
  return tube && `tube:${tube.colour}`;
}

/** The tube goes from hole to hole, and a disc falls at each: it rolls on to the next one while a disc still falls. */
function frames(before: FoxuView, seen: Seen<FoxuEffect>, after: FoxuView): readonly Frame<ShownFoxuView>[] {
  const { move, effects } = seen;
  if (move === 'swap') return swapFrames(before, seen, after);
  if (!move.includes('-') || effects.length === 0) return [];
  let view = before;
  return effects.map(({ drop, colour }) => {
    view = {
      ...view,
      discs: { ...view.discs, [drop]: colour },
      tubes: view.tubes.map((tube) => (tube.colour === colour ? { ...tube, at: drop, discs: tube.discs - 1 } : tube)),
    };
    return { view, ms: STAGGER_MS };
  });
}
