/** The board of Z-Game: set up in secret, then pick a piece to move it or to turn it up. */
import type { Board, BoardInput, ControlGroup, Touch } from '../../svg/board.ts';
import { frames, type ShownView } from './board-frames.ts';
import { scene } from './board-scene.ts';
import { keyOfSetUp, NOTHING_PLACED, type SetUpDraft, settingUp, setUpControls, touchSetUp } from './board-set-up.ts';
import { hint, type ZGameWords } from './board-telling.ts';
import type { ZGameEffect, ZGameView } from './state.ts';

export interface ZGameDraft {
  readonly setUp?: SetUpDraft;
  /** The cell of a piece that is about to move or to be turned up. */
  readonly picked?: string;
  /** The cell of a piece that is only looked at. */
  readonly inspected?: string;
}
type Input = BoardInput<ShownView, ZGameDraft, ZGameWords>;

export const board: Board<ShownView, ZGameDraft, ZGameWords, ZGameEffect> = {
  noDraft: {},
  scene,
  hint,
  controls,
  touch,
  key,
  keeps,
  frames,
};

function controls({ view, moves, draft, words }: Input): readonly ControlGroup[] {
  if (settingUp(view) !== undefined) {
    const setUp = draft.setUp ?? NOTHING_PLACED;
    return [{ label: words.setUpGroup, controls: setUpControls(setUp, moves.length === 0, words) }];
  }
  if (moves.length === 0) return [];
  const disabled = !moves.includes(turnUp(draft.picked));
  return [{ label: words.turnUp, controls: [{ target: 'turn-up', label: words.turnUp, look: 'main', disabled }] }];
}

const turnUp = (cell: string | undefined) => `${cell}!`;

function touch({ view, moves, draft }: Input, target: string): Touch<ZGameDraft> {
  const side = settingUp(view);
  if (side !== undefined) {
    const made = touchSetUp(view, side, draft.setUp ?? NOTHING_PLACED, moves, target);
    if (typeof made === 'string') return moves.includes(made) ? { move: made } : undefined;
    return made && { draft: { setUp: made } };
  }
  const { picked, inspected } = draft;
  if (target === 'turn-up') return moves.includes(turnUp(picked)) ? { move: turnUp(picked) } : undefined;
  const piece = view.pieces[target];
  if (picked === target) return piece?.up ? { draft: {} } : { move: turnUp(picked) };
  if (piece && piece.seat === view.viewer && moves.length > 0) return { draft: { picked: target } };
  if (picked !== undefined) {
    const move = `${picked}-${target}`;
    return moves.includes(move) ? { move } : { tried: move };
  }
  if (inspected === target || !piece) return { draft: {} };
  return { draft: { inspected: target } };
}

function key({ view, draft }: Input, pressed: string): string | undefined {
  if (settingUp(view) !== undefined) return keyOfSetUp(draft.setUp ?? NOTHING_PLACED, pressed.toLowerCase());
  return pressed === '!' || pressed.toLowerCase() === 't' ? 'turn-up' : undefined;
}

/** While one side arranges its pieces, the other may become ready. */
function keeps(before: ZGameView, after: ZGameView): boolean {
  return before.viewer === after.viewer && settingUp(before) !== undefined && settingUp(after) !== undefined;
}
