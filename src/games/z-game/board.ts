/** The board of Z-Game: set up in secret, then pick a piece to move it or to turn it up. */
import type { Board, BoardInput, ControlGroup, Touch } from '../../board/board.ts';
import { advise } from './board/advice.ts';
import { emblem } from './board/emblem.ts';
import { frames, type ShownView } from './board/frames.ts';
import { ribbon } from './board/moment.ts';
import { place } from './board/place.ts';
import { savedControls, savedTarget, touchSaved } from './board/saved.ts';
import { savedBy, scene } from './board/scene.ts';
import { keyOfSetUp, NOTHING_PLACED, type SetUpDraft, settingUp, setUpControls, touchSetUp } from './board/set-up.ts';
import { prompt, type ZGameWords } from './board/telling.ts';
import type { Side, ZGameEffect, ZGameView } from './state.ts';

export interface ZGameDraft {
  readonly setUp?: SetUpDraft;
  /** The cell of a piece that is about to move or to be turned up. */
  readonly picked?: string;
  /** The cell of a piece that is only looked at. */
  readonly inspected?: string;
}
type Input = BoardInput<ShownView, ZGameDraft, ZGameWords, ZGameEffect>;

export const board: Board<ShownView, ZGameDraft, ZGameWords, ZGameEffect> = {
  noDraft: {},
  below: 112,
  isFar: (seat) => seat === 1,
  scene,
  emblem,
  prompt,
  advise,
  controls,
  touch,
  key,
  keeps,
  frames,
  place,
  ribbon,
};

function controls(input: Input): readonly ControlGroup[] {
  const { view, moves, draft, words, brokenOff } = input;
  if (brokenOff || moves.length === 0) return [];
  if (settingUp(view) !== undefined) {
    const setUp = draft.setUp ?? NOTHING_PLACED;
    const own = input.keepsakes ? [savedControls(savedBy(input), setUp, words)] : [];
    return [{ label: words.setUpGroup, controls: setUpControls(setUp, words) }, ...own];
  }
  const disabled = !moves.includes(turnUp(draft.picked));
  return [{ label: words.turnUp, controls: [{ target: 'turn-up', label: words.turnUp, look: 'main', disabled }] }];
}

const turnUp = (cell: string | undefined) => `${cell}!`;

function touch(input: Input, target: string): Touch<ZGameDraft> {
  const { view, moves, draft } = input;
  const side = settingUp(view);
  if (side !== undefined) return arrange(input, side, target);
  const { picked, inspected } = draft;
  if (target === 'turn-up') return moves.includes(turnUp(picked)) ? { move: turnUp(picked) } : undefined;
  const piece = view.pieces[target];
  if (picked === target) return piece?.up ? { draft: {} } : { move: turnUp(picked) };
  if (piece && piece.seat === view.viewer && moves.length > 0) return { draft: { picked: target } };
  if (picked !== undefined) {
    const move = `${picked}-${target}`;
    return moves.includes(move) ? { move } : { tried: move };
  }
  if (!piece && inspected === undefined) return undefined;
  if (inspected === target || !piece) return { draft: {} };
  return { draft: { inspected: target } };
}

function arrange(input: Input, side: Side, target: string): Touch<ZGameDraft> {
  const { view, moves, draft, keepsakes } = input;
  const setUp = draft.setUp ?? NOTHING_PLACED;
  const shelf = keepsakes && { keepsakes, layout: view.options.layout, list: savedBy(input) };
  const made = (shelf && touchSaved(shelf, setUp, target)) ?? touchSetUp(view, side, setUp, moves, target);
  if (made && 'keepsakes' in made) {
    const { keepsakes, draft } = made;
    return { keepsakes, ...(draft && { draft: { setUp: draft } }) };
  }
  if (made && 'draft' in made) return { draft: { setUp: made.draft } };
  if (made && 'draw' in made) return { draw: (random) => ({ setUp: made.draw(random) }) };
  return made;
}

/** Letters take pieces, digits bring kept set-ups, K keeps one and Delete forgets it. */
function key(input: Input, pressed: string): string | undefined {
  const { view, draft } = input;
  if (settingUp(view) !== undefined) {
    const setUp = draft.setUp ?? NOTHING_PLACED;
    const list = savedBy(input);
    if (/^[1-9]$/.test(pressed)) return Number(pressed) <= list.length ? savedTarget(Number(pressed) - 1) : undefined;
    const wish = KEYS[pressed.toLowerCase()];
    return wish ?? keyOfSetUp(setUp, pressed.toLowerCase());
  }
  return pressed === '!' || pressed.toLowerCase() === 't' ? 'turn-up' : undefined;
}

const KEYS: Readonly<Record<string, 'keep' | 'forget'>> = { k: 'keep', delete: 'forget' };

/** While one side arranges its pieces, the other may become ready. */
function keeps(before: ZGameView, after: ZGameView): boolean {
  return before.viewer === after.viewer && settingUp(before) !== undefined && settingUp(after) !== undefined;
}
